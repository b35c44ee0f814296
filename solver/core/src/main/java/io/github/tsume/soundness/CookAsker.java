package io.github.tsume.soundness;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.mate.Session;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Severity;
import org.jspecify.annotations.Nullable;

/** A judge of what a check off a mainline is: it fails, or it is a defect, or that is open. */
record CookAsker(
    Session session,
    Mainline mainline,
    boolean authored,
    Journal.Page journal,
    KnownFailures failures,
    CookQuestion question,
    FoundDefects found,
    CookClassifier classifier) {
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

  /** Whether a check, at whose node the session stands, was found to fail before. */
  boolean isKnownToFail(OtherCheck check) {
    return journal.fails(check.ply(), check.move())
        || failures.fails(session.position(), check.move());
  }

  /**
   * Settles a check as far as the slice allows.
   *
   * @param ahead what was found about it before; null if it was not asked about
   */
  Answered settle(OtherCheck check, CookQuestion.@Nullable Asked ahead, SearchBudget slice) {
    question.walk().goTo(check.node());
    // A mate is asked about again: the table knows it, and more of it is wanted.
    CookQuestion.Asked known = ahead != null && ahead.isNoMate() ? ahead : null;
    Answered outcome =
        check.node() == mainline.nodes() - 1
            ? settleFinal(check, known, slice)
            : Answered.of(settleInner(check, known, slice));
    question.walk().leave(check.node());
    return outcome;
  }

  private Answered settleFinal(
      OtherCheck check, CookQuestion.@Nullable Asked known, SearchBudget slice) {
    if (known == null && session.after(check.move(), () -> session.isMated(slice))) {
      classifier.addLast(check);
      return Answered.SETTLED;
    }
    Answer later = (known != null ? known : question.askHere(check, slice)).answer();
    return switch (later.kind()) {
      case UNKNOWN ->
          found.severity(DefectClass.FINAL_MOVE_LONGER, check.node()) == Severity.TOLERATED
              ? Answered.OPEN_TOLERABLE
              : Answered.OPEN;
      case DISPROVEN -> {
        failures.add(session.position(), check.move());
        yield Answered.SETTLED;
      }
      case PROVEN -> Answered.of(classifier.addLonger(check, later.length(), slice));
    };
  }

  private boolean settleInner(
      OtherCheck check, CookQuestion.@Nullable Asked known, SearchBudget slice) {
    CookQuestion.Asked asked = known != null ? known : question.askHere(check, slice);
    Answer independent = asked.independent();
    Answer answer = asked.answer();
    // On a shortest line nothing that mates in time returns to a node before it. An author's may be
    // longer than need be.
    boolean mayReturn = authored && answer.isProven() && independent.isDisproven();
    Answer ahead = mayReturn ? question.ask(check, check.node() + 1, slice) : answer;
    if (answer.isUnknown()) {
      return false;
    }
    if (ahead.isUnknown()) {
      classifier.openDetour(check, answer.length(), slice);
      return false;
    }
    if (answer.isDisproven()) {
      journal.failed(check.ply(), check.move());
      failures.add(session.position(), check.move());
      return true;
    }
    return ahead.isDisproven()
        ? classifier.addDetour(check, answer.length(), slice)
        : classifier.classify(check, answer.length(), independent.isProven(), slice);
  }
}
