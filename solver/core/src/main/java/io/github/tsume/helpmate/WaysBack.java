package io.github.tsume.helpmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Packing;
import io.github.tsume.board.position.Position;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.helpmate.Reached.Mate;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Unmoves;
import java.util.ArrayList;
import java.util.List;

/**
 * The way from ends back to the start: two moves at a time are taken back to positions with the
 * defender to move that were reached two plies earlier, of which there is one at least.
 */
final class WaysBack {
  /**
   * Two moves from a position to another that is stored.
   *
   * @param number the number of the first one; -1 if it is the start, and the attacker's turn
   * @param answer the defender's move; {@link Move#NONE} if the attacker begins there
   * @param check the attacker's move
   */
  record Step(int number, int answer, int check) {}

  private final Help help;
  private final Packing packing;
  private final Layers layers;
  private final Overflow overflow;
  private final Position position;
  private final long[] key;
  private final int[] buffer = new int[Position.MAX_MOVES];

  WaysBack(Help help, Packing packing, Layers layers, Overflow overflow) {
    this.help = help;
    this.overflow = overflow;
    this.packing = packing;
    this.layers = layers;
    position = help.start().copy();
    key = new long[packing.words()];
  }

  /** So many of the lines to the ends, at most. */
  List<List<Integer>> lines(List<Mate> mates, int most) {
    List<List<Integer>> lines = new ArrayList<>();
    for (Mate mate : mates) {
      follow(mate, lines, most);
    }
    return lines;
  }

  private void follow(Mate mate, List<List<Integer>> lines, int most) {
    int last = layers.plies() - 1;
    Step end = new Step(mate.parent(), mate.answer(), mate.check());
    List<Step> way = new ArrayList<>();
    List<List<Step>> open = new ArrayList<>();
    for (open.add(List.of(end)); !open.isEmpty() && lines.size() < most; ) {
      int depth = open.size() - 1;
      while (way.size() > depth) {
        way.remove(way.size() - 1);
      }
      List<Step> steps = open.get(depth);
      if (steps.isEmpty()) {
        open.remove(depth);
        continue;
      }
      Step step = steps.get(0);
      open.set(depth, steps.subList(1, steps.size()));
      way.add(step);
      int ply = last - way.size();
      if (step.number() < 0 || ply + help.begins() == 0) {
        lines.add(line(way, mate));
      } else {
        open.add(before(step.number(), ply));
      }
    }
  }

  private static List<Integer> line(List<Step> way, Mate mate) {
    List<Integer> line = new ArrayList<>();
    for (int i = way.size() - 1; i >= 0; i--) {
      add(line, way.get(i).answer());
      add(line, way.get(i).check());
    }
    add(line, mate.last());
    return line;
  }

  private static void add(List<Integer> line, int move) {
    if (move != Move.NONE) {
      line.add(move);
    }
  }

  /** All steps that lead to a position, which is one of the defender's plies. */
  List<Step> before(int number, int ply) {
    List<Step> steps = new ArrayList<>();
    overflow.hold(ply);
    packing.read(layers.page(number), layers.offset(number), position);
    if (ply > 0) {
      int king = position.king(position.side());
      Unmoves.each(
          position,
          check -> {
            position.undo(check);
            // He was not in check before it.
            if (!position.isAttacked(king, help.attacker())) {
              before(ply - 1, check, steps);
            }
            position.play(check);
          });
    } else if (help.begins() > 0) {
      Position start = help.start().copy();
      for (int check : CheckMoves.of(start)) {
        start.play(check);
        if (isSame(start, number)) {
          steps.add(new Step(-1, Move.NONE, check));
        }
        start.undo(check);
      }
    }
    return steps;
  }

  private boolean isSame(Position other, int number) {
    packing.write(other, key);
    return layers.find(key, 0, Packing.hash(other)) == number;
  }

  private void before(int ply, int check, List<Step> steps) {
    Unmoves.each(
        position,
        answer -> {
          position.undo(answer);
          int number = number(ply);
          if (number >= 0 && isPlayed(answer)) {
            position.play(answer);
            if (isPlayed(check)) {
              steps.add(new Step(number, answer, check));
            }
            position.undo(answer);
          }
          position.play(answer);
        });
  }

  /** The number of the position if it is one of a ply; negative if not. */
  private int number(int ply) {
    long hash = Packing.hash(position);
    if (!layers.mayHold(hash)) {
      return -1;
    }
    packing.write(position, key);
    int number = layers.find(key, 0, hash);
    return number >= layers.start(ply) && number < layers.start(ply + 1) ? number : -1;
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
