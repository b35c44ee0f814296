package io.github.tsume.metric;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.index.IdlePieces;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.stipulation.Beginner;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The counts that position and line decide. */
public final class LineCounts {
  private final Position position;
  private final Ruleset rules;
  private final int attacker;
  private final Map<Metric, Long> counts = new EnumMap<>(Metric.class);

  private LineCounts(Position start, int attacker) {
    position = start.copy();
    rules = start.rules();
    this.attacker = attacker;
  }

  /**
   * The metrics of a problem and a line.
   *
   * @param line legal moves, the attacker's first; empty if that is not known
   */
  public static Metrics of(Position start, List<Integer> line) {
    return of(start, start.side(), line);
  }

  /**
   * The same, whoever begins.
   *
   * @param line legal moves; empty if that is not known
   */
  public static Metrics of(Setup setup, List<Integer> line) {
    return of(Position.of(setup), setup.attacker().side(), line);
  }

  private static Metrics of(Position start, int attacker, List<Integer> line) {
    LineCounts all = new LineCounts(start, attacker);
    all.ofPosition();
    if (!line.isEmpty()) {
      all.ofLine(line);
    }
    return new Metrics(all.counts);
  }

  private void put(Metric metric, long count) {
    counts.put(metric, count);
  }

  private void add(Metric metric, long count) {
    counts.merge(metric, count, Long::sum);
  }

  private void ofPosition() {
    put(Metric.ATTACKERS, pieces(position, attacker));
    put(Metric.DEFENDERS, pieces(position, attacker ^ 1));
    put(Metric.HAND, Hand.size(position.hand(attacker)));
  }

  /** The pieces of a side on the board, its king left aside. */
  private static int pieces(Position position, int side) {
    int all = Long.bitCount(position.pieces(side, 0)) + Long.bitCount(position.pieces(side, 1));
    return all - (position.king(side) >= 0 ? 1 : 0);
  }

  private void ofLine(List<Integer> line) {
    put(Metric.PLIES, line.size());
    put(Metric.IDLE, idle(line));
    for (Metric metric : Metric.values()) {
      if (metric.isOfLine()) {
        counts.putIfAbsent(metric, 0L);
      }
    }
    ofFirst(line.get(0));
    boolean[] visited = new boolean[rules.squares()];
    visited[position.king(attacker ^ 1)] = true;
    for (int i = 0; i < line.size(); i++) {
      int move = line.get(i);
      if (position.side() == attacker) {
        attack(move, i + 1 < line.size() ? line.get(i + 1) : Move.NONE);
      } else {
        reply(move);
      }
      position.play(move);
      visited[position.king(attacker ^ 1)] = true;
    }
    for (boolean there : visited) {
      add(Metric.KING_SQUARES, there ? 1 : 0);
    }
    if (position.side() != attacker) {
      ofEnd();
    }
  }

  private long idle(List<Integer> line) {
    Setup setup = Beginner.begun(position.toSetup(), position.side() != attacker);
    Setup busy = IdlePieces.without(setup, line);
    long count = 0;
    for (int square = 0; square < rules.squares(); square++) {
      count += setup.piece(square) != busy.piece(square) ? 1 : 0;
    }
    return count;
  }

  private void ofFirst(int move) {
    put(Metric.FIRST_CAPTURE, Move.isCapture(move) ? 1 : 0);
    put(Metric.FIRST_DROP, Move.isDrop(move) ? 1 : 0);
    put(Metric.FIRST_QUIET, isQuiet(move) ? 1 : 0);
  }

  /** Whether a move on the board neither takes anything nor promotes. */
  private static boolean isQuiet(int move) {
    return !Move.isDrop(move) && !Move.isCapture(move) && !Move.promotes(move);
  }

  private void attack(int move, int reply) {
    add(Metric.CAPTURES, Move.isCapture(move) ? 1 : 0);
    add(Metric.NON_PROMOTIONS, declinesPromotion(move) ? 1 : 0);
    boolean taken = Move.isCapture(reply) && Move.to(reply) == Move.to(move);
    if (taken) {
      add(Metric.SACRIFICES, 1);
      add(Metric.SACRIFICE_VALUE, value(Move.kind(move)));
      add(Metric.EMPTY_SACRIFICES, Move.isCapture(move) ? 0 : 1);
      add(Metric.QUIET_SACRIFICES, isQuiet(move) ? 1 : 0);
    }
  }

  /** The place of a kind in the order of the pieces, the least valuable first: 1 for a pawn. */
  private int value(int kind) {
    int held = kind & ~Piece.PROMOTED;
    return held == Piece.KING ? 0 : rules.kindLimit() - held;
  }

  private boolean declinesPromotion(int move) {
    Color color = position.sideToMove();
    return !Move.isDrop(move)
        && !Move.promotes(move)
        && rules.canPromote(Move.kind(move))
        && (rules.inZone(color, Move.from(move)) || rules.inZone(color, Move.to(move)));
  }

  private void reply(int move) {
    boolean between = !Move.isCapture(move) && Move.kind(move) != Piece.KING;
    add(Metric.INTERPOSITIONS, between ? 1 : 0);
    add(Metric.MOVED_INTERPOSITIONS, between && !Move.isDrop(move) ? 1 : 0);
  }

  private void ofEnd() {
    FinalPosition end = new FinalPosition(position);
    put(
        Metric.FINAL_PIECES,
        Long.bitCount(position.occupied(0)) + Long.bitCount(position.occupied(1)));
    put(Metric.FINAL_WORKING, end.working());
    put(Metric.FINAL_IDLE, end.idle());
    put(Metric.MODEL_MATE, end.isModel() ? 1 : 0);
  }
}
