package io.github.tsume.index;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.index.Match.Likeness;
import io.github.tsume.index.StoneSums.Mix;
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

  private static final int PAIR = 2;

  private IndexKeys() {}

  /**
   * A number.
   *
   * @param likeness in what problems with this number are alike
   */
  public record Key(Likeness likeness, long value) {}

  /**
   * What is looked up.
   *
   * @param likeness in what problems that are found are alike
   * @param key under which they are found
   */
  record Asked(Likeness likeness, Key key) {}

  /**
   * The numbers of a problem, for an index.
   *
   * @param setup a legal position
   * @param line its solution; empty if that is not known
   */
  public static List<Key> of(Setup setup, List<Integer> line) {
    List<Key> keys = new ArrayList<>();
    keys.add(of(Placement.of(setup), Likeness.POSITION));
    if (line.isEmpty()) {
      return keys;
    }
    // Under the core every problem with a line is found, also one of which every piece takes part.
    keys.add(of(core(setup, line), Likeness.CORE));
    if (line.size() > PAIR) {
      keys.add(of(afterPair(setup, line), Likeness.LONGER));
    }
    if (line.size() >= SHORTEST) {
      keys.add(of(last(setup, line), Likeness.FINAL));
      keys.add(ofLine(setup, line));
    }
    return keys;
  }

  /** What is looked up for a problem, the closest likeness first, but for {@link OnePiece}. */
  static List<Asked> asked(Setup setup, List<Integer> line) {
    List<Asked> asked = new ArrayList<>();
    Placement whole = Placement.of(setup);
    asked.add(new Asked(Likeness.POSITION, of(whole, Likeness.POSITION)));
    if (!line.isEmpty()) {
      asked.add(new Asked(Likeness.CORE, of(core(setup, line), Likeness.CORE)));
    }
    if (line.size() > PAIR) {
      Key after = of(afterPair(setup, line), Likeness.POSITION);
      asked.add(new Asked(Likeness.SHORTER, after));
    }
    asked.add(new Asked(Likeness.LONGER, of(whole, Likeness.LONGER)));
    if (line.size() >= SHORTEST) {
      asked.add(new Asked(Likeness.FINAL, of(last(setup, line), Likeness.FINAL)));
      asked.add(new Asked(Likeness.LINE, ofLine(setup, line)));
    }
    return asked;
  }

  private static Key of(Placement placement, Likeness likeness) {
    return salted(placement.hash(), likeness);
  }

  private static Key ofLine(Setup setup, List<Integer> line) {
    return salted(LineHash.of(setup.rules(), setup.attacker(), line), Likeness.LINE);
  }

  /** The number of a position whose stones have a number. */
  static Key position(long hash) {
    return salted(hash, Likeness.POSITION);
  }

  private static Key salted(long hash, Likeness likeness) {
    return new Key(likeness, Mix.of(hash + likeness.ordinal()));
  }

  static Placement core(Setup setup, List<Integer> line) {
    return Placement.of(IdlePieces.without(setup, line));
  }

  /** The position after the first two plies. */
  static Placement afterPair(Setup setup, List<Integer> line) {
    return after(setup, line.subList(0, PAIR));
  }

  static Placement last(Setup setup, List<Integer> line) {
    return after(setup, line);
  }

  private static Placement after(Setup setup, List<Integer> line) {
    Color attacker = setup.attacker();
    Position position = Position.of(setup);
    line.forEach(position::play);
    return Placement.of(position.toSetup(), attacker);
  }
}
