package io.github.tsume.helpmate;

import io.github.tsume.board.position.Packing;
import io.github.tsume.board.position.Position;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.verify.HelpWalk;
import io.github.tsume.verify.LayerSum;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The writer of what can be walked again of a helpmate: each ply that is reached before the last
 * one. The search does not keep those of the attacker; all are reached here once more.
 */
public final class LayerProofs {
  private final Help help;
  private final Packing packing;
  private final Layers layers;
  private final Position position;
  private final long[] key;
  private final int[] moves = new int[Position.MAX_MOVES];

  private LayerProofs(Help help) {
    this.help = help;
    position = help.start().copy();
    packing = new Packing(position);
    layers = new Layers(packing.words(), Long.MAX_VALUE);
    key = new long[packing.words()];
  }

  /** The sum of each ply of a search that is complete; empty if they are too large. */
  public static Optional<List<byte[]>> of(Help help, Helpmate found) {
    boolean few = found.positions() <= HelpWalk.MOST;
    int plies = found.length() > 0 ? found.length() - 1 : Integer.MAX_VALUE;
    return few ? new LayerProofs(help).sums(plies) : Optional.empty();
  }

  private Optional<List<byte[]>> sums(int plies) {
    List<byte[]> sums = new ArrayList<>();
    layers.begin();
    reach(1);
    for (int from = 0; sums.size() < plies && from < layers.size(); ) {
      int to = layers.size();
      if (to > HelpWalk.MOST) {
        return Optional.empty();
      }
      layers.begin();
      LayerSum sum = new LayerSum();
      for (; from < to; from++) {
        packing.read(layers.page(from), layers.offset(from), position);
        sum.add(position, layers.ways(from));
        if (sums.size() + 1 < plies) {
          expand(layers.ways(from));
        }
      }
      sums.add(sum.toBytes());
    }
    return Optional.of(sums);
  }

  private void expand(int ways) {
    int end = help.moves(position, moves, 0);
    for (int i = 0; i < end && layers.size() <= HelpWalk.MOST; i++) {
      position.play(moves[i]);
      reach(ways);
      position.undo(moves[i]);
    }
  }

  private void reach(int ways) {
    long hash = Packing.hash(position);
    packing.write(position, key);
    layers.reach(key, 0, hash, ways);
  }
}
