package io.github.tsume.app.cli.options;

/** What {@code solve} looks for. */
public enum Goal {
  /** A mate by checks alone. */
  MATE,
  /** A brinkmate: a move after which every defence is answered by a mate. */
  HISSHI
}
