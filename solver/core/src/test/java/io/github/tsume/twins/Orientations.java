package io.github.tsume.twins;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Movement;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.PieceType;
import io.github.tsume.rules.Ruleset;
import java.util.List;
import java.util.stream.IntStream;

/** The same problem seen in a mirror, or with the board turned and colours swapped, naively. */
public final class Orientations {
  private Orientations() {}

  /** Left and right exchanged. */
  public static Setup mirrored(Setup setup) {
    Ruleset rules = setup.rules();
    Setup.Builder builder = setup.toBuilder();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      int other = rules.square(rules.width() - 1 - rules.file(square), rules.rank(square));
      builder.piece(
          other,
          piece == Piece.EMPTY
              ? piece
              : Piece.of(mirroredKind(rules, Piece.kind(piece)), Piece.side(piece)));
    }
    for (Color color : Color.values()) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        if (setup.hand(color, kind) != setup.hand(color, mirroredKind(rules, kind))) {
          builder.hand(color, mirroredKind(rules, kind), setup.hand(color, kind));
        }
      }
    }
    return builder.build();
  }

  /** The board turned by half, and the colours swapped. */
  public static Setup turned(Setup setup) {
    Ruleset rules = setup.rules();
    Setup.Builder builder = setup.toBuilder();
    for (int square = 0; square < rules.squares(); square++) {
      int piece = setup.piece(square);
      int other = rules.squares() - 1 - square;
      builder.piece(
          other, piece == Piece.EMPTY ? piece : Piece.of(Piece.kind(piece), 1 - Piece.side(piece)));
    }
    Color black = Color.BLACK;
    Color white = Color.WHITE;
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      builder.hand(black, kind, setup.hand(white, kind));
      builder.hand(white, kind, setup.hand(black, kind));
    }
    builder.handStated(black, setup.handStated(white));
    builder.handStated(white, setup.handStated(black));
    builder.sideToMove(setup.sideToMove() == black ? white : black);
    return builder.build();
  }

  /** The kind whose pieces move as those of another do in a mirror. */
  public static int mirroredKind(Ruleset rules, int kind) {
    PieceType type = rules.type(kind);
    return IntStream.range(0, rules.kindLimit())
            .filter(other -> isMirrorImage(rules.type(other).movements(), type.movements()))
            .filter(
                other -> other == (kind & 7) || !isMirrorImage(type.movements(), type.movements()))
            .findFirst()
            .orElseThrow()
        | (kind & Piece.PROMOTED);
  }

  private static boolean isMirrorImage(List<Movement> a, List<Movement> b) {
    return a.size() == b.size()
        && a.stream()
            .allMatch(
                m ->
                    b.stream()
                        .anyMatch(
                            o -> o.dx() == -m.dx() && o.dy() == m.dy() && o.range() == m.range()));
  }

  /**
   * The text by which ties between moves are told apart: that of USI in the problem as seen from
   * its attacker, who moves up the board, with the defender's king on the right.
   */
  public static String seen(Position start, int move) {
    Ruleset rules = start.rules();
    Setup setup = start.toSetup();
    boolean turn = start.side() == 1;
    Setup upright = turn ? turned(setup) : setup;
    Setup mirror = mirrored(upright);
    int file = kingFile(upright);
    int other = kingFile(mirror);
    boolean flip = file == other ? isBefore(mirror, upright) : other < file;
    String text = Move.isDrop(move) ? drop(rules, move, flip) + "*" : "";
    if (!Move.isDrop(move)) {
      text += square(rules, Move.from(move), turn, flip);
    }
    text += square(rules, Move.to(move), turn, flip);
    // With promotion before without.
    return text + (Move.promotes(move) ? "" : "-");
  }

  private static char drop(Ruleset rules, int move, boolean flip) {
    int kind = Move.kind(move);
    return rules.type(flip ? mirroredKind(rules, kind) : kind).letter();
  }

  private static String square(Ruleset rules, int square, boolean turn, boolean flip) {
    int from = turn ? rules.squares() - 1 - square : square;
    int file = flip ? rules.width() - 1 - rules.file(from) : rules.file(from);
    return rules.squareName(rules.square(file, rules.rank(from)));
  }

  private static int kingFile(Setup setup) {
    Ruleset rules = setup.rules();
    for (int square = 0; square < rules.squares(); square++) {
      if (setup.piece(square) == Piece.of(Piece.KING, Color.WHITE)) {
        return rules.file(square);
      }
    }
    return rules.width() / 2;
  }

  private static boolean isBefore(Setup a, Setup b) {
    Ruleset rules = a.rules();
    for (int square = 0; square < rules.squares(); square++) {
      int compared = Integer.compare(number(a.piece(square)), number(b.piece(square)));
      if (compared != 0) {
        return compared < 0;
      }
    }
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      for (Color color : Color.values()) {
        if (a.hand(color, kind) != b.hand(color, kind)) {
          return a.hand(color, kind) < b.hand(color, kind);
        }
      }
    }
    return false;
  }

  /** An empty square first, then by kinds, of each kind the attacker's before the defender's. */
  private static int number(int piece) {
    return piece == Piece.EMPTY ? 0 : 2 * Piece.kind(piece) + Piece.side(piece) + 1;
  }
}
