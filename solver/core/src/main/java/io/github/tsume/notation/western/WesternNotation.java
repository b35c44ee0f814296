package io.github.tsume.notation.western;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;

/**
 * Western move notation in the style of Hodges: {@code P-7f}, {@code Bx3c+}, {@code G*5b}, {@code
 * S6i-5h=}.
 *
 * <p>A move is the piece (with "+" in front if promoted), its origin only if another piece of the
 * kind could go there too, "-" for a move, "x" for a capture, "*" for a drop, the destination as
 * file digit and rank letter, then "+" for promotion or "=" for declining it.
 *
 * <p>Tori shogi has names of two letters (Sw, Cr, Pt, Fa, Ph, Q) and no "=", for promotion is
 * compulsory. A quail is LQ or RQ only where the other one could go there too.
 */
public final class WesternNotation {
  private WesternNotation() {}

  /** The move in Western notation. */
  public static String text(Position position, int move) {
    return text(Replay.of(position.toSetup()), move);
  }

  /** The move in Western notation. */
  public static String text(Replay replay, int move) {
    Ruleset rules = replay.rules();
    int to = Move.to(move);
    StringBuilder text = new StringBuilder(piece(replay, move));
    if (Move.isDrop(move)) {
      return text.append('*').append(rules.squareName(to)).toString();
    }
    int from = Move.from(move);
    int[] origins = replay.origins(Move.kind(move), to);
    if (origins.length != 1 || origins[0] != from) {
      text.append(rules.squareName(from));
    }
    text.append(Move.isCapture(move) ? 'x' : '-').append(rules.squareName(to));
    if (Move.promotes(move)) {
      text.append('+');
    } else if (replay.mayPromote(Move.kind(move), from, to)) {
      text.append('='); // in Tori shogi of illegal moves only
    }
    return text.toString();
  }

  /** A line of moves in Western notation. */
  public static List<String> line(Setup setup, int... moves) {
    Replay replay = Replay.of(setup);
    List<String> texts = new ArrayList<>();
    for (int move : moves) {
      texts.add(text(replay, move));
      replay.play(move);
    }
    return texts;
  }

  /**
   * The legal move that a text names, or {@link Move#NONE} if it names none or several. "=" may be
   * left out, and the case of Tori names does not matter.
   */
  public static int resolve(Position position, String text) {
    int[] moves = LegalMoves.of(position);
    Replay replay = Replay.of(position.toSetup());
    boolean tori = position.rules() == ToriShogi.RULES;
    int found = Move.NONE;
    for (int move : moves) {
      String written = text(replay, move);
      boolean same = tori ? written.equalsIgnoreCase(text) : written.equals(text);
      boolean plain = written.endsWith("=") && written.equals(text + "=");
      if (same || plain) {
        if (found != Move.NONE) {
          return Move.NONE;
        }
        found = move;
      }
    }
    return found;
  }

  /** The name of a kind, such as "P", "+R", "Sw" or "LQ". */
  public static String name(Ruleset rules, int kind) {
    char letter = rules.type(kind).letter();
    String plus = Piece.isPromoted(kind) ? "+" : "";
    if (rules != ToriShogi.RULES) {
      return plus + letter;
    }
    return plus
        + switch (letter) {
          case 'K' -> "Ph";
          case 'F' -> "Fa";
          case 'C' -> "Cr";
          case 'P' -> "Pt";
          case 'S' -> "Sw";
          default -> letter + "Q";
        };
  }

  /**
   * The kinds, not promoted, that a name may mean, in either case for birds: both quails for "Q",
   * none if it is no name.
   */
  public static List<Integer> kinds(Ruleset rules, String name) {
    boolean tori = rules == ToriShogi.RULES;
    String letters = !tori ? name : name.equalsIgnoreCase("Q") ? "LR" : bird(rules, name);
    List<Integer> kinds = new ArrayList<>();
    for (int i = 0; i < letters.length() && (tori || letters.length() == 1); i++) {
      int kind = rules.kindOf(letters.charAt(i));
      if (kind >= 0) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  /** The letter of a bird, or nothing. */
  private static String bird(Ruleset rules, String name) {
    return "KFCPSLR"
        .chars()
        .mapToObj(letter -> String.valueOf((char) letter))
        .filter(letter -> name(rules, rules.kindOf(letter.charAt(0))).equalsIgnoreCase(name))
        .findFirst()
        .orElse("");
  }

  private static String piece(Replay replay, int move) {
    String name = name(replay.rules(), Move.kind(move));
    boolean quail = name.length() == 2 && name.endsWith("Q");
    return quail && !otherQuailToo(replay, move) ? "Q" : name;
  }

  private static boolean otherQuailToo(Replay replay, int move) {
    Ruleset rules = replay.rules();
    char letter = rules.type(Move.kind(move)).letter();
    int other = rules.kindOf(letter == 'L' ? 'R' : 'L');
    return Move.isDrop(move)
        ? replay.hand(replay.sideToMove(), other) > 0
        : replay.origins(other, Move.to(move)).length > 0;
  }
}
