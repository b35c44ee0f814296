package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Lines;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.rules.Ruleset;

/** The game where only the size of the board tells, as in SFEN and CSA. */
public final class BoardSize {
  private BoardSize() {}

  /** The game with that board: the one that was asked for if it fits or if no other does. */
  static Ruleset game(int width, int height, ReadOptions options) {
    Ruleset asked = options.rules();
    if (options.rulesStated() || (asked.width() == width && asked.height() == height)) {
      return asked;
    }
    for (Ruleset other : Ruleset.all()) {
      if (other.width() == width && other.height() == height) {
        return other;
      }
    }
    return asked;
  }

  /** Tells which game the size of the board was taken to mean. */
  public static void warn(
      Ruleset game, ReadOptions options, Warnings warnings, int line, int column) {
    if (game != options.rules()) {
      String size = game.width() + "x" + game.height();
      warnings.add(WarningCode.GUESSED_RULES, line, column, game, size);
    }
  }

  /** The game of the first word of an SFEN that is a board, before any tab. */
  public static Ruleset ofSfen(String text, int start, int end, ReadOptions options) {
    int slash = text.indexOf('/', start);
    if (slash < 0 || slash >= end) {
      return options.rules();
    }
    int first = slash;
    while (first > start && !SfenParser.isSpace(text.charAt(first - 1))) {
      first--;
    }
    int height = 1;
    for (int at = slash; at < end && !SfenParser.isSpace(text.charAt(at)); at++) {
      height += text.charAt(at) == '/' ? 1 : 0;
    }
    int width = 0;
    for (int at = first; at < slash; at++) {
      char c = text.charAt(at);
      width += SfenParser.isDigit(c) ? c - '0' : c == '+' ? 0 : 1;
    }
    return game(width, height, options);
  }

  /** The game of the rows "P1", "P2", … that come next in a CSA record. */
  public static Ruleset ofCsa(Lines lines, ReadOptions options) {
    int width = 0;
    int height = 0;
    int read = 0;
    boolean rows = true;
    while (rows && lines.hasNext()) {
      String line = lines.next();
      read++;
      char second = line.length() > 1 ? line.charAt(1) : ' ';
      if (line.startsWith("P") && second >= '1' && second <= '9') {
        width = height == 0 ? cells(line) : width;
        height++;
      }
      boolean before = height == 0 && !line.startsWith("/") && !line.startsWith("+");
      rows = before || line.startsWith("P") || line.startsWith("'");
    }
    for (int i = 0; i < read; i++) {
      lines.back();
    }
    return game(width, height, options);
  }

  /** How many cells a row has: signs of pieces and stars. */
  private static int cells(String row) {
    return (int) row.chars().filter(c -> c == '+' || c == '-' || c == '*').count();
  }
}
