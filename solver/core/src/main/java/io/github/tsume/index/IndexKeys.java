package io.github.tsume.index;

import io.github.tsume.board.Position;
import io.github.tsume.board.Setup;
import io.github.tsume.rules.Color;
import java.util.ArrayList;
import java.util.List;

/**
 * The numbers under which a problem is found again.
 *
 * <p>Lines and final positions of fewer than {@value #SHORTEST} plies are left out: too many short
 * problems share them.
 */
public final class IndexKeys {
  /** The fewest plies of lines that are compared. */
  public static final int SHORTEST = 5;

  private IndexKeys() {}

  /**
   * A number.
   *
   * @param likeness in what problems with this number are alike
   */
  public record Key(Likeness likeness, long value) {}

  /**
   * The numbers of a problem.
   *
   * @param setup a legal position
   * @param line its solution; empty if that is not known
   */
  public static List<Key> of(Setup setup, List<Integer> line) {
    List<Key> keys = new ArrayList<>();
    long position = of(Placement.of(setup), Likeness.POSITION);
    keys.add(new Key(Likeness.POSITION, position));
    if (line.isEmpty()) {
      return keys;
    }
    // Under the core every problem with a line is found, also one of which every piece takes part.
    keys.add(new Key(Likeness.CORE, of(core(setup, line), Likeness.CORE)));
    if (line.size() >= SHORTEST) {
      keys.add(new Key(Likeness.FINAL, of(last(setup, line), Likeness.FINAL)));
      long moves = LineHash.of(setup.rules(), setup.attacker(), line);
      keys.add(new Key(Likeness.LINE, salted(moves, Likeness.LINE)));
    }
    return keys;
  }

  private static long of(Placement placement, Likeness likeness) {
    return salted(Math.min(placement.hash(), placement.mirror().hash()), likeness);
  }

  private static long salted(long hash, Likeness likeness) {
    return Mix.of(hash + likeness.ordinal());
  }

  static Placement core(Setup setup, List<Integer> line) {
    return Placement.of(IdlePieces.without(setup, line));
  }

  static Placement last(Setup setup, List<Integer> line) {
    Color attacker = setup.attacker();
    Position position = Position.of(setup);
    line.forEach(position::play);
    return Placement.of(position.toSetup(), attacker);
  }
}
