package io.github.tsume.app.container;

import org.jspecify.annotations.Nullable;

/**
 * A file in a container, which is no container itself.
 *
 * @param name its path within the container; empty for the letter of a mail
 * @param bytes what is in it
 * @param trouble why there is nothing in it; null if there is
 */
public record Member(String name, byte[] bytes, @Nullable Trouble trouble) {

  /** A reason for which a container, or a part of it, is not opened. */
  public enum Trouble {
    DAMAGED,
    TOO_LARGE,
    TOO_DEEP
  }

  Member(String name, byte[] bytes) {
    this(name, bytes, null);
  }

  Member(String name, Trouble trouble) {
    this(name, new byte[0], trouble);
  }

  /** The same as a member of a container that is a member itself. */
  public Member in(String container) {
    String place =
        container.isEmpty() || name.isEmpty() ? container + name : container + "/" + name;
    return new Member(place, bytes, trouble);
  }
}
