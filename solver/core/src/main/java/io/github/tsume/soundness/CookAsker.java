package io.github.tsume.soundness;

import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.Session;

/**
 * Asks of one check off a mainline whether it mates too.
 *
 * <p>It is asked first with all of the mainline's nodes forbidden, so that a mate that returns to
 * one of them, or joins it later, does not pass for a mate of its own; and only if it fails because
 * of them, without.
 */
final class CookAsker {
  /** What became of a question. */
  enum Answered {
    /** It fails, or it is recorded as a defect. */
    SETTLED,
    /** It is open. */
    OPEN,
    /** It is open, but at worst it is a tolerable one. */
    OPEN_TOLERABLE;

    static Answered of(boolean settled) {
      return settled ? SETTLED : OPEN;
    }
  }

  private final Session session;
  private final Mainline mainline;
  private final boolean authored;
  private final Journal.Page journal;
  private final KnownFailures failures;
  private final MainlineWalk walk;
  private final FoundDefects found;
  private final CookClassifier classifier;

  CookAsker(
      Session session,
      Mainline mainline,
      boolean authored,
      Journal.Page journal,
      KnownFailures failures,
      MainlineWalk walk,
      FoundDefects found,
      CookClassifier classifier) {
    this.session = session;
    this.mainline = mainline;
    this.authored = authored;
    this.journal = journal;
    this.failures = failures;
    this.walk = walk;
    this.found = found;
    this.classifier = classifier;
  }

  /** Whether a check, at whose node the session stands, was found to fail before. */
  boolean isKnownToFail(OtherCheck check) {
    return journal.fails(check.ply(), check.move())
        || failures.fails(session.position(), check.move());
  }

  /** Answers the question as far as the slice allows. */
  Answered settle(OtherCheck check, SearchBudget slice) {
    walk.goTo(check.node());
    Answered outcome =
        check.node() == mainline.nodes() - 1
            ? settleFinal(check, slice)
            : Answered.of(settleInner(check, slice));
    walk.leave(check.node());
    return outcome;
  }

  private Answered settleFinal(OtherCheck check, SearchBudget slice) {
    if (session.after(check.move(), () -> session.isMated(slice))) {
      return Answered.of(classifier.addLast(DefectClass.FINAL_MOVE_DUAL, check));
    }
    Answer later = ask(check, 0, slice);
    return switch (later.kind()) {
      case UNKNOWN ->
          found.severity(DefectClass.FINAL_MOVE_LONGER, check.node()) == Severity.TOLERATED
              ? Answered.OPEN_TOLERABLE
              : Answered.OPEN;
      case DISPROVEN -> {
        failures.add(session.position(), check.move());
        yield Answered.SETTLED;
      }
      case PROVEN ->
          Answered.of(classifier.add(DefectClass.FINAL_MOVE_LONGER, check, later.length(), slice));
    };
  }

  /*
   * One forbidden set, all of the mainline, is asked about first at every node: what is found out
   * about it then serves all of them. Only what mates by way of the mainline must be told apart.
   */
  private boolean settleInner(OtherCheck check, SearchBudget slice) {
    int node = check.node();
    Answer independent = ask(check, mainline.nodes(), slice);
    Answer answer = independent;
    if (independent.isDisproven() && !independent.absolute()) {
      // It fails if it may not come to the mainline: does it mate by doing so?
      answer = ask(check, 0, slice);
    }
    // On a shortest line nothing that mates in time returns to a node before it. An author's may be
    // longer than need be.
    boolean mayReturn = authored && answer.isProven() && independent.isDisproven();
    Answer ahead = mayReturn ? ask(check, node + 1, slice) : answer;
    if (answer.isUnknown() || ahead.isUnknown()) {
      return false;
    }
    if (answer.isDisproven()) {
      journal.failed(check.ply(), check.move());
      failures.add(session.position(), check.move());
      return true;
    }
    return ahead.isDisproven()
        ? classifier.add(DefectClass.DETOUR, check, answer.length(), slice)
        : classifier.classify(check, answer.length(), independent.isProven(), slice);
  }

  /**
   * Whether the attacker mates after the check, at whose node the session stands.
   *
   * @param forbidden how many of the mainline's attacker's nodes, from the first, are forbidden
   */
  private Answer ask(OtherCheck check, int forbidden, SearchBudget slice) {
    return walk.without(
        forbidden, check.node(), () -> session.after(check.move(), () -> session.mates(slice)));
  }
}
