package io.github.tsume.rules;

import static io.github.tsume.rules.Movement.Compass.E;
import static io.github.tsume.rules.Movement.Compass.N;
import static io.github.tsume.rules.Movement.Compass.NE;
import static io.github.tsume.rules.Movement.Compass.NW;
import static io.github.tsume.rules.Movement.Compass.S;
import static io.github.tsume.rules.Movement.Compass.SE;
import static io.github.tsume.rules.Movement.Compass.SW;
import static io.github.tsume.rules.Movement.Compass.W;

import java.util.List;

/**
 * Tori shogi, the game of birds on seven by seven squares.
 *
 * <p>The phoenix is the king; falcon and swallow promote, and must. The two quails are different
 * types, mirror images of each other.
 */
public final class ToriShogi {
  private static final List<Movement> FALCON = Movement.steps(N, NE, NW, E, W, SE, SW);
  private static final List<Movement> EAGLE =
      Movement.all(
          Movement.slides(NE, NW, S), Movement.steps(N, E, W), Movement.slidesOfTwo(SE, SW));
  private static final List<Movement> CRANE = Movement.steps(N, S, NE, NW, SE, SW);
  private static final List<Movement> PHEASANT =
      Movement.all(Movement.jump(0, -2), Movement.steps(SE, SW));
  private static final List<Movement> LEFT_QUAIL =
      Movement.all(Movement.slides(N, SE), Movement.steps(SW));
  private static final List<Movement> RIGHT_QUAIL =
      Movement.all(Movement.slides(N, SW), Movement.steps(SE));
  private static final List<Movement> SWALLOW = Movement.steps(N);
  private static final List<Movement> GOOSE =
      Movement.all(Movement.jump(2, -2), Movement.jump(-2, -2), Movement.jump(0, 2));

  public static final Ruleset RULES =
      new Ruleset.Builder("tori", 7, 7)
          .types(
              PieceType.plain('K', "phoenix", "鵬", 2, StandardShogi.KING),
              new PieceType('F', "falcon", "鷹", 2, FALCON, EAGLE),
              PieceType.plain('C', "crane", "鶴", 4, CRANE),
              PieceType.plain('R', "right quail", "右鶉", 2, RIGHT_QUAIL),
              PieceType.plain('L', "left quail", "左鶉", 2, LEFT_QUAIL),
              PieceType.plain('P', "pheasant", "雉", 4, PHEASANT),
              new PieceType('S', "swallow", "燕", 16, SWALLOW, GOOSE))
          .promotion(2, true)
          .pawn('S', 2)
          .mirror("RL")
          .start("rpckcpl/3f3/sssssss/2s1S2/SSSSSSS/3F3/LPCKCPR b - 1")
          .build();

  private ToriShogi() {}
}
