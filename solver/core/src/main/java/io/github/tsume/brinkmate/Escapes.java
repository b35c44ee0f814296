package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.KnownFailures;
import io.github.tsume.mate.KnownReplies;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.verify.CertificateCheck.RefutedPositions;
import io.github.tsume.verify.Replies;
import it.unimi.dsi.fastutil.longs.Long2IntMap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.Optional;

/**
 * The ways in which the defender gets out of all checks in a position, and in others alike.
 *
 * <p>It is the other side of {@link Threat}: where a quiet move changes nothing that matters,
 * checks do not mate after it for the reasons for which they did not before. His replies are played
 * again after it, each by the rules; only a check that was not possible before, and one that his
 * reply fails against, is searched, and that but little. The positions that are walked through lead
 * only to one another, so that there is no mate from any of them.
 *
 * <p>Source: Kawano, "Using Similar Positions to Search Game Trees" (1996).
 */
record Escapes(Position base, Long2IntMap replies) {
  /** The nodes that may go into a check that is not answered as before, and into all of them. */
  private static final long EACH = 100;

  private static final long ALL = 1_000;

  /** The most positions that are walked through. */
  private static final int MOST = 20_000;

  /** How many positions of a walk cost as much as a node of a search. */
  private static final int WALKED = 4;

  /**
   * How he gets out where the session stands, the attacker to move; empty if checks mate there, or
   * that is not known, or it takes too much to write down.
   */
  static Optional<Escapes> of(Session session, SearchBudget budget) {
    Long2IntMap replies = new Long2IntOpenHashMap();
    boolean holds = new Writer(session, replies, budget).attack();
    budget.spend(1 + replies.size() / WALKED);
    return holds ? Optional.of(new Escapes(session.position().copy(), replies)) : Optional.empty();
  }

  /**
   * How he gets out of all checks where the session stands, as he gets out alike; empty if that was
   * not found.
   */
  Optional<KnownReplies> alike(Session session, SearchBudget budget) {
    Walk walk = new Walk(session, base.copy(), replies, budget);
    boolean holds = walk.attack();
    budget.spend(1 + walk.visited / WALKED);
    return holds ? Optional.of(walk.known) : Optional.empty();
  }

  /** Reads replies out of what the search knows. */
  private static final class Writer {
    private static final long[] EFFORTS = {1, 50};

    private final Session session;
    private final KnownFailures failures;
    private final Position position;
    private final Long2IntMap replies;
    private final SearchBudget budget;
    private final RefutedPositions refuted = new RefutedPositions();

    Writer(Session session, Long2IntMap replies, SearchBudget budget) {
      this.session = session;
      this.failures = new KnownFailures(session);
      this.position = session.position();
      this.replies = replies;
      this.budget = budget;
    }

    boolean attack() {
      int[] checks = CheckMoves.of(position);
      boolean holds = true;
      for (int i = 0; i < checks.length && holds; i++) {
        session.play(checks[i]);
        holds = refuted.cover(position) || defend();
        session.undo(checks[i]);
      }
      return holds;
    }

    private boolean defend() {
      if (refuted.size() >= MOST || budget.isSpent()) {
        return false;
      }
      int reply = reply();
      if (reply == Move.NONE) {
        return false;
      }
      refuted.add(position);
      replies.put(position.boardKey(), reply);
      session.play(reply);
      boolean holds = attack();
      session.undo(reply);
      return holds;
    }

    private int reply() {
      int[] legal = Evasions.of(position);
      // Most is in the table, and reading it costs much less than a search that finds it there.
      for (int move : legal) {
        if (failures.after(move)) {
          return move;
        }
      }
      for (long nodes : EFFORTS) {
        for (int i = 0; i < legal.length; i++) {
          session.play(legal[i]);
          boolean refutes = session.mates(budget.slice(nodes)).isDisproven();
          session.undo(legal[i]);
          if (refutes) {
            return legal[i];
          }
        }
      }
      return Move.NONE;
    }
  }

  /** Plays them along: in the position in which they are known, and where the session stands. */
  private static final class Walk {
    private final Session session;
    private final KnownFailures failures;
    private final Position position;
    private final Position base;
    private final Long2IntMap replies;
    private final SearchBudget budget;
    private final RefutedPositions refuted = new RefutedPositions();
    private final Replies moves = new Replies();
    private final KnownReplies known = new KnownReplies();
    private long left = ALL;
    private int visited;

    Walk(Session session, Position base, Long2IntMap replies, SearchBudget budget) {
      this.session = session;
      this.failures = new KnownFailures(session);
      this.position = session.position();
      this.base = base;
      this.replies = replies;
      this.budget = budget;
    }

    /** Whether no check mates. */
    boolean attack() {
      int begin = moves.top();
      int end = CheckMoves.generate(position, moves.withRoom(), begin);
      moves.setTop(end);
      int baseEnd = CheckMoves.generate(base, moves.withRoom(), end);
      moves.setTop(baseEnd);
      boolean holds = true;
      for (int i = begin; i < end && holds; i++) {
        int check = moves.get(i);
        boolean alike = isAmong(check, end, baseEnd);
        session.play(check);
        holds = refuted.cover(position) || (alike && answered(check)) || searched();
        session.undo(check);
      }
      moves.setTop(begin);
      return holds;
    }

    private boolean answered(int check) {
      if (++visited > MOST) {
        return false;
      }
      int before = refuted.size();
      base.play(check);
      int reply = replies.getOrDefault(base.boardKey(), Move.NONE);
      boolean holds = false;
      if (reply != Move.NONE && isEvasion(base, reply) && isEvasion(position, reply)) {
        refuted.add(position);
        known.put(position, reply);
        session.play(reply);
        base.play(reply);
        holds = attack();
        base.undo(reply);
        session.undo(reply);
        if (!holds) {
          refuted.forgetBeyond(before);
          known.forgetBeyond(before);
        }
      }
      base.undo(check);
      return holds;
    }

    private boolean isEvasion(Position from, int move) {
      return isAmong(move, moves.top(), Evasions.generate(from, moves.withRoom(), moves.top()));
    }

    private boolean isAmong(int move, int begin, int end) {
      for (int i = begin; i < end; i++) {
        if (moves.get(i) == move) {
          return true;
        }
      }
      return false;
    }

    private boolean searched() {
      if (failures.here()) {
        return true;
      }
      if (left <= 0) {
        return false;
      }
      long before = budget.nodes();
      boolean refutes = session.mates(budget.slice(Math.min(EACH, left))).isDisproven();
      left -= Math.max(1, budget.nodes() - before);
      return refutes;
    }
  }
}
