package io.github.tsume.soundness;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Session;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The class of one check that leaves a line: the question that a check of a composition asks of all
 * of them, asked of one.
 *
 * @param kind what was found out
 * @param defect the way to mate that it is, where it is one; null of all others. Of one that is
 *     open it is the mildest that it can be, if it is known to mate at all
 */
public record OtherWay(Kind kind, @Nullable Defect defect) {
  /** What was found out about a check. */
  public enum Kind {
    /** It does not mate. */
    FAILS,
    /** It mates, and of what kind that is, is known. */
    MATES,
    /** A limit leaves it open. */
    OPEN
  }

  /**
   * What a check is.
   *
   * @param session stands where the line begins
   * @param line the whole line, to the mate
   * @param authored whether it is an author's line, which may be longer than need be
   * @param ply the ply at which the check leaves it, from 1
   * @param move the check
   */
  public static OtherWay of(
      Session session,
      List<Integer> line,
      boolean authored,
      int ply,
      int move,
      CheckOptions options,
      SearchBudget budget) {
    Mainline mainline = new Mainline(line);
    CookQuestion question = new CookQuestion(session, mainline);
    // What it is called depends on no line that would show it.
    CookLines lines = new CookLines(session, false);
    FoundDefects found =
        new FoundDefects(session, mainline, question.walk(), lines, options.profile());
    CookClassifier classifier =
        new CookClassifier(
            session, mainline, authored, options.late(), question.walk(), lines, found);
    CookAsker asker =
        new CookAsker(
            session,
            mainline,
            authored,
            Journal.Page.EMPTY,
            new KnownFailures(),
            question,
            found,
            classifier);
    CookAsker.Answered answered = asker.settle(new OtherCheck(ply / 2, move), null, budget);
    List<Defect> defects = found.list();
    Defect defect = defects.isEmpty() ? null : defects.get(0);
    if (answered != CookAsker.Answered.SETTLED) {
      return new OtherWay(Kind.OPEN, defect);
    }
    return new OtherWay(defect == null ? Kind.FAILS : Kind.MATES, defect);
  }
}
