package io.github.tsume;

import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.posed.PosedProblem;
import io.github.tsume.record.Problem;
import java.util.List;

/** Texts as the library takes them: one legal position in each. */
final class Texts {
  private Texts() {}

  /** The one problem of a text. */
  static Problem read(String text, Options options) {
    ReadOptions how = options.rules().map(ReadOptions::of).orElse(ReadOptions.DEFAULT);
    ReadResult result = Notation.read(text, "", how.withPositionStated());
    if (!result.errors().isEmpty()) {
      throw new BadPositionException(result.errors());
    }
    List<Problem> problems = result.problems();
    if (problems.size() != 1) {
      int line = problems.isEmpty() ? 1 : problems.get(1).source().line();
      String reason =
          problems.isEmpty()
              ? "there is no position in the text"
              : "there are " + problems.size() + " positions in the text";
      String code = problems.isEmpty() ? "no-problem" : "several-problems";
      throw new BadPositionException(code, reason, line, 1, "one position");
    }
    return problems.get(0);
  }

  /** The problem with the defender's hand settled. */
  static PosedProblem legal(Problem problem, Options options) {
    PosedProblem posed = PosedProblem.of(problem, options.defenderHand(), options.aim());
    if (!posed.errors().isEmpty()) {
      throw new BadPositionException(posed.errors());
    }
    return posed;
  }
}
