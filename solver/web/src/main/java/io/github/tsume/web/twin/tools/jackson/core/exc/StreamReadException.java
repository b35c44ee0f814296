package io.github.tsume.web.twin.tools.jackson.core.exc;

import io.github.tsume.web.twin.tools.jackson.core.JacksonException;
import io.github.tsume.web.twin.tools.jackson.core.TokenStreamLocation;

/** A text that is no JSON. */
public final class StreamReadException extends JacksonException {
  private static final long serialVersionUID = 1;

  public StreamReadException(String message, TokenStreamLocation location) {
    super(message, location);
  }
}
