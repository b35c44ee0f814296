package io.github.tsume.bench.free;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
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
      Setup unstated = RestHand.unstated(builder.build());
      Setup changed = unstated.fillDefenderHand(DefenderHand.REST).setup();
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
        int to = RandomBoards.near(random, now.rules(), square, NEAR);
        if (to >= 0 && now.piece(to) == Piece.EMPTY) {
          builder.piece(square, Piece.EMPTY).piece(to, piece);
        }
      }
      case 3 -> {
        if (!king) {
          builder.piece(square, RandomBoards.piece(random, now.rules(), Piece.color(piece)));
        }
      }
      case 4, 5 -> {
        int to = RandomBoards.near(random, now.rules(), square, NEAR);
        if (to >= 0 && now.piece(to) == Piece.EMPTY) {
          Color color = random.nextInt(3) == 0 ? Color.BLACK : Color.WHITE;
          builder.piece(to, RandomBoards.piece(random, now.rules(), color));
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
        int kind = RandomBoards.kind(random, now.rules());
        int held = now.hand(now.attacker(), kind);
        builder.hand(now.attacker(), kind, held > 0 ? held - 1 : held + 1);
      }
    }
  }
}
