package io.github.tsume.brinkmate;

import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a brinkmate says of a composition.
 *
 * @param verdict sound: one first move makes a brinkmate in as few plies, and it is the author's;
 *     cooked: other first moves do, or checks alone mate; incomplete: it does not do what its
 *     author says; unsolvable: there is no brinkmate within the plies that were asked for; or
 *     unknown
 * @param flaws why it is not sound, and what else differs from what its author says
 */
public record BrinkmateJudgement(Verdict verdict, List<DefectClass> flaws) {
  /** A judgement with copied flaws. */
  public BrinkmateJudgement {
    flaws = List.copyOf(flaws);
  }

  /**
   * Judges what was found, all keys asked for.
   *
   * @param authored the author's line; empty if there is none
   * @param stated the plies up to the last key that the author states; empty if he does not
   */
  public static BrinkmateJudgement of(Brinkmate found, List<Integer> authored, OptionalInt stated) {
    List<Integer> keys = found.keys().stream().map(Key::move).toList();
    int first = authored.isEmpty() ? 0 : authored.get(0);
    boolean refused = first != 0 && !keys.contains(first) && !found.open().contains(first);
    boolean differs = stated.isPresent() && stated.getAsInt() != found.plies();
    boolean open = found.mateOpen() || !found.open().isEmpty();
    return of(found.answer(), keys.size(), refused, differs, open);
  }

  /**
   * Judges by the facts alone.
   *
   * @param keys how many first moves do it in as few plies
   * @param refused whether the author's is none of them
   * @param differs whether he states another number of plies
   * @param open whether other first moves, or checks alone, may do it too
   */
  public static BrinkmateJudgement of(
      Outcome answer, int keys, boolean refused, boolean differs, boolean open) {
    List<DefectClass> flaws = new ArrayList<>();
    if (answer == Outcome.MATE) {
      flaws.add(DefectClass.MATE_BY_CHECKS);
    }
    if (answer == Outcome.BRINKMATE && keys > 1) {
      flaws.add(DefectClass.OTHER_KEY);
    }
    if (answer == Outcome.BRINKMATE && refused) {
      flaws.add(DefectClass.AUTHOR_KEY_FAILS);
    }
    if (answer == Outcome.BRINKMATE && differs) {
      flaws.add(DefectClass.STATED_LENGTH);
    }
    return new BrinkmateJudgement(verdict(answer, flaws, open), flaws);
  }

  private static Verdict verdict(Outcome answer, List<DefectClass> flaws, boolean open) {
    if (answer.isRefuted()) {
      return Verdict.UNSOLVABLE;
    }
    if (!answer.isReached()) {
      return Verdict.UNKNOWN;
    }
    if (flaws.stream().anyMatch(flaw -> flaw.isAnotherSolution(0))) {
      return Verdict.COOKED;
    }
    return flaws.isEmpty() ? (open ? Verdict.UNKNOWN : Verdict.SOUND) : Verdict.INCOMPLETE;
  }
}
