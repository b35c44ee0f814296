package io.github.tsume.notation.sfen;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * USEN, the form of Shogi Playground and ShogiHome for links: a position ("_" for "/", "." for
 * blanks, "z" for "+"; none is the start of a game), then lines, each "~", the ply where it leaves
 * the others, a dot, moves of three digits to the base 36, a dot, how it ends.
 */
final class Usen {
  private static final Pattern FORM =
      Pattern.compile(
          "([0-9A-Za-z_.-]*)~0\\.([0-9a-z]*)\\.([a-z]?)((?:~[0-9]+\\.[0-9a-z]*\\.[a-z]?)*)");

  /** The pieces that are dropped, by their number after the squares and the promoted ones. */
  private static final String HELD = "KGPLNSBR";

  private static final int SQUARES = 81;
  private static final int FIRST_HELD = SQUARES + 8;

  private Usen() {}

  /** The main line in USI, or null if the text is no USEN; other lines are left out. */
  static @Nullable Links plain(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches() || form.group(2).length() % 3 != 0) {
      return null;
    }
    String position = form.group(1).replace('_', '/').replace('.', ' ').replace('z', '+').strip();
    StringBuilder line = new StringBuilder(position.isEmpty() ? "startpos" : position + " 1");
    String moves = form.group(2);
    for (int at = 0; at < moves.length(); at += 3) {
      String move = move(Integer.parseInt(moves.substring(at, at + 3), 36));
      if (move == null) {
        return null;
      }
      line.append(at == 0 ? " moves " : " ").append(move);
    }
    if (form.group(3).equals("r")) {
      line.append(moves.isEmpty() ? " moves resign" : " resign");
    }
    String others = form.group(4);
    return new Links(line.toString(), false, others.isEmpty() ? null : others);
  }

  private static @Nullable String move(int code) {
    int from = code / (2 * SQUARES);
    String to = square(code / 2 % SQUARES);
    if (from < SQUARES) {
      return square(from) + to + (code % 2 == 1 ? "+" : "");
    }
    int held = from - FIRST_HELD;
    return held < 0 || held >= HELD.length() ? null : HELD.charAt(held) + "*" + to;
  }

  private static String square(int index) {
    return "" + (index % 9 + 1) + (char) ('a' + index / 9);
  }
}
