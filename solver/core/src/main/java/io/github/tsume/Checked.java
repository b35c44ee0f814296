package io.github.tsume;

import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * The answer to whether the solution of a composition is the only one. As text: the verdict and the
 * solution on one line, then a line for each defect and each thing that is open.
 *
 * @param verdict sound, cooked, incomplete, unsolvable or unknown
 * @param solution the solution itself
 * @param defects what was found, the provisional last; none of these decides the verdict
 * @param open what is not decided, one short English text each; never empty if a mate was found and
 *     the verdict is unknown
 * @param agrees whether it agrees with the length and the moves that the text states; empty if it
 *     states nothing or that is open
 */
public record Checked(
    Verdict verdict,
    Solved solution,
    List<FoundDefect> defects,
    List<String> open,
    Optional<Boolean> agrees) {

  /** A result whose lists are copied. */
  public Checked {
    defects = List.copyOf(defects);
    open = List.copyOf(open);
  }

  /** Whether it is proved to be sound. */
  public boolean isSound() {
    return verdict == Verdict.SOUND;
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(verdict.code());
    if (verdict != Verdict.UNSOLVABLE) {
      text.append(", ").append(solution);
    }
    defects.forEach(defect -> text.append("\n  ").append(defect));
    open.forEach(each -> text.append("\n  open: ").append(each));
    return text.toString();
  }
}
