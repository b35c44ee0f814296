package io.github.tsume.mate;

import io.github.tsume.dfpn.Answer;
import java.util.function.BooleanSupplier;

/**
 * Finds out by the exact rule whether a node is mated within n plies: goes through a whole proof of
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
  /** What a proof that was retracted may take to be found again before its parent's is too. */
  private static final long AGAIN = 20_000;

  private static final long FIRST_SLICE = 1_000;
  private static final int GROWTH = 8;

  /** What part of the nodes for a question goes into asking first whether the raw game mates. */
  private static final int RAW_PART = 64;

  private static final int LONGER = -1;
  private static final int NOT_TOLD = -2;

  /* Far beyond any budget: a line too long to be followed stays open whatever is spent on it. */
  private static final long LAST_SLICE = 1L << 40;
  private static final int LAST_ROUND = 100_000;

  private final Inquiry inquiry;
  private final TsumeGame game;
  private final Replies replies = new Replies();

  /* All that is asked now may go on until the budget has come to so many nodes. */
  private long until = Long.MAX_VALUE;

  ClaimAudit(Inquiry inquiry) {
    this.inquiry = inquiry;
    this.game = inquiry.game();
  }

  /**
   * Whether the current node is mated within some plies; open if that takes more than some nodes.
   *
   * @throws OpenQuestionException if the budget ran out
   */
  Known<Boolean> isWithin(int plies, long nodes) {
    Known<Boolean> within = limited(nodes, () -> isWithin(plies));
    if (within.isOpen() && isSpent()) {
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
        if (isSpent() || round == LAST_ROUND) {
          throw open;
        }
        // What stayed open is searched with the rest of the graph in view.
        inquiry.retractProof();
      }
    }
  }

  private boolean isSpent() {
    return nodesLeft() <= 0 || inquiry.budget().isSpent();
  }

  /** How many nodes a question asked now may take. */
  long nodesLeft() {
    return until - inquiry.budget().nodes();
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
  private int told(int most) {
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
      return NOT_TOLD;
    }
    known.putWithin(state, raw, false);
    return raw;
  }

  /** An upper bound of the current attacker's node, at most {@code most}; or that it is longer. */
  private int attack(int most) {
    int told = told(most);
    if (told != NOT_TOLD) {
      return told;
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
          known.putWithin(state, bound, TsumeGame.isClaim(move));
          return bound;
        }
      } catch (OpenQuestionException open) {
        if (isSpent()) {
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
    while (move == 0 && ask(plies, AGAIN).isProven()) {
      move = inquiry.provenMove(plies);
    }
    return move;
  }

  private int defend(int most) {
    int told = told(most);
    if (told != NOT_TOLD) {
      return told;
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
      longest = withClaims(begin, end, most, longest, longestClaim);
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

  private boolean isClaimed() {
    return game.known().isClaimed(game.state());
  }

  /**
   * The bound of a node with claims. There are cheap reasons why they stand: another reply lasts as
   * long, or the interpositions mate in time even if they count. Which of them holds, and can be
   * proved, is not known before, so that each is given a little, then more; and so is the rule.
   */
  private int withClaims(int begin, int end, int most, int others, int longestClaim) {
    for (long nodes = FIRST_SLICE; ; nodes *= GROWTH) {
      if (anotherLasts(begin, end, longestClaim, nodes)) {
        return others;
      }
      int withThem = ifTheyCount(begin, end, most, nodes);
      if (withThem > 0) {
        return Math.max(others, withThem);
      }
      if (withThem == LONGER) {
        Known<Boolean> stand = limited(nodes, () -> standByTheRule(begin, end, most));
        if (!stand.isOpen()) {
          return stand.get() ? most : LONGER;
        }
      }
      if (isSpent() || nodes > LAST_SLICE) {
        throw new OpenQuestionException();
      }
    }
  }

  /** The answer to a question if that takes at most some nodes. */
  private Known<Boolean> limited(long nodes, BooleanSupplier question) {
    long before = until;
    until = Math.min(nodes, nodesLeft()) + inquiry.budget().nodes();
    int begin = replies.top();
    int depth = game.depth();
    try {
      return Known.of(question.getAsBoolean());
    } catch (OpenQuestionException open) {
      game.unwindTo(depth);
      replies.setTop(begin);
      return Known.open(Known.Reason.NODES);
    } finally {
      until = before;
    }
  }

  /**
   * The longest of the interpositions for which there are claims if they counted too; that one is
   * longer, or 0 if that is open.
   */
  private int ifTheyCount(int begin, int end, int most, long nodes) {
    int longest = 0;
    boolean open = false;
    for (int i = begin; i < end; i++) {
      game.play(replies.get(i));
      if (isClaimed()) {
        game.withdrawClaims();
        Known<Boolean> inTime =
            isWithinRaw(most - 1, nodes / RAW_PART) ? Known.of(true) : isWithin(most - 1, nodes);
        if (inTime.is(true)) {
          longest = Math.max(longest, game.known().atMost(game.state()) + 1);
        }
        open |= inTime.isOpen();
        longest = inTime.is(false) ? LONGER : longest;
      }
      game.undo(replies.get(i));
      if (longest == LONGER) {
        return LONGER;
      }
    }
    return open ? 0 : longest;
  }

  /**
   * Whether the current node is soon found to mate within some plies with all interpositions
   * counted: then there are no claims to examine further on.
   */
  private boolean isWithinRaw(int plies, long nodes) {
    if (!inquiry.isRawHere()) {
      return false;
    }
    Answer raw = inquiry.rawWithin(plies, nodes);
    if (!raw.isProven()) {
      return false;
    }
    game.known().putWithin(game.state(), raw.length(), false);
    return true;
  }

  /**
   * Whether the interpositions for which there are claims either mate in time even if they count,
   * or are futile by the exact rule. If one is neither, the node is longer than {@code most}.
   */
  private boolean standByTheRule(int begin, int end, int most) {
    RisingRule rule = new RisingRule(inquiry);
    int others = -1;
    for (int i = begin; i < end; i++) {
      game.play(replies.get(i));
      boolean late = false;
      if (isClaimed()) {
        game.withdrawClaims();
        late = !inquiry.isExactlyWithin(most - 1);
      }
      game.undo(replies.get(i));
      if (late && !rule.isOutlasted(replies.get(i), most)) {
        others = others < 0 ? rule.lengthBelow(most + 2) : others;
        if (!rule.isCapturedWithin(replies.get(i), others)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Whether a reply that surely counts is soon shown to last at least {@code plies}. */
  private boolean anotherLasts(int begin, int end, int plies, long nodes) {
    for (int i = begin; i < end; i++) {
      int reply = replies.get(i);
      game.play(reply);
      boolean counts = !offersClaim();
      boolean lasts = counts && plies <= 2;
      if (counts && !lasts) {
        lasts = inquiry.within(plies - 3, nodes).isDisproven();
      }
      game.undo(reply);
      if (lasts) {
        return true;
      }
    }
    return false;
  }

  private boolean offersClaim() {
    int[] moves = replies.withRoom();
    int end = game.generate(moves, replies.top());
    return game.hasClaims(moves, replies.top(), end);
  }
}
