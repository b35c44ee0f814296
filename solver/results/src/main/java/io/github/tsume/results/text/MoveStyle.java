package io.github.tsume.results.text;

import org.jspecify.annotations.Nullable;

/** The style in which moves are written for people. */
public enum MoveStyle {
  USI,
  JA,
  WESTERN;

  /** The style asked for or, if none is, the one that readers of the language expect. */
  public static MoveStyle of(@Nullable MoveStyle asked, Messages messages) {
    return asked != null ? asked : messages.isJapanese() ? JA : WESTERN;
  }
}
