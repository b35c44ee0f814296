package io.github.tsume.soundness;

import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.Session;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * A search for how far the open checks of a mainline are refuted: the number of plies within which
 * each does not mate.
 *
 * <p>All of them are asked about within one ply, then within three, and so on, so that each gets
 * its turn; one that is not answered within its part of the budget, or that mates, is asked no
 * more. The bounded question never takes a mate for longer than it is, so "no" to it is safe.
 */
final class RefutedWithin {
  private final Session session;
  private final Efforts efforts;
  private final Mainline mainline;
  private final SearchBudget budget;

  RefutedWithin(Session session, Mainline mainline, SearchBudget budget) {
    this.session = session;
    this.efforts = session.efforts();
    this.mainline = mainline;
    this.budget = budget;
  }

  /** The open moves with what is known of them, in the same order. */
  List<OpenMove> of(List<OpenMove> open) {
    List<OpenMove> known = new ArrayList<>(open);
    Deque<Integer> asked = new ArrayDeque<>();
    for (int i = 0; i < known.size(); i++) {
      if (isCheck(known.get(i))) {
        asked.add(i);
      }
    }
    for (int plies = 1;
        plies <= efforts.plies(EffortTable.REFUTED_PLIES) && !asked.isEmpty();
        plies += 2) {
      for (int left = asked.size(); left > 0 && !budget.isSpent(); left--) {
        int index = asked.remove();
        OpenMove move = known.get(index);
        if (fails(move, plies, budget.slice(Math.max(1, budget.nodesLeft() / left)))) {
          known.set(index, new OpenMove(move.ply(), move.move(), plies));
          asked.add(index);
        }
      }
      if (budget.isSpent()) {
        break;
      }
    }
    return known;
  }

  private boolean isCheck(OpenMove open) {
    return open.move() != Move.NONE
        && open.ply() % 2 == 1
        && open.ply() <= Mainline.ply(mainline.nodes() - 1);
  }

  private boolean fails(OpenMove open, int plies, SearchBudget part) {
    MainlineWalk walk = new MainlineWalk(session, mainline);
    int node = open.ply() / 2;
    walk.goTo(node);
    session.play(open.move());
    Answer answer = session.matesWithin(plies - 1, part);
    session.undo(open.move());
    walk.leave(node);
    return answer.isDisproven();
  }
}
