package io.github.tsume.app.batch.job;

import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Aim;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A remark that the source of a problem, such as a link of the page, asks for another goal. */
public final class OtherGoal {
  private OtherGoal() {}

  /**
   * The sentence; empty if nothing else is stated.
   *
   * @param stated null if nothing is stated at all; that it is a mate needs no saying
   */
  public static Optional<Wording> words(@Nullable Aim stated, Aim asked) {
    if (stated == null || stated.goal().isUsual() || stated.goal() == asked.goal()) {
      return Optional.empty();
    }
    String goal = "verdict." + stated.goal().reached().code();
    String key = stated.goal().isBounded() ? "note.other-goal" : "note.other-goal-any-length";
    String within = String.valueOf(stated.within());
    return Optional.of(Sentences.of(key, messages -> new Object[] {messages.get(goal), within}));
  }
}
