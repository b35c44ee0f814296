package io.github.tsume.verify;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The walk through all positions to which two sides come that help each other, a ply at a time and
 * each position once, by the plain moves.
 */
public final class HelpWalk {
  /** The most positions that are walked through. */
  public static final int MOST = 1_000_000;

  /** So many ways, or more. */
  public static final int MANY = 1_000_000_000;

  private final Position start;
  private final int attacker;
  private final int mated;
  private final Set<String> met = new HashSet<>();
  private Map<String, Integer> layer = new LinkedHashMap<>();
  private long mates;
  private int left = Integer.MAX_VALUE;
  private int mostLeft;

  /**
   * A walk that stands at the start.
   *
   * @param attacker the side whose every move gives check
   * @param mated the side that is mated in the end
   */
  public HelpWalk(Position start, int attacker, int mated) {
    this.start = start;
    this.attacker = attacker;
    this.mated = mated;
    String first = LayerSum.text(start);
    met.add(first);
    layer.put(first, 1);
  }

  /** Whether the side to move is in check and has no move. */
  public static boolean isMate(Position position) {
    return position.inCheck() && !PlainMoves.any(position);
  }

  /** How many positions there are at this ply. */
  public int size() {
    return layer.size();
  }

  /** What a claim says of this ply. */
  public byte[] sum() {
    LayerSum sum = new LayerSum();
    layer.forEach(sum::add);
    return sum.toBytes();
  }

  /**
   * Goes on to the next ply.
   *
   * @param most how many positions there may be; one more is enough to stop
   * @return whether no position of this ply was a mate
   */
  public boolean goOn(long most) {
    Map<String, Integer> next = new LinkedHashMap<>();
    boolean[] mate = {false};
    for (Map.Entry<String, Integer> each : layer.entrySet()) {
      Position position = read(each.getKey());
      mate[0] |= position.side() == mated && isMate(position);
      moves(
          position,
          () -> {
            String text = LayerSum.text(position);
            if (next.size() <= most && (next.containsKey(text) || met.add(text))) {
              next.merge(text, each.getValue(), HelpWalk::sum);
            }
          });
    }
    layer = next;
    return !mate[0];
  }

  /**
   * Counts the lines that end with two more moves; where the side that mates is to move, with one.
   *
   * @return whether no position of this ply was a mate
   */
  public boolean end() {
    boolean[] mate = {false};
    for (Map.Entry<String, Integer> each : layer.entrySet()) {
      Position position = read(each.getKey());
      if (position.side() != mated) {
        moves(position, () -> count(position, each.getValue()));
      } else {
        mate[0] |= isMate(position);
        moves(position, () -> moves(position, () -> count(position, each.getValue())));
      }
    }
    return !mate[0];
  }

  private void count(Position position, int ways) {
    if (isMate(position)) {
      mates = Math.min(MANY, mates + ways);
      int hand = Hand.size(position.hand(attacker));
      left = Math.min(left, hand);
      mostLeft = Math.max(mostLeft, hand);
    }
  }

  /** How many lines end with a mate, {@link #MANY} at most. */
  public long mates() {
    return mates;
  }

  /** How many pieces the attacker has in hand after the line that leaves the fewest. */
  public int left() {
    return left;
  }

  /** How many he has after the one that leaves the most. */
  public int mostLeft() {
    return mostLeft;
  }

  private static int sum(int some, int more) {
    return Math.min(MANY, some + more);
  }

  private Position read(String text) {
    // Only the king of the side that is mated has to be there.
    return Positions.ofDefenderToMove(CanonicalSfen.read(text + " 1", start.rules()).orElseThrow());
  }

  /** Plays each move that may be played. */
  private void moves(Position position, Runnable after) {
    int[] moves = new int[Position.MAX_MOVES];
    boolean attacks = position.side() == attacker;
    int end = PlainMoves.generate(position, moves, 0);
    for (int i = 0; i < end; i++) {
      position.play(moves[i]);
      if (!attacks || position.inCheck()) {
        after.run();
      }
      position.undo(moves[i]);
    }
  }
}
