package io.github.tsume.rules;

import static io.github.tsume.rules.Movement.Compass.E;
import static io.github.tsume.rules.Movement.Compass.N;
import static io.github.tsume.rules.Movement.Compass.NE;
import static io.github.tsume.rules.Movement.Compass.NW;
import static io.github.tsume.rules.Movement.Compass.S;
import static io.github.tsume.rules.Movement.Compass.SE;
import static io.github.tsume.rules.Movement.Compass.SW;
import static io.github.tsume.rules.Movement.Compass.W;

import io.github.tsume.rules.Movement.Compass;
import java.util.List;

/** Shogi on nine by nine squares. */
public final class StandardShogi {
  static final List<Movement> KING = Movement.steps(Compass.values());
  static final List<Movement> GOLD = Movement.steps(N, NE, NW, E, W, S);
  static final List<Movement> SILVER = Movement.steps(N, NE, NW, SE, SW);
  static final List<Movement> KNIGHT = Movement.all(Movement.jump(1, -2), Movement.jump(-1, -2));
  static final List<Movement> LANCE = Movement.slides(N);
  static final List<Movement> PAWN = Movement.steps(N);
  static final List<Movement> ROOK = Movement.slides(N, E, S, W);
  static final List<Movement> BISHOP = Movement.slides(NE, SE, SW, NW);
  static final List<Movement> DRAGON = Movement.all(ROOK, Movement.steps(NE, SE, SW, NW));
  static final List<Movement> HORSE = Movement.all(BISHOP, Movement.steps(N, E, S, W));

  public static final Ruleset RULES =
      new Ruleset.Builder("shogi", 9, 9)
          .types(
              PieceType.plain('K', "king", "玉", 2, KING),
              new PieceType('R', "rook", "飛", 2, ROOK, DRAGON),
              new PieceType('B', "bishop", "角", 2, BISHOP, HORSE),
              PieceType.plain('G', "gold", "金", 4, GOLD),
              new PieceType('S', "silver", "銀", 4, SILVER, GOLD),
              new PieceType('N', "knight", "桂", 4, KNIGHT, GOLD),
              new PieceType('L', "lance", "香", 4, LANCE, GOLD),
              new PieceType('P', "pawn", "歩", 18, PAWN, GOLD))
          .promotion(3, false)
          .pawn('P', 1)
          .start("lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1")
          .build();

  private StandardShogi() {}
}
