package io.github.tsume.mate;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.game.Claims;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.KnownLengths;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.verify.Replies;
import java.util.function.BooleanSupplier;

/**
 * An audit by the exact rule whether a node is mated within n plies: goes through a whole proof of
 * the bounded form and examines every claim in it.
 *
 * <p>A claim leaves out an interposition i because the mate after its capture, q(i), is no longer
 * than n. The exact rule wants it no longer than r, the longest of the replies that count. Where a
 * claim does not stand, its node is vetoed, the proofs that rest on it are retracted one after the
 * other, and each is asked for again where it was.
 */
final class ClaimAudit {
  /*
   * Each node is examined for the plies that are left there, not for those that its proof in the
   * table takes: away from the mainline there are mostly some to spare, and an interposition that
   * mates in time although it counts needs no other reason.
   */

  static final int LONGER = -1;
  private static final int NOT_KNOWN = -2;

  private final Inquiry inquiry;
  private final TsumeGame game;
  private final Efforts efforts;
  private final Replies replies = new Replies();

  private final AuditBudget budget;
  private final ClaimReasons reasons;

  ClaimAudit(Inquiry inquiry) {
    this.inquiry = inquiry;
    this.game = inquiry.game();
    this.efforts = inquiry.efforts();
    this.budget = new AuditBudget(game, inquiry.budget(), replies);
    this.reasons = new ClaimReasons(inquiry, this, budget, replies);
  }

  /**
   * Whether the current node is mated within some plies; open if that takes more than some nodes.
   *
   * @throws OpenQuestionException if the budget ran out
   */
  Known<Boolean> isWithin(int plies, long nodes) {
    Known<Boolean> within = budget.limited(nodes, () -> isWithin(plies));
    if (within.isOpen() && budget.isSpent()) {
      throw new OpenQuestionException();
    }
    return within;
  }

  private boolean isWithin(int plies) {
    KnownLengths known = game.known();
    long state = game.state();
    if (known.isWithin(state, plies)) {
      return true;
    }
    if (known.isLonger(state, plies)) {
      return false;
    }
    int begin = replies.top();
    int depth = game.depth();
    for (int round = 1; ; round++) {
      if (ask(plies, Long.MAX_VALUE).isDisproven()) {
        known.putLonger(state, plies);
        return false;
      }
      if (inquiry.rule() == FutileRule.NONE) {
        known.putWithin(state, plies, false);
        return true;
      }
      try {
        return (game.attackerToMove() ? attack(plies) : defend(plies)) != LONGER;
      } catch (OpenQuestionException open) {
        game.unwindTo(depth);
        replies.setTop(begin);
        if (budget.isSpent() || round == efforts.count(EffortTable.AUDIT_ROUNDS)) {
          throw open;
        }
        // What stayed open is searched with the rest of the graph in view.
        inquiry.retractProof();
      }
    }
  }

  /** How many nodes a question asked now may take. */
  long nodesLeft() {
    return budget.nodesLeft();
  }

  /** The answer to "within n?"; never unknown. */
  private Answer ask(int plies, long nodes) {
    Answer answer = inquiry.within(plies, nodes);
    if (answer.isUnknown()) {
      throw new OpenQuestionException();
    }
    return answer;
  }

  /** What is known of the current node already, or follows from a proof of the raw game. */
  private int alreadyKnown(int most) {
    long state = game.state();
    KnownLengths known = game.known();
    if (known.isWithin(state, most)) {
      return known.atMost(state);
    }
    if (known.isLonger(state, most)) {
      return LONGER;
    }
    int raw = inquiry.rawLength(most);
    if (raw < 0) {
      return NOT_KNOWN;
    }
    known.putWithin(state, raw, false);
    return raw;
  }

