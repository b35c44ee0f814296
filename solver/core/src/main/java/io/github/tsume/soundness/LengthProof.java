package io.github.tsume.soundness;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Session;

/**
 * A proof that no mate is shorter than the mainline, from what the search for cooks found out.
 *
 * <p>The defender who follows the mainline meets at every node of it only checks that fail or that
 * are shown here not to mate sooner; so he lasts to its end. That is far cheaper than to refute all
 * shorter mates from the first node. Where a node is not settled like that, it is asked itself
 * whether it mates sooner.
 *
 * <p>A detour, too, is asked: it comes back to the mainline, but fewer pieces in hand may mate
 * sooner, as futile interpositions show. What stays open leaves the length open.
 */
final class LengthProof {
  private final Session session;
  private final Efforts efforts;
  private final Mainline mainline;
  private final CookFinder cooks;
  private final SearchBudget budget;

  LengthProof(Session session, Mainline mainline, CookFinder cooks, SearchBudget budget) {
    this.session = session;
    this.efforts = session.efforts();
    this.mainline = mainline;
    this.cooks = cooks;
    this.budget = budget;
  }

  /** Whether the mainline's length is shown to be the least; false if that stays open. */
  boolean holds() {
    for (int i = 0; i < mainline.length(); i++) {
      session.play(mainline.move(i));
    }
    boolean open = false;
    boolean shown = true;
    for (int i = mainline.length() - 1; i >= 0; i--) {
      session.undo(mainline.move(i));
      int left = mainline.length() - i;
      if (i % 2 == 1) {
        shown = shown && counts(mainline.move(i), left);
      } else if (left > 1 && !open) {
        shown = (shown && othersAreNotShorter(i / 2)) || isLonger(left - 2);
        // What is open here is harder to tell further up.
        open = !shown;
      }
    }
    return shown && !open;
  }

  /** Whether the defender's move surely is no futile interposition. */
  private boolean counts(int move, int left) {
    return !FutileRule.isInterposition(move)
        || session.surelyCounts(
            move,
            session.question(left, budget.slice(efforts.nodes(EffortTable.PROOF_INTERPOSITION))));
  }

  private boolean othersAreNotShorter(int node) {
    if (!cooks.isClosed(node)) {
      return false;
    }
    for (Defect defect : cooks.defects()) {
      if (defect.ply() == Mainline.ply(node) && !isNotShorter(defect, node)) {
        return false;
      }
    }
    return true;
  }

  private boolean isNotShorter(Defect dual, int node) {
    session.play(dual.move());
    boolean not = isLonger(mainline.remaining(node) - 3);
    session.undo(dual.move());
    return not;
  }

  private boolean isLonger(int plies) {
    return session
        .isWithin(session.question(plies, budget.share(efforts.share(EffortTable.PROOF_SHARE))))
        .is(false);
  }
}
