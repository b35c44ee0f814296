package io.github.tsume.helpmate;

import io.github.tsume.board.position.Packing;
import io.github.tsume.board.position.Position;
import io.github.tsume.verify.HelpWalk;
import io.github.tsume.verify.LayerSum;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The writer of what can be walked again of a helpmate: each ply that is known in full. */
public final class LayerProofs {
  private LayerProofs() {}

  /** The sum of each ply of a search that is complete; empty if they are too large. */
  public static Optional<List<byte[]>> of(HelpmateSolver search) {
    Layers layers = search.layers();
    int plies = layers.plies() - 1;
    if (plies > 0 && layers.start(plies) > HelpWalk.MOST) {
      return Optional.empty();
    }
    Packing packing = search.packing();
    Position position = search.start();
    List<byte[]> sums = new ArrayList<>();
    for (int ply = 0; ply < plies; ply++) {
      LayerSum sum = new LayerSum();
      for (int number = layers.start(ply); number < layers.start(ply + 1); number++) {
        packing.read(layers.page(number), layers.offset(number), position);
        sum.add(position, 0);
      }
      sum.addWays(layers.waysTo(ply));
      sums.add(sum.toBytes());
    }
    return Optional.of(sums);
  }
}
