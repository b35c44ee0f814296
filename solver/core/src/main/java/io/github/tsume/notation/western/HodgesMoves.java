package io.github.tsume.notation.western;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.record.Replay;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A reader of single moves in Western notation, legal or not; {@link WesternNotation} writes them.
 * The sign of a plain move or of a capture may be left out ("P76"), that of a drop may not.
 */
public final class HodgesMoves {
  private static final String BIRDS = "Sw|LQ|RQ|Q|Pt|Cr|Fa|Ph";
  private static final String REST = "([1-9][a-i1-9])?([-x*]?)([1-9][a-i1-9])([+=]?)";
  private static final Pattern BIRD =
      Pattern.compile("(\\+?)(" + BIRDS + ")" + REST, Pattern.CASE_INSENSITIVE);
  private static final Pattern PIECE = Pattern.compile("(\\+?)([KRBGSNLP])" + REST);

  private final Replay replay;
  private final String text;
  private final int line;
  private final int column;

  private HodgesMoves(Replay replay, String text, int line, int column) {
    this.replay = replay;
    this.text = text;
    this.line = line;
    this.column = column;
  }

  /** Whether the text looks like a move of Tori shogi, whatever the position. */
  static boolean isBird(String text) {
    return BIRD.matcher(text).matches();
  }

  /** Whether the text looks like a move of some game. */
  static boolean isMove(String text) {
    return isBird(text) || PIECE.matcher(text).matches();
  }

  /** The move that a text names in a position. */
  public static int parse(Replay replay, String text, int line, int column) throws ReadException {
    return new HodgesMoves(replay, text, line, column).parse();
  }

  private int parse() throws ReadException {
    Ruleset rules = replay.rules();
    boolean tori = rules == ToriShogi.RULES;
    Matcher matcher = (tori ? BIRD : PIECE).matcher(text);
    if (!matcher.matches()) {
      throw error(ErrorCode.BAD_MOVE, tori ? "Sw-3c|Swx3c+|Sw*3c" : "P-7f|Px2b+|P*7f", text);
    }
    List<Integer> kinds = kinds(matcher.group(2), !matcher.group(1).isEmpty());
    String origin = matcher.group(3);
    int to = square(matcher.group(5));
    int from = origin == null ? -1 : square(origin);
    boolean drop = matcher.group(4).equals("*");
    if (drop && (from >= 0 || kinds.contains(Piece.KING) || Piece.isPromoted(kinds.get(0)))) {
      throw error(ErrorCode.BAD_MOVE, "a piece in hand", text);
    }
    List<Integer> found = new ArrayList<>();
    for (int kind : kinds) {
      if (drop) {
        drops(kind, kinds.size() == 1, to, found);
      } else {
        moves(kind, from, to, matcher.group(6), found);
      }
    }
    if (found.size() > 1) {
      List<Integer> legal = found.stream().filter(replay::isLegal).toList();
      found = legal.size() == 1 ? new ArrayList<>(legal) : found;
    }
    if (found.size() != 1) {
      boolean none = found.isEmpty();
      throw error(
          none ? ErrorCode.NO_SUCH_MOVE : ErrorCode.AMBIGUOUS_MOVE,
          none ? dropped(kinds, matcher) : "the origin, as in Cr5c-4b",
          text);
    }
    checkCapture(found.get(0), matcher.group(4));
    return found.get(0);
  }

  /** What may have been meant by a move without a sign that no piece on the board can make. */
  private String dropped(List<Integer> kinds, Matcher move) {
    boolean held = kinds.stream().anyMatch(kind -> replay.hand(replay.sideToMove(), kind) > 0);
    boolean plain = move.group(3) == null && move.group(4).isEmpty();
    return plain && held ? move.group(2) + "*" + move.group(5) : "";
  }

  private List<Integer> kinds(String name, boolean promoted) throws ReadException {
    Ruleset rules = replay.rules();
    List<Integer> kinds = WesternNotation.kinds(rules, name);
    if (kinds.isEmpty() || (promoted && !kinds.stream().allMatch(rules::canPromote))) {
      throw error(ErrorCode.UNKNOWN_PIECE, "piece", (promoted ? "+" : "") + name);
    }
    return promoted ? kinds.stream().map(kind -> kind | Piece.PROMOTED).toList() : kinds;
  }

  private int square(String name) throws ReadException {
    String plain = name.toLowerCase(Locale.ROOT);
    char rank = plain.charAt(1);
    // Ranks may be numbers too.
    plain = rank <= '9' ? "" + plain.charAt(0) + (char) ('a' + rank - '1') : plain;
    int square = replay.rules().squareNamed(plain);
    if (square < 0) {
      Ruleset rules = replay.rules();
      String last = rules.squareName(rules.squares() - 1);
      throw error(ErrorCode.BAD_SQUARE, "1a-" + last, name);
    }
    return square;
  }

  /** A drop of a kind that is not in hand is illegal, but no other piece can be meant. */
  private void drops(int kind, boolean only, int to, List<Integer> found) {
    if (only || replay.hand(replay.sideToMove(), kind) > 0) {
      found.add(Move.drop(kind, to));
    }
  }

  private void moves(int kind, int from, int to, String suffix, List<Integer> found) {
    if (from >= 0) {
      if (from != to && replay.piece(from) == Piece.of(kind, replay.sideToMove())) {
        found.add(move(kind, from, to, suffix));
      }
      return;
    }
    for (int origin : replay.origins(kind, to)) {
      found.add(move(kind, origin, to, suffix));
    }
  }

  /** Where promotion is compulsory its sign may be left out. */
  private int move(int kind, int from, int to, String suffix) {
    boolean must = replay.rules().compulsoryPromotion() && replay.mayPromote(kind, from, to);
    return replay.move(from, to, suffix.equals("+") || (suffix.isEmpty() && must));
  }

  private void checkCapture(int move, String sign) throws ReadException {
    if (!sign.isEmpty() && !sign.equals("*")) {
      boolean taken = replay.piece(Move.to(move)) != Piece.EMPTY;
      boolean king = Piece.handKind(replay.piece(Move.to(move))) == Piece.KING;
      if (taken != sign.equals("x") && !(taken && king)) {
        throw error(ErrorCode.NO_SUCH_MOVE, taken ? "x" : "-", text);
      }
    }
  }

  private ReadException error(ErrorCode code, String expected, Object argument) {
    return new ReadException(code, line, column, expected, argument);
  }
}
