package io.github.tsume.soundness;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.mate.Session;

/**
 * A question, in one session, of a check off a mainline whether it mates too.
 *
 * <p>It is asked first with all of the mainline's nodes forbidden, so that a mate that returns to
 * one of them, or joins it later, does not pass for a mate of its own; and only if it fails because
 * of them, without.
 */
final class CookQuestion {
  private final Session session;
  private final Mainline mainline;
  private final MainlineWalk walk;

  /**
   * What was found.
   *
   * @param independent whether the check mates without the mainline's nodes
   * @param answer whether it mates at all
   */
  record Asked(Answer independent, Answer answer) {
    Asked(Answer both) {
      this(both, both);
    }

    /** Whether it fails, or is open: nothing of it need be told apart. */
    boolean isNoMate() {
      return !answer.isProven();
    }
  }

  /** Questions of a session that stands at the first node. */
  CookQuestion(Session session, Mainline mainline) {
    this.session = session;
    this.mainline = mainline;
    this.walk = new MainlineWalk(session, mainline);
  }

  /** The same, for those who walk along the mainline themselves. */
  MainlineWalk walk() {
    return walk;
  }

  /** Whether it mates; the session stands at the first node. */
  Asked ask(OtherCheck check, SearchBudget slice) {
    walk.goTo(check.node());
    Asked asked = askHere(check, slice);
    walk.leave(check.node());
    return asked;
  }

  /** The same where the session stands at the node of the check. */
  Asked askHere(OtherCheck check, SearchBudget slice) {
    if (check.node() == mainline.nodes() - 1) {
      return new Asked(ask(check, 0, slice));
    }
    // One forbidden set, all of the mainline, is asked about first at every node: what is found out
    // about it then serves all of them. Only what mates by way of the mainline must be told apart.
    Answer independent = ask(check, mainline.nodes(), slice);
    // If it fails because it may not come to the mainline: does it mate by doing so?
    return independent.isDisproven() && !independent.absolute()
        ? new Asked(independent, ask(check, 0, slice))
        : new Asked(independent);
  }

  /**
   * Whether the attacker mates after the check, at whose node the session stands.
   *
   * @param forbidden how many of the mainline's attacker's nodes, from the first, are forbidden
   */
  Answer ask(OtherCheck check, int forbidden, SearchBudget slice) {
    return walk.without(
        forbidden, check.node(), () -> session.after(check.move(), () -> session.mates(slice)));
  }
}
