package io.github.tsume.twins;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.board.SetupFault;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Positions from a seed in which a mate is likely: a king near an edge, few pieces around it, some
 * in the attacker's hand, often line pieces farther away; now and then the attacker's king too.
 */
public final class MateTries {
  private static final int ATTEMPTS = 1000;

  private final Ruleset rules;
  private final Random random;
  private Setup.Builder builder;
  private Color attacker = Color.BLACK;
  private int king;

  private MateTries(Ruleset rules, long seed) {
    this.rules = rules;
    this.random = new Random(seed * 0x9E3779B97F4A7C15L + rules.squares());
    this.builder = Setup.builder(rules);
  }

  /** The position of a seed. */
  public static Position of(Ruleset rules, long seed) {
    MateTries tries = new MateTries(rules, seed);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Setup setup = tries.strewn();
      if (setup.faults().isEmpty()) {
        return Position.of(setup);
      }
    }
    throw new IllegalStateException("no legal position for seed " + seed);
  }

  private Setup strewn() {
    attacker = random.nextInt(4) == 0 ? Color.WHITE : Color.BLACK;
    Color defender = attacker.opponent();
    builder = Setup.builder(rules).sideToMove(attacker);
    king = kingSquare();
    builder.piece(king, Piece.of(Piece.KING, defender));
    boolean lines = random.nextInt(3) != 0;
    int near = 1 + random.nextInt(3);
    for (int i = 0; i < near; i++) {
      put(attacker, randomKind(), near(2));
    }
    int far = lines ? 1 + random.nextInt(3) : random.nextInt(2);
    for (int i = 0; i < far; i++) {
      put(attacker, linePiece(), onALine());
    }
    int guards = random.nextInt(6);
    for (int i = 0; i < guards; i++) {
      put(defender, randomKind(), near(random.nextInt(4) == 0 ? 3 : 1));
    }
    if (random.nextInt(5) == 0) {
      put(defender, linePiece(), random.nextInt(rules.squares()));
    }
    if (random.nextInt(4) == 0) {
      put(attacker, Piece.KING, random.nextInt(3) == 0 ? near(4) : random.nextInt(rules.squares()));
    }
    int held = random.nextInt(5) - random.nextInt(2);
    for (int i = 0; i < held; i++) {
      int kind = 1 + random.nextInt(rules.kindLimit() - 1);
      if (left(kind) > 0) {
        builder.addToHand(attacker, kind, 1);
      }
    }
    return withDefendersHand(builder.build());
  }

  /** Mostly all that is left; else a few kinds, or nothing. */
  private Setup withDefendersHand(Setup setup) {
    int dice = random.nextInt(6);
    if (dice > 1) {
      return setup.fillDefenderHand(DefenderHand.REST).setup();
    }
    if (dice == 1) {
      for (int kind = 1; kind < rules.kindLimit(); kind++) {
        int most = Math.max(left(kind), 0);
        builder.hand(
            attacker.opponent(), kind, random.nextInt(3) == 0 ? random.nextInt(most + 1) : 0);
      }
      return builder.build();
    }
    return setup;
  }

  private int kingSquare() {
    int file = random.nextInt(3) == 0 ? random.nextInt(rules.width()) : edge(rules.width());
    int rank = random.nextInt(3) == 0 ? edge(rules.height()) : random.nextInt(2);
    if (attacker == Color.WHITE) {
      rank = rules.height() - 1 - rank;
    }
    return rules.square(file, rank);
  }

  private int edge(int size) {
    int offset = random.nextInt(2);
    return random.nextBoolean() ? offset : size - 1 - offset;
  }

  private int randomKind() {
    int kind = 1 + random.nextInt(rules.kindLimit() - 1);
    return rules.canPromote(kind) && random.nextInt(3) == 0 ? kind | Piece.PROMOTED : kind;
  }

  /** A piece that slides. */
  private int linePiece() {
    int kind;
    do {
      kind = randomKind();
    } while (rules.tables().slides(kind) == 0);
    return kind;
  }

  private int near(int distance) {
    int file = rules.file(king) + random.nextInt(2 * distance + 1) - distance;
    int rank = rules.rank(king) + random.nextInt(2 * distance + 1) - distance;
    return squareOrKing(file, rank);
  }

  /** A square in line with the king or next to such a square. */
  private int onALine() {
    int distance = 1 + random.nextInt(Math.max(rules.width(), rules.height()) - 1);
    int file = rules.file(king) + distance * (random.nextInt(3) - 1);
    int rank = rules.rank(king) + distance * (random.nextInt(3) - 1);
    if (random.nextInt(2) == 0) {
      file += random.nextInt(3) - 1;
      rank += random.nextInt(3) - 1;
    }
    return squareOrKing(file, rank);
  }

  private int squareOrKing(int file, int rank) {
    boolean inside = file >= 0 && file < rules.width() && rank >= 0 && rank < rules.height();
    return inside ? rules.square(file, rank) : king;
  }

  private int left(int kind) {
    return rules.type(kind).count() - builder.build().countOf(kind & ~Piece.PROMOTED);
  }

  /** Puts a piece on a square; not if the square is taken or the piece would be at fault there. */
  private void put(Color color, int kind, int square) {
    if (builder.piece(square) != Piece.EMPTY || left(kind & ~Piece.PROMOTED) <= 0) {
      return;
    }
    builder.piece(square, Piece.of(kind, color));
    List<SetupFault> faults = new ArrayList<>(builder.build().faults());
    if (!faults.isEmpty()) {
      builder.piece(square, Piece.EMPTY);
    }
  }
}
