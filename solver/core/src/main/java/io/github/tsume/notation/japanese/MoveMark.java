package io.github.tsume.notation.japanese;

/** The marks behind a piece that tell which one moves: 左右直上寄引, and 打 for a drop. */
public final class MoveMark {
  /** What is no mark. */
  public static final char NONE = 0;

  private MoveMark() {}

  /** A mark as it is usually written, 上 for 行 and 入 and 引 for 下; {@link #NONE} for the rest. */
  public static char of(char written) {
    char mark =
        switch (written) {
          case '行', '入' -> '上';
          case '下' -> '引';
          default -> written;
        };
    return "左右直上寄引打".indexOf(mark) < 0 ? NONE : mark;
  }
}
