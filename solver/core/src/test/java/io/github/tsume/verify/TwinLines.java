package io.github.tsume.verify;

import io.github.tsume.board.position.Position;
import io.github.tsume.twins.SlowRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Lines that a claim may keep apart from, as a certificate tells of them. */
final class TwinLines {
  private TwinLines() {}

  /** The position after some moves. */
  static Position after(Position start, List<Integer> moves) {
    Position position = start.copy();
    moves.forEach(position::play);
    return position;
  }

  /** The positions of the attacker on a line. */
  static List<Position> attackers(Position start, List<Integer> moves) {
    List<Position> nodes = new ArrayList<>();
    for (int index = 0; index < moves.size(); index += 2) {
      nodes.add(after(start, moves.subList(0, index)));
    }
    return nodes;
  }

  /**
   * Two lines of checks and replies at random, the first with the first move of a line. In a
   * certificate they are best play, on which no claim depends.
   */
  static List<List<Integer>> others(Position start, List<Integer> line, Random random) {
    List<List<Integer>> lines = new ArrayList<>();
    for (int i = 0; i < 2 && !line.isEmpty(); i++) {
      Position position = start.copy();
      List<Integer> moves = new ArrayList<>(i == 0 ? line.subList(0, 1) : List.of());
      moves.forEach(position::play);
      while (moves.size() < line.size()) {
        boolean attacks = moves.size() % 2 == 0;
        List<Integer> next = attacks ? SlowRules.checks(position) : SlowRules.legalMoves(position);
        if (next.isEmpty()) {
          break;
        }
        moves.add(next.get(random.nextInt(next.size())));
        position.play(moves.get(moves.size() - 1));
      }
      if (moves.size() % 2 == 0 && !moves.isEmpty()) {
        moves.remove(moves.size() - 1);
      }
      lines.add(moves);
    }
    return lines;
  }
}
