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
    int king = RULES.square(file, rank);
    builder.piece(king, Piece.of(Piece.KING, Color.WHITE));
    int attackers = random.nextInt(MOST_ATTACKERS + 1);
    for (int i = 0; i < attackers; i++) {
      int piece = piece(random, RULES, Color.BLACK);
      put(builder, king, isLongRanged(piece) ? FAR : NEAR, piece);
    }
    int defenders = random.nextInt(MOST_DEFENDERS + 1);
    for (int i = 0; i < defenders; i++) {
      put(builder, king, NEAR, piece(random, RULES, Color.WHITE));
    }
    int held = random.nextInt(attackers == 0 ? 1 : 0, MOST_IN_HAND + 1);
    for (int i = 0; i < held; i++) {
      builder.addToHand(Color.BLACK, kind(random, RULES), 1);
    }
    return builder.build();
  }

  /** A kind of piece that may be in hand. */
  static int kind(SplittableRandom random, Ruleset rules) {
    return 1 + random.nextInt(rules.kindLimit() - 1);
  }

  /** A piece, of those that may be promoted one in four. */
  static int piece(SplittableRandom random, Ruleset rules, Color color) {
    int kind = kind(random, rules);
    boolean promoted = rules.canPromote(kind) && random.nextInt(4) == 0;
    return Piece.of(promoted ? kind | Piece.PROMOTED : kind, color);
  }

  /** A square at most so far from another in either direction; -1 if it is off the board. */
  static int near(SplittableRandom random, Ruleset rules, int square, int reach) {
    int file = rules.file(square) + random.nextInt(-reach, reach + 1);
    int rank = rules.rank(square) + random.nextInt(-reach, reach + 1);
    boolean on = file >= 0 && file < rules.width() && rank >= 0 && rank < rules.height();
    return on ? rules.square(file, rank) : -1;
  }

  private static boolean isLongRanged(int piece) {
    return switch (RULES.type(Piece.handKind(piece)).letter()) {
      case 'R', 'B', 'L' -> true;
      default -> false;
    };
  }

  /** Puts a piece at most so far from the king, if the square that is drawn is free. */
  private void put(Setup.Builder builder, int king, int reach, int piece) {
    int to = near(random, RULES, king, reach);
    if (to >= 0 && builder.piece(to) == Piece.EMPTY) {
      builder.piece(to, piece);
    }
  }
}
