package io.github.tsume.bench.free;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** A maker of boards that are like a given one, but for two to four changes drawn at random. */
final class Mutator {
  private static final int NEAR = 2;

  private final SplittableRandom random;

  Mutator(SplittableRandom random) {
    this.random = random;
  }

  /** A legal board after changes. */
  Setup mutated(Setup setup) {
    while (true) {
      Setup.Builder builder = setup.toBuilder();
      int changes = random.nextInt(2, 5);
      for (int i = 0; i < changes; i++) {
        change(builder);
      }
      for (int kind = 1; kind < setup.rules().kindLimit(); kind++) {
        builder.hand(setup.defender(), kind, 0);
      }
      Setup changed = builder.build().fillDefenderHand(DefenderHand.REST).setup();
      if (changed.faults().isEmpty()) {
        return changed;
      }
    }
  }

  /** Moves, replaces, adds or takes away a piece, or changes the hand. */
  private void change(Setup.Builder builder) {
    Setup now = builder.build();
    List<Integer> squares = new ArrayList<>();
    for (int square = 0; square < now.rules().squares(); square++) {
      if (now.piece(square) != Piece.EMPTY) {
        squares.add(square);
      }
    }
    int square = squares.get(random.nextInt(squares.size()));
    int piece = now.piece(square);
    boolean king = Piece.kind(piece) == Piece.KING;
    switch (random.nextInt(8)) {
      case 0, 1, 2 -> {
        int to = near(now.rules(), square);
        if (now.piece(to) == Piece.EMPTY) {
          builder.piece(square, Piece.EMPTY).piece(to, piece);
        }
      }
      case 3 -> {
        if (!king) {
          builder.piece(square, piece(now.rules(), Piece.color(piece)));
        }
      }
      case 4, 5 -> {
        int to = near(now.rules(), square);
        if (now.piece(to) == Piece.EMPTY) {
          builder.piece(to, piece(now.rules(), random.nextInt(3) == 0 ? Color.BLACK : Color.WHITE));
        }
      }
      case 6 -> {
        if (!king) {
          builder.piece(square, Piece.EMPTY);
          if (random.nextBoolean()) {
            builder.addToHand(now.attacker(), Piece.handKind(piece), 1);
          }
        }
      }
      default -> {
        int kind = 1 + random.nextInt(now.rules().kindLimit() - 1);
        int held = now.hand(now.attacker(), kind);
        builder.hand(now.attacker(), kind, held > 0 ? held - 1 : held + 1);
      }
    }
  }

  private int piece(Ruleset rules, Color color) {
    int kind = 1 + random.nextInt(rules.kindLimit() - 1);
    boolean promoted = rules.canPromote(kind) && random.nextInt(4) == 0;
    return Piece.of(promoted ? kind | Piece.PROMOTED : kind, color);
  }

  private int near(Ruleset rules, int square) {
    int file = rules.file(square) + random.nextInt(-NEAR, NEAR + 1);
    int rank = rules.rank(square) + random.nextInt(-NEAR, NEAR + 1);
    boolean on = file >= 0 && file < rules.width() && rank >= 0 && rank < rules.height();
    return on ? rules.square(file, rank) : square;
  }
}