  /** An upper bound of the current attacker's node, at most {@code most}; or that it is longer. */
  private int attack(int most) {
    int before = alreadyKnown(most);
    if (before != NOT_KNOWN) {
      return before;
    }
    long state = game.state();
    KnownLengths known = game.known();
    int begin = replies.top();
    int depth = game.depth();
    while (true) {
      int move = proven(most);
      if (move == 0) {
        known.putLonger(state, most);
        return LONGER;
      }
      game.play(move);
      try {
        int length = defend(most - game.cost(move));
        if (length != LONGER) {
          game.undo(move);
          int bound = Math.max(length + game.cost(move), 1);
          known.putWithin(state, bound, Claims.isClaim(move));
          return bound;
        }
      } catch (OpenQuestionException open) {
        if (budget.isSpent()) {
          throw open;
        }
        // The proofs that rest on what is open go too, so that the search looks for others.
        game.unwindTo(depth + 1);
        replies.setTop(begin);
        retractProofs(move);
        throw open;
      }
      retractProofs(move);
    }
  }

  /** Goes back from the current defender's node; neither that nor the attacker's one is proved. */
  private void retractProofs(int move) {
    inquiry.retractProof();
    game.undo(move);
    inquiry.retractProof();
  }

  /** The move that proves the current attacker's node, searched for if need be; 0 if none does. */
  private int proven(int plies) {
    int move = inquiry.provenMove(plies);
    while (move == 0 && ask(plies, efforts.nodes(EffortTable.AUDIT_AGAIN)).isProven()) {
      move = inquiry.provenMove(plies);
    }
    return move;
  }

  private int defend(int most) {
    int before = alreadyKnown(most);
    if (before != NOT_KNOWN) {
      return before;
    }
    long state = game.state();
    KnownLengths known = game.known();
    int begin = replies.top();
    int end = game.generate(replies.withRoom(), begin);
    replies.setTop(end);
    int longest = 0;
    int longestClaim = 0;
    for (int i = begin; i < end && longest != LONGER; i++) {
      game.play(replies.get(i));
      int length = attack(most - 1);
      boolean claimed = isClaimed();
      game.undo(replies.get(i));
      if (length == LONGER) {
        longest = LONGER;
      } else if (claimed) {
        longestClaim = Math.max(longestClaim, length + 1);
      } else {
        longest = Math.max(longest, length + 1);
      }
    }
    if (longest != LONGER && longestClaim > 0) {
      longest = reasons.bound(begin, end, most, longest, longestClaim);
      if (longest == LONGER) {
        game.veto(most);
      }
    }
    replies.setTop(begin);
    if (longest == LONGER) {
      known.putLonger(state, most);
    } else {
      known.putWithin(state, longest, false);
    }
    return longest;
  }

  boolean isClaimed() {
    return game.known().isClaimed(game.state());
  }

  /**
   * The limits of an audit: the budget of its inquiry, and within it what the question that is
   * being asked may take. Questions within questions give back what they did not use by themselves.
   */
  static final class AuditBudget {
    private final TsumeGame game;
    private final SearchBudget budget;
    private final Replies replies;

    /* All that is asked now may go on until the budget has come to so many nodes. */
    private long until = Long.MAX_VALUE;

    /** The budget of an audit that keeps its replies on a stack. */
    AuditBudget(TsumeGame game, SearchBudget budget, Replies replies) {
      this.game = game;
      this.budget = budget;
      this.replies = replies;
    }

    /** How many nodes a question asked now may take. */
    long nodesLeft() {
      return until - budget.nodes();
    }

    boolean isSpent() {
      return nodesLeft() <= 0 || budget.isSpent();
    }

    /** The answer to a question if that takes at most some nodes; the position stays as it was. */
    Known<Boolean> limited(long nodes, BooleanSupplier question) {
      long before = until;
      until = Math.min(nodes, nodesLeft()) + budget.nodes();
      int begin = replies.top();
      int depth = game.depth();
      try {
        return Known.of(question.getAsBoolean());
      } catch (OpenQuestionException open) {
        game.unwindTo(depth);
        replies.setTop(begin);
        return Known.open(Known.Obstacle.NODES);
      } finally {
        until = before;
      }
    }
  }
}
