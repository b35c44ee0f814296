package tsume.mate;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tsume.board.Move;
import tsume.board.Position;
import tsume.moves.CheckMoves;
import tsume.moves.Evasions;

/** The moves that keep the length of a position, for either side, in the order of ties. */
final class OptimalReplies {
  private final Composer composer;
  private final int[] buffer = new int[Position.MAX_MOVES];

  OptimalReplies(Composer composer) {
    this.composer = composer;
  }

  /** Whether a reply to check is an interposition: it neither moves the king nor captures. */
  static boolean isInterposition(int reply) {
    return !Move.isCapture(reply) && Move.kind(reply) != 0;
  }

  /**
   * The checks that mate in {@code plies} from the current node; null if a question stayed open.
   */
  int @Nullable [] attacks(int plies) {
    IntArrayList keeping = new IntArrayList();
    int end = CheckMoves.generate(composer.position(), buffer, 0);
    for (int move : composer.sorted(Arrays.copyOf(buffer, end))) {
      composer.play(move);
      var answer = composer.within(plies - 1);
      composer.undo(move);
      if (answer.isUnknown()) {
        return null;
      }
      if (answer.isProven()) {
        keeping.add(move);
      }
    }
    return keeping.toIntArray();
  }

  /**
   * The replies that count and last {@code plies}, the length of the current defender's node: first
   * those that are no interpositions; null if a question stayed open.
   */
  int @Nullable [] defences(int plies) {
    IntArrayList plain = new IntArrayList();
    IntArrayList interpositions = new IntArrayList();
    int end = Evasions.generate(composer.position(), buffer, 0);
    for (int reply : composer.sorted(Arrays.copyOf(buffer, end))) {
      composer.play(reply);
      var shorter = plies > 2 ? composer.within(plies - 3) : null;
      var equal = composer.within(plies - 1);
      composer.undo(reply);
      if (equal.isUnknown() || (shorter != null && shorter.isUnknown())) {
        return null;
      }
      if (equal.isProven() && (shorter == null || shorter.isDisproven())) {
        (isInterposition(reply) ? interpositions : plain).add(reply);
      }
    }
    RisingRule rule = new RisingRule(composer);
    int others = plain.isEmpty() ? rule.lengthBelow(plies) : plies;
    for (int i = 0; i < interpositions.size(); i++) {
      int reply = interpositions.getInt(i);
      if (!rule.isCapturedWithin(reply, others)) {
        plain.add(reply);
      }
    }
    return plain.toIntArray();
  }
}
