package io.github.tsume.web.twin.tools.jackson.core;

import org.jspecify.annotations.Nullable;

/**
 * The reason why a text could not be read: a limit was passed, or as a subclass that it is no JSON.
 */
public class JacksonException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient TokenStreamLocation location;

  public JacksonException(String message, TokenStreamLocation location) {
    super(message);
    this.location = location;
  }

  public TokenStreamLocation getLocation() {
    return location;
  }

  public @Nullable String getOriginalMessage() {
    return getMessage();
  }
}
