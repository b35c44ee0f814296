package io.github.tsume.helpmate;

import io.github.tsume.board.position.Packing;
import io.github.tsume.board.position.Position;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.moves.Unmoves;
import java.util.ArrayList;
import java.util.List;

/**
 * The way from mates back to the start: moves are taken back to positions that were reached a ply
 * earlier, of which there is one at least.
 */
final class WaysBack {
  private final Help help;
  private final Packing packing;
  private final Layers layers;
  private final Position position;
  private final long[] key;
  private final int[] buffer = new int[Position.MAX_MOVES];
  private final List<List<Integer>> lines = new ArrayList<>();

  WaysBack(Help help, Packing packing, Layers layers) {
    this.help = help;
    this.packing = packing;
    this.layers = layers;
    position = help.start().copy();
    key = new long[packing.words()];
  }

  /** So many of the lines to the mates, at most. */
  List<List<Integer>> lines(List<HelpmateSolver.Mate> mates, int most) {
    for (HelpmateSolver.Mate mate : mates) {
      if (mate.parent() < 0) {
        lines.add(List.of(mate.last()));
      } else {
        follow(mate, most);
      }
    }
    return lines;
  }

  private void follow(HelpmateSolver.Mate mate, int most) {
    int plies = layers.plies() - 2;
    int number = mate.parent();
    packing.read(layers.page(number), layers.offset(number), position);
    int[] line = new int[plies];
    int[][] before = new int[plies + 1][];
    int[] tried = new int[plies + 1];
    int ply = plies;
    before[ply] = movesBefore(ply);
    while (lines.size() < most) {
      if (tried[ply] < before[ply].length) {
        int move = before[ply][tried[ply]++];
        position.undo(move);
        line[--ply] = move;
        before[ply] = movesBefore(ply);
        tried[ply] = 0;
        continue;
      }
      if (ply == 0) {
        List<Integer> moves = new ArrayList<>(plies + 2);
        for (int move : line) {
          moves.add(move);
        }
        moves.add(mate.before());
        moves.add(mate.last());
        lines.add(moves);
      }
      if (ply == plies) {
        return;
      }
      position.play(line[ply++]);
    }
  }

  /** Takes a position by which a move leads to another. */
  interface Step {
    void from(int number, int move);
  }

  /** All steps that lead from positions of the ply before to a position of a ply. */
  void before(int number, int ply, Step step) {
    packing.read(layers.page(number), layers.offset(number), position);
    for (int move : movesBefore(ply)) {
      position.undo(move);
      step.from(number(Packing.hash(position)), move);
      position.play(move);
    }
  }

  /** The moves that lead from positions of the ply before to the position, which is of a ply. */
  private int[] movesBefore(int ply) {
    List<Integer> found = new ArrayList<>();
    if (ply > 0) {
      Unmoves.each(
          position,
          move -> {
            position.undo(move);
            if (isReached(ply - 1) && isPlayed(move)) {
              found.add(move);
            }
            position.play(move);
          });
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private boolean isReached(int ply) {
    long hash = Packing.hash(position);
    if (!layers.mayHold(hash)) {
      return false;
    }
    int number = number(hash);
    return number >= layers.start(ply) && number < layers.start(ply + 1);
  }

  private int number(long hash) {
    packing.write(position, key);
    return layers.find(key, hash);
  }

  private boolean isPlayed(int move) {
    int end = help.moves(position, buffer, 0);
    for (int i = 0; i < end; i++) {
      if (buffer[i] == move) {
        return true;
      }
    }
    return false;
  }
}
