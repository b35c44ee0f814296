package io.github.tsume.index;

import io.github.tsume.board.Move;
import io.github.tsume.index.StoneSums.Mix;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.List;

/** A number for a line of moves that mirror, colours and shift do not change. */
final class LineHash {
  private LineHash() {}

  static long of(Ruleset rules, Color attacker, List<Integer> line) {
    long plain = of(rules, attacker, line, false);
    long mirrored = of(rules, attacker, line, true);
    return Math.min(plain, mirrored);
  }

  /** Whether two lines are the same but for mirror, colours and shift. */
  static boolean same(
      Ruleset rules, Color one, List<Integer> line, Color other, List<Integer> otherLine) {
    if (line.size() != otherLine.size() || line.isEmpty()) {
      return false;
    }
    long[] plain = moves(rules, other, otherLine, false);
    long[] first = moves(rules, one, line, false);
    long[] second = moves(rules, one, line, true);
    return java.util.Arrays.equals(plain, first) || java.util.Arrays.equals(plain, second);
  }

  private static long of(Ruleset rules, Color attacker, List<Integer> line, boolean mirror) {
    long hash = Mix.of(rules.name().hashCode());
    for (long move : moves(rules, attacker, line, mirror)) {
      hash = Mix.of(hash ^ move);
    }
    return hash;
  }

  /** The moves as numbers, shifted so that they reach the first file and the first rank. */
  private static long[] moves(Ruleset rules, Color attacker, List<Integer> line, boolean mirror) {
    int files = rules.width();
    int ranks = rules.height();
    for (int move : line) {
      int to = turned(rules, attacker, mirror, Move.to(move));
      files = Math.min(files, rules.file(to));
      ranks = Math.min(ranks, rules.rank(to));
      if (!Move.isDrop(move)) {
        int from = turned(rules, attacker, mirror, Move.from(move));
        files = Math.min(files, rules.file(from));
        ranks = Math.min(ranks, rules.rank(from));
      }
    }
    long[] moves = new long[line.size()];
    for (int i = 0; i < moves.length; i++) {
      int move = line.get(i);
      int kind = mirror ? rules.mirroredKind(Move.kind(move)) : Move.kind(move);
      long from = 0xFF;
      if (!Move.isDrop(move)) {
        from = place(rules, turned(rules, attacker, mirror, Move.from(move)), files, ranks);
      }
      long to = place(rules, turned(rules, attacker, mirror, Move.to(move)), files, ranks);
      moves[i] = (Move.promotes(move) ? 1L << 24 : 0) | (long) kind << 16 | from << 8 | to;
    }
    return moves;
  }

  private static long place(Ruleset rules, int square, int files, int ranks) {
    return (rules.file(square) - files) * 16L + rules.rank(square) - ranks;
  }

  private static int turned(Ruleset rules, Color attacker, boolean mirror, int square) {
    int seen = attacker == Color.WHITE ? rules.squares() - 1 - square : square;
    return mirror ? rules.mirroredSquare(seen) : seen;
  }
}
