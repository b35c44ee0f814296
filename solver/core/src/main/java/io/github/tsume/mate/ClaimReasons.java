package io.github.tsume.mate;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.mate.ClaimAudit.AuditBudget;
import io.github.tsume.verify.Replies;

/**
 * The reasons why the claims at a defender's node stand by the exact rule, if they do: another
 * reply lasts as long, the interpositions mate in time even if they count, or the rule says so.
 */
final class ClaimReasons {
  private final Inquiry inquiry;
  private final TsumeGame game;
  private final Efforts efforts;
  private final ClaimAudit audit;
  private final AuditBudget budget;
  private final Replies replies;

  ClaimReasons(Inquiry inquiry, ClaimAudit audit, AuditBudget budget, Replies replies) {
    this.inquiry = inquiry;
    this.game = inquiry.game();
    this.efforts = inquiry.efforts();
    this.audit = audit;
    this.budget = budget;
    this.replies = replies;
  }

  /**
   * The bound of a node with claims. There are cheap reasons why they stand: another reply lasts as
   * long, or the interpositions mate in time even if they count. Which of them holds, and can be
   * proved, is not known before, so that each is given a little, then more; and so is the rule.
   */
  int bound(int begin, int end, int most, int others, int longestClaim) {
    for (long nodes = efforts.nodes(EffortTable.AUDIT_FIRST);
        ;
        nodes *= efforts.growth(EffortTable.AUDIT_GROWTH)) {
      if (anotherLasts(begin, end, longestClaim, nodes)) {
        return others;
      }
      int withThem = ifTheyCount(begin, end, most, nodes);
      if (withThem > 0) {
        return Math.max(others, withThem);
      }
      if (withThem == ClaimAudit.LONGER) {
        Known<Boolean> stand = budget.limited(nodes, () -> standByTheRule(begin, end, most));
        if (!stand.isOpen()) {
          return stand.get() ? most : ClaimAudit.LONGER;
        }
      }
      if (budget.isSpent() || nodes > efforts.nodes(EffortTable.AUDIT_LAST)) {
        throw new OpenQuestionException();
      }
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
      if (audit.isClaimed()) {
        game.withdrawClaims();
        Known<Boolean> inTime =
            isWithinRaw(most - 1, nodes / efforts.part(EffortTable.AUDIT_RAW_PART))
                ? Known.of(true)
                : audit.isWithin(most - 1, nodes);
        if (inTime.is(true)) {
          longest = Math.max(longest, game.known().atMost(game.state()) + 1);
        }
        open |= inTime.isOpen();
        longest = inTime.is(false) ? ClaimAudit.LONGER : longest;
      }
      game.undo(replies.get(i));
      if (longest == ClaimAudit.LONGER) {
        return ClaimAudit.LONGER;
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
      if (audit.isClaimed()) {
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
