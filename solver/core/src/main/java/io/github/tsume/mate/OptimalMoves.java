package io.github.tsume.mate;

import io.github.tsume.board.position.Position;
import io.github.tsume.game.Claims;
import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * The moves that keep the length of the current node, for either side, one after the other in the
 * order in which ties are broken.
 *
 * <p>A question that stays open ends the walk with {@link OpenQuestionException}.
 */
record OptimalMoves(Inquiry inquiry) {
  /** Says of a move whether the walk may stop. */
  interface Visitor {
    /** Called with the move played; returns true to stop. */
    boolean visit(int move);
  }

  /** Visits the checks that mate in {@code plies}; returns the move that stopped, or 0. */
  int attacks(int plies, Visitor visitor) {
    for (int move : checks()) {
      if (stopsAt(move, plies, visitor)) {
        return move;
      }
    }
    return 0;
  }

  /**
   * The same, but in an order that depends on the table: the check known to mate comes first, so
   * that it may not have to be found out whether the others mate. Says whether one stopped.
   */
  boolean stopsAtSomeAttack(int plies, Visitor visitor) {
    int known = inquiry.provenMove(plies);
    if (known != 0 && !Claims.isClaim(known) && stopsAt(known, plies, visitor)) {
      return true;
    }
    return attacks(plies, move -> move != known && visitor.visit(move)) != 0;
  }

  /**
   * The checks that leave few replies come first: there a mate is most likely, and when one is
   * found those behind it need not be refuted.
   */
  private int[] checks() {
    int[] buffer = new int[Position.MAX_MOVES];
    int[] checks = inquiry.sorted(CheckMoves.of(inquiry.position()));
    // Each is tried once; of those with as many replies the order stays.
    long[] order = new long[checks.length];
    for (int i = 0; i < order.length; i++) {
      order[i] = (long) replies(checks[i], buffer) << Integer.SIZE | i;
    }
    Arrays.sort(order);
    int[] ordered = new int[checks.length];
    for (int i = 0; i < ordered.length; i++) {
      ordered[i] = checks[(int) order[i]];
    }
    return ordered;
  }

  private int replies(int check, int[] buffer) {
    inquiry.position().play(check);
    int count = Evasions.generate(inquiry.position(), buffer, 0);
    inquiry.position().undo(check);
    return count;
  }

  private boolean stopsAt(int check, int plies, Visitor visitor) {
    inquiry.play(check);
    boolean stop = inquiry.isExactlyWithin(plies - 1) && visitor.visit(check);
    inquiry.undo(check);
    return stop;
  }

  /**
   * Visits the replies that count and last {@code plies}, first those that are no interpositions;
   * returns the move that stopped, or 0.
   */
  int defences(int plies, Visitor visitor) {
    IntArrayList interpositions = new IntArrayList();
    boolean plain = false;
    for (int reply : inquiry.sorted(Evasions.of(inquiry.position()))) {
      if (FutileRule.isInterposition(reply)) {
        interpositions.add(reply);
        continue;
      }
      inquiry.play(reply);
      boolean keeps = keeps(plies);
      plain |= keeps;
      boolean stop = keeps && visitor.visit(reply);
      inquiry.undo(reply);
      if (stop) {
        return reply;
      }
    }
    return interpositions.isEmpty() ? 0 : interpositions(interpositions, plies, plain, visitor);
  }

  private int interpositions(
      IntArrayList interpositions, int plies, boolean plain, Visitor visitor) {
    RisingRule rule = new RisingRule(inquiry);
    int others = plain || oneSurelyKeeps(interpositions, plies) ? plies : -1;
    for (int i = 0; i < interpositions.size(); i++) {
      int reply = interpositions.getInt(i);
      inquiry.play(reply);
      boolean keeps = keeps(plies);
      inquiry.undo(reply);
      if (!keeps) {
        continue;
      }
      if (others < 0 && rule.isOutlasted(reply, plies - 2)) {
        continue;
      }
      if (others < 0 && rule.isCapturedWithin(reply, plies - 2)) {
        others = rule.lengthBelow(plies);
      }
      if (others >= 0 && rule.isCapturedWithin(reply, others)) {
        continue;
      }
      inquiry.play(reply);
      boolean stop = visitor.visit(reply);
      inquiry.undo(reply);
      if (stop) {
        return reply;
      }
    }
    return 0;
  }

  /** Whether an interposition of a manner that is never futile keeps the length. */
  private boolean oneSurelyKeeps(IntArrayList interpositions, int plies) {
    for (int i = 0; i < interpositions.size(); i++) {
      int reply = interpositions.getInt(i);
      if (inquiry.rule() == FutileRule.DROPS_ONLY && !inquiry.rule().mayApplyTo(reply)) {
        inquiry.play(reply);
        boolean keeps = keeps(plies);
        inquiry.undo(reply);
        if (keeps) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the node after a reply is exactly one ply shorter than {@code plies}. */
  private boolean keeps(int plies) {
    return (plies <= 2 || !inquiry.isExactlyWithin(plies - 3))
        && inquiry.isExactlyWithin(plies - 1);
  }
}
