package io.github.tsume.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * One way in which a piece moves, seen from black: {@code dx} squares to the right of the diagram
 * and {@code dy} squares down it, so that (0, -1) is one step forward. White's movements are
 * black's turned by 180 degrees.
 *
 * @param range {@link #STEP} for a single step or jump, {@link #SLIDE} for any number of steps over
 *     empty squares, {@link #SLIDE_TWO} for at most two steps of which the first can be blocked
 */
public record Movement(int dx, int dy, int range) {
  public static final int SLIDE = 0;
  public static final int STEP = 1;
  public static final int SLIDE_TWO = 2;

  public Movement {
    boolean adjacent = Math.max(Math.abs(dx), Math.abs(dy)) == 1;
    if (range < SLIDE || range > SLIDE_TWO || (dx == 0 && dy == 0)) {
      throw new IllegalArgumentException("not a movement: " + dx + "," + dy + "," + range);
    }
    if (range != STEP && !adjacent) {
      throw new IllegalArgumentException("a slide goes by single steps: " + dx + "," + dy);
    }
  }

  static List<Movement> steps(Compass... directions) {
    return each(directions, d -> new Movement(d.dx, d.dy, STEP));
  }

  static List<Movement> slides(Compass... directions) {
    return each(directions, d -> new Movement(d.dx, d.dy, SLIDE));
  }

  static List<Movement> slidesOfTwo(Compass... directions) {
    return each(directions, d -> new Movement(d.dx, d.dy, SLIDE_TWO));
  }

  static List<Movement> jump(int dx, int dy) {
    return List.of(new Movement(dx, dy, STEP));
  }

  @SafeVarargs
  static List<Movement> all(List<Movement>... parts) {
    List<Movement> whole = new ArrayList<>();
    for (List<Movement> part : parts) {
      whole.addAll(part);
    }
    return List.copyOf(whole);
  }

  private static List<Movement> each(Compass[] directions, Function<Compass, Movement> make) {
    return Arrays.stream(directions).map(make).toList();
  }

  /** One of the eight neighbouring squares, as black sees the diagram: north is forward. */
  enum Compass {
    N(0, -1),
    NE(1, -1),
    E(1, 0),
    SE(1, 1),
    S(0, 1),
    SW(-1, 1),
    W(-1, 0),
    NW(-1, -1);

    final int dx;
    final int dy;

    Compass(int dx, int dy) {
      this.dx = dx;
      this.dy = dy;
    }
  }
}
