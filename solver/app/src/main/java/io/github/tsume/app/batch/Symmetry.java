package io.github.tsume.app.batch;

import java.util.Locale;

/**
 * A way to look at the same problem: in a mirror that changes left and right, from the other side
 * of the board with the colours changed, or both. Each undoes itself.
 *
 * <p>It holds for rules whose pieces are all their own mirror images.
 */
enum Symmetry {
  SAME(false, false),
  MIRRORED(true, false),
  TURNED(true, true),
  TURNED_AND_MIRRORED(false, true);

  /** Whether files are counted from the other side. */
  private final boolean otherFiles;

  /** Whether ranks are counted from the other side and the colours are changed. */
  private final boolean otherSide;

  Symmetry(boolean otherFiles, boolean otherSide) {
    this.otherFiles = otherFiles;
    this.otherSide = otherSide;
  }

  /**
   * A position seen so.
   *
   * @param position board, side and hands of a canonical SFEN, without its ply
   */
  String position(String position) {
    String[] fields = position.split(" ", 3);
    String[] ranks = fields[0].split("/", -1);
    StringBuilder board = new StringBuilder();
    for (int i = 0; i < ranks.length; i++) {
      String rank = ranks[otherSide ? ranks.length - 1 - i : i];
      board.append(i == 0 ? "" : "/").append(otherFiles ? reversed(rank) : rank);
    }
    if (!otherSide) {
      return board + " " + fields[1] + " " + fields[2];
    }
    String side = fields[1].equals("b") ? "w" : "b";
    return swapped(board.toString()) + " " + side + " " + hands(fields[2]);
  }

  /** A rank from right to left: a "+" stays before its piece. */
  private static String reversed(String rank) {
    StringBuilder text = new StringBuilder();
    for (int i = rank.length() - 1; i >= 0; i--) {
      boolean promoted = i > 0 && rank.charAt(i - 1) == '+';
      text.append(promoted ? "+" : "").append(rank.charAt(i));
      i -= promoted ? 1 : 0;
    }
    return text.toString();
  }

  /** Both hands with the colours changed; that of Black comes first. */
  private static String hands(String hands) {
    int white = 0;
    for (int i = 0; i < hands.length(); i++) {
      if (Character.isUpperCase(hands.charAt(i))) {
        white = i + 1;
      }
    }
    return swapped(hands.substring(white)) + swapped(hands.substring(0, white));
  }

  private static String swapped(String text) {
    StringBuilder swapped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      String letter = text.substring(i, i + 1);
      String upper = letter.toUpperCase(Locale.ROOT);
      swapped.append(letter.equals(upper) ? letter.toLowerCase(Locale.ROOT) : upper);
    }
    return swapped.toString();
  }

  /**
   * A move seen so.
   *
   * @param move in USI
   * @param width how many files the board has
   * @param height how many ranks
   */
  String move(String move, int width, int height) {
    StringBuilder seen = new StringBuilder(move);
    for (int i = move.charAt(1) == '*' ? 2 : 0; i + 1 < move.length(); i += 2) {
      char file = move.charAt(i);
      char rank = move.charAt(i + 1);
      if (otherFiles) {
        seen.setCharAt(i, (char) ('0' + width + 1 - (file - '0')));
      }
      if (otherSide) {
        seen.setCharAt(i + 1, (char) ('a' + height - 1 - (rank - 'a')));
      }
    }
    return seen.toString();
  }
}
