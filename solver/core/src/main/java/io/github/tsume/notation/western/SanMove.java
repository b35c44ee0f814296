package io.github.tsume.notation.western;

import io.github.tsume.board.Move;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Single moves in the algebraic notation of chess, as servers of chess variants write them: "Pe4",
 * "Bxc3=H+", "G2f2", "P@c6".
 *
 * <p>Files are letters from the left, ranks are numbers from below. Promoted pieces have letters of
 * their own, which say how they move: a promoted pawn is "G", as a gold is; a horse is "H", a
 * dragon "D". A sign of check at the end says nothing.
 */
public final class SanMove {
  private static final Pattern NAMED =
      Pattern.compile("(\\+?)([A-Z])([a-i]?)([1-9]?)([-x@*]?)([a-i])([1-9])(=[A-Z]?)?[+#!?]*");
  private static final Pattern SQUARES = Pattern.compile("([a-i])([1-9])([a-i])([1-9])(\\+?)[!?]*");

  private SanMove() {}

  /** Whether a word looks like such a move, whatever the position. */
  public static boolean is(String word) {
    return NAMED.matcher(word).matches() || SQUARES.matcher(word).matches();
  }

  /** The move that a word names in a position, or null if it names none or more than one. */
  static @Nullable Integer read(Replay replay, String word) {
    Matcher squares = SQUARES.matcher(word);
    if (squares.matches()) {
      int from = square(replay.rules(), squares.group(1), squares.group(2));
      int to = square(replay.rules(), squares.group(3), squares.group(4));
      boolean goes = from >= 0 && to >= 0 && from != to;
      int move = goes ? replay.move(from, to, !squares.group(5).isEmpty()) : Move.NONE;
      return move == Move.NONE ? null : move;
    }
    Matcher named = NAMED.matcher(word);
    return named.matches() ? read(replay, named) : null;
  }

  private static @Nullable Integer read(Replay replay, Matcher named) {
    Ruleset rules = replay.rules();
    int to = square(rules, named.group(6), named.group(7));
    boolean drop = named.group(5).equals("@") || named.group(5).equals("*");
    List<Integer> kinds = kinds(rules, named.group(2).charAt(0), !named.group(1).isEmpty());
    if (to < 0) {
      return null;
    }
    if (drop) {
      int kind = rules.kindOf(named.group(2).charAt(0));
      return kind > 0 && kind != Piece.KING ? Move.drop(kind, to) : null;
    }
    List<Integer> found = new ArrayList<>();
    for (int kind : kinds) {
      for (int from : replay.origins(kind, to)) {
        boolean file = named.group(3).isEmpty() || named.group(3).equals(fileOf(rules, from));
        boolean rank = named.group(4).isEmpty() || named.group(4).equals(rankOf(rules, from));
        if (file && rank) {
          found.add(replay.move(from, to, named.group(8) != null));
        }
      }
    }
    if (found.size() > 1) {
      found.removeIf(move -> !replay.isLegal(move));
    }
    return found.size() == 1 ? found.get(0) : null;
  }

  /** The kinds of pieces that a letter may stand for. */
  private static List<Integer> kinds(Ruleset rules, char letter, boolean promoted) {
    List<Integer> kinds = new ArrayList<>();
    String promotes = rules == ToriShogi.RULES ? "GSEF" : "GPGLGNGSHBDR";
    for (int at = 0; at < promotes.length(); at += 2) {
      int kind = promotes.charAt(at) == letter ? rules.kindOf(promotes.charAt(at + 1)) : -1;
      if (kind > 0) {
        kinds.add(kind | Piece.PROMOTED);
      }
    }
    int plain = rules.kindOf(letter);
    if (plain >= 0 && (!promoted || rules.canPromote(plain))) {
      kinds.add(promoted ? plain | Piece.PROMOTED : plain);
    }
    return kinds;
  }

  /** The square of a file and a rank as chess names them, or -1. */
  private static int square(Ruleset rules, String file, String rank) {
    int column = file.charAt(0) - 'a';
    int row = rules.height() - (rank.charAt(0) - '0');
    return column < rules.width() && row >= 0 ? rules.square(rules.width() - 1 - column, row) : -1;
  }

  private static String fileOf(Ruleset rules, int square) {
    return String.valueOf((char) ('a' + rules.width() - 1 - rules.file(square)));
  }

  private static String rankOf(Ruleset rules, int square) {
    return String.valueOf(rules.height() - rules.rank(square));
  }
}
