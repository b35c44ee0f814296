package io.github.tsume.posed;

import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the source of a problem says is to be looked for, as links of the page do. */
public final class StatedAim {
  private static final Pattern AIM = Pattern.compile("([a-z-]+)(?: ([1-9][0-9]?))?");

  private StatedAim() {}

  /** What is to be looked for; empty if nothing is said of it, or nothing that is known. */
  public static Optional<Aim> of(Problem problem) {
    String text = problem.metadata().get(Metadata.GOAL);
    Matcher stated = AIM.matcher(text == null ? "" : text.strip());
    return stated.matches()
        ? Goal.named(stated.group(1)).map(goal -> aim(goal, stated.group(2)))
        : Optional.empty();
  }

  private static Aim aim(Goal goal, @Nullable String within) {
    return goal.isBounded() && within != null
        ? new Aim(goal, Integer.parseInt(within))
        : goal.aim();
  }
}
