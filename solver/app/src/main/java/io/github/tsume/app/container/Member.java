package io.github.tsume.app.container;

import org.jspecify.annotations.Nullable;

/**
 * A file in a container, which is no container itself.
 *
 * @param name its path within the container; empty for the letter of a mail
 * @param bytes what is in it
 * @param trouble why there is nothing in it; null if there is
 * @param expected what should have been there; may be empty
 */
public record Member(String name, byte[] bytes, @Nullable Trouble trouble, String expected) {

  /** A reason for which a container, or a part of it, is not opened, or not to its end. */
  public enum Trouble {
    EMPTY,
    ENDS_EARLY,
    DAMAGED,
    ENCRYPTED,
    OTHER_KIND,
    /** It may hold what was sent, in a form that is not read here. */
    NOT_OPENED,
    TOO_LARGE,
    TOO_DEEP
  }

  Member(String name, byte[] bytes) {
    this(name, bytes, null, "");
  }

  Member(String name, Trouble trouble) {
    this(name, trouble, "");
  }

  Member(String name, Trouble trouble, String expected) {
    this(name, new byte[0], trouble, expected);
  }

  /** The same as all that there is in its container. */
  Member alone() {
    return new Member("", bytes, trouble, expected);
  }

  /** The same as a member of a container that is a member itself. */
  public Member in(String container) {
    String place =
        container.isEmpty() || name.isEmpty() ? container + name : container + "/" + name;
    return new Member(place, bytes, trouble, expected);
  }
}
