package io.github.tsume.bench.free;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.SplittableRandom;

/**
 * A source of boards to begin with, drawn at random: the defender's king, few of his pieces around
 * it, and at most two of the attacker's.
 */
final class RandomBoards {
  private static final Ruleset RULES = StandardShogi.RULES;
  private static final int NEAR = 2;
  private static final int FAR = 4;
  private static final int MOST_ATTACKERS = 4;
  private static final int MOST_DEFENDERS = 4;
  private static final int MOST_IN_HAND = 3;

  private final SplittableRandom random;

  RandomBoards(SplittableRandom random) {
    this.random = random;
  }

  /** Draws boards until one is legal, and has something of the attacker's. */
  Setup next() {
    while (true) {
      Setup setup = drawn().fillDefenderHand(DefenderHand.REST).setup();
      if (setup.faults().isEmpty()) {
        return setup;
      }
    }
  }

  private Setup drawn() {
    Setup.Builder builder = Setup.builder(RULES);
    int file = random.nextInt(RULES.width());
    // Kings stand near the edge in most problems: there fewer pieces mate.
    int rank = Math.min(random.nextInt(RULES.height()), random.nextInt(RULES.height()));
    builder.piece(RULES.square(file, rank), Piece.of(Piece.KING, Color.WHITE));
    int attackers = random.nextInt(MOST_ATTACKERS + 1);
    for (int i = 0; i < attackers; i++) {
      int piece = drawnPiece(Color.BLACK);
      put(builder, file, rank, isLongRanged(piece) ? FAR : NEAR, piece);
    }
    int defenders = random.nextInt(MOST_DEFENDERS + 1);
    for (int i = 0; i < defenders; i++) {
      put(builder, file, rank, NEAR, drawnPiece(Color.WHITE));
    }
    int held = random.nextInt(attackers == 0 ? 1 : 0, MOST_IN_HAND + 1);
    for (int i = 0; i < held; i++) {
      builder.addToHand(Color.BLACK, drawnKind(), 1);
    }
    return builder.build();
  }

  private int drawnKind() {
    return 1 + random.nextInt(RULES.kindLimit() - 1);
  }

  private int drawnPiece(Color color) {
    int kind = drawnKind();
    boolean promoted = RULES.canPromote(kind) && random.nextInt(4) == 0;
    return Piece.of(promoted ? kind | Piece.PROMOTED : kind, color);
  }

  private static boolean isLongRanged(int piece) {
    return switch (RULES.type(Piece.handKind(piece)).letter()) {
      case 'R', 'B', 'L' -> true;
      default -> false;
    };
  }

  /** Puts a piece at most so far from the king, if the square that is drawn is free. */
  private void put(Setup.Builder builder, int file, int rank, int reach, int piece) {
    int toFile = file + random.nextInt(-reach, reach + 1);
    int toRank = rank + random.nextInt(-reach, reach + 1);
    boolean on = toFile >= 0 && toFile < RULES.width() && toRank >= 0 && toRank < RULES.height();
    if (on && builder.piece(RULES.square(toFile, toRank)) == Piece.EMPTY) {
      builder.piece(RULES.square(toFile, toRank), piece);
    }
  }
}
