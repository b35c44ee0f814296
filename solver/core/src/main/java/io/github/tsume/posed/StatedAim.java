package io.github.tsume.posed;

import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.notation.japanese.StatedHelp;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.verdict.Aim;
import java.util.Optional;

/** The goal that the source of a problem states, as links of the page do. */
public final class StatedAim {
  private StatedAim() {}

  /** What is to be looked for; empty if nothing is said of it, or nothing that is known. */
  public static Optional<Aim> of(Problem problem) {
    return Optional.ofNullable(problem.metadata().get(Metadata.GOAL)).flatMap(StatedGoal::aim);
  }

  /** Another rule that the source asks for, in its words; empty if it asks for none. */
  static Optional<String> otherRule(Problem problem) {
    return Optional.ofNullable(problem.metadata().get(Metadata.GOAL))
        .filter(StatedHelp::isOtherRule);
  }
}
