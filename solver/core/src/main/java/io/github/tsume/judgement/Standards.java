package io.github.tsume.judgement;

import io.github.tsume.verdict.Profile;
import java.util.List;
import java.util.OptionalInt;

/**
 * By what a composition is judged.
 *
 * @param profile whose standards to apply
 * @param late how many of the attacker's last moves may have a late cook instead of a cook
 * @param statedLength the length that the author states, if any
 * @param authoredLine the author's moves as far as they are legal, empty if none are given
 * @param lineEnd what stands after them
 */
public record Standards(
    Profile profile,
    int late,
    OptionalInt statedLength,
    List<Integer> authoredLine,
    LineEnd lineEnd) {
  /** Standards with copied moves. */
  public Standards {
    authoredLine = List.copyOf(authoredLine);
  }

  /** Whether the author gives any move at all, legal or not. */
  public boolean givesLine() {
    return !authoredLine.isEmpty() || lineEnd.isIllegal();
  }
}
