package io.github.tsume;

import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;

/**
 * Something that is wrong with a composition, or at least to be mentioned. As text: "fatal: cook at
 * ply 3: G*4b …".
 *
 * @param kind its class, as the guide for composers defines them
 * @param severity how much it weighs by the profile that was asked for
 * @param provisional whether it does not count yet, because the mainline is not yet proved
 * @param ply the ply of the mainline at which it departs, 1 for the first; 0 if it concerns the
 *     whole
 * @param length the plies of the whole solution that it leads to
 * @param line the moves from its ply on; may be empty
 */
public record FoundDefect(
    DefectClass kind, Severity severity, boolean provisional, int ply, PlyCount length, Line line) {
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    text.append(provisional ? "provisionally " : "").append(severity.code()).append(": ");
    text.append(kind.code());
    if (ply > 0) {
      text.append(" at ply ").append(ply);
    }
    if (line.plies() > 0) {
      text.append(": ").append(line);
    }
    return text.toString();
  }
}
