package io.github.tsume.moves;

import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.Random;

/**
 * Legal positions from a seed, the same for the same seed: a third from random games, a third with
 * pieces strewn about, a third of either sort without the king of the side to move.
 */
public final class RandomPositions {
  private static final int ATTEMPTS = 1000;

  private RandomPositions() {}

  /** The position of a seed. */
  public static Position of(Ruleset rules, long seed) {
    Random random = new Random(seed * 0x9e3779b97f4a7c15L + rules.squares());
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      boolean strewn = seed % 3 == 1 || (seed % 3 == 2 && random.nextBoolean());
      Setup setup = strewn ? strewn(rules, random) : game(rules, random);
      if (seed % 3 == 2) {
        setup = withoutKing(setup, setup.sideToMove());
      }
      if (setup.faults().isEmpty()) {
        return Position.of(setup);
      }
    }
    throw new IllegalStateException("no legal position for seed " + seed);
  }

  /** Plays a random number of random moves from the start, with a taste for checks. */
  private static Setup game(Ruleset rules, Random random) {
    Position position = Position.of(Sfen.parse(rules.startSfen(), rules));
    int[] moves = new int[Position.MAX_MOVES];
    for (int plies = random.nextInt(160); plies > 0; plies--) {
      int end = random.nextInt(3) == 0 ? CheckMoves.generate(position, moves, 0) : 0;
      if (end == 0) {
        end = LegalMoves.generate(position, moves, 0);
      }
      if (end == 0) {
        break;
      }
      position.play(moves[random.nextInt(end)]);
    }
    return position.toSetup();
  }

  /** Deals every piece of the full set to the board, a hand, or nowhere. */
  private static Setup strewn(Ruleset rules, Random random) {
    Setup.Builder builder = Setup.builder(rules);
    builder.sideToMove(random.nextBoolean() ? Color.BLACK : Color.WHITE);
    int onBoard = 5 + random.nextInt(60);
    for (Color color : Color.values()) {
      strew(builder, rules, Piece.of(Piece.KING, color), random);
    }
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      for (int i = 0; i < rules.type(kind).count(); i++) {
        Color color = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        int dice = random.nextInt(100);
        if (dice < onBoard) {
          boolean promoted = rules.canPromote(kind) && random.nextInt(3) == 0;
          strew(builder, rules, Piece.of(promoted ? kind + 8 : kind, color), random);
        } else if (dice < 90) {
          builder.addToHand(color, kind, 1);
        }
      }
    }
    return builder.build();
  }

  /** Puts the piece on a random square; gives up if it is taken or would be a fault of its own. */
  private static void strew(Setup.Builder builder, Ruleset rules, int piece, Random random) {
    int square = random.nextInt(rules.squares());
    if (builder.piece(square) != Piece.EMPTY) {
      return;
    }
    builder.piece(square, piece);
    boolean faulty =
        builder.build().faults().stream()
            .anyMatch(
                fault ->
                    switch (fault.code()) {
                      case IMMOBILE_PIECE, TOO_MANY_PAWNS_ON_FILE -> true;
                      default -> false;
                    });
    if (faulty) {
      builder.piece(square, Piece.EMPTY);
    }
  }

  private static Setup withoutKing(Setup setup, Color color) {
    Setup.Builder builder = setup.toBuilder();
    for (int square = 0; square < setup.rules().squares(); square++) {
      if (setup.piece(square) == Piece.of(Piece.KING, color)) {
        builder.piece(square, Piece.EMPTY);
      }
    }
    return builder.build();
  }
}
