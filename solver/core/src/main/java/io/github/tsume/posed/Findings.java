package io.github.tsume.posed;

import io.github.tsume.judgement.Agreement;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.Solution;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.soundness.SoundnessReport.Conclusions;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The result of a search, as everybody is told it.
 *
 * @param verdict the verdict, if it was checked
 * @param rows the defects in the order in which they are told, the provisional last
 * @param open what is not decided
 * @param agrees whether it agrees with what is stated, if anything is
 * @param standing how it stands
 */
public record Findings(
    Optional<Verdict> verdict,
    List<Row> rows,
    List<OpenRow> open,
    Optional<Boolean> agrees,
    Standing standing) {
  /**
   * A defect.
   *
   * @param provisional whether it does not count yet
   * @param before the moves from the position on to where it departs
   */
  public record Row(Defect defect, boolean provisional, List<Integer> before) {}

  /**
   * What is not decided.
   *
   * @param before the moves from the position on to where it departs
   */
  public record OpenRow(OpenMove open, List<Integer> before) {}

  /** What is told of a solution that was only looked for. */
  public static Findings of(Solution solution, OptionalInt statedLength) {
    return new Findings(
        Optional.empty(),
        List.of(),
        List.of(),
        Agreement.of(Conclusions.of(solution), statedLength),
        solution.standing());
  }

  /**
   * What is told of a check.
   *
   * @param authoredLine the author's moves that it was compared with
   */
  public static Findings of(SoundnessReport report, List<Integer> authoredLine) {
    List<Integer> mainline = report.solution().mainline();
    List<Row> rows = new ArrayList<>();
    report.defects().forEach(defect -> rows.add(row(defect, false, mainline, authoredLine)));
    report.provisional().forEach(defect -> rows.add(row(defect, true, mainline, authoredLine)));
    return new Findings(
        Optional.of(report.verdict()),
        rows,
        report.open().stream()
            .map(open -> new OpenRow(open, before(mainline, open.ply())))
            .toList(),
        report.agrees(),
        report.standing());
  }

  private static Row row(
      Defect defect, boolean provisional, List<Integer> mainline, List<Integer> authoredLine) {
    List<Integer> along = defect.kind().isOfAuthorsLine() ? authoredLine : mainline;
    return new Row(defect, provisional, before(along, defect.ply()));
  }

  /** The moves of a line before a ply. */
  private static List<Integer> before(List<Integer> line, int ply) {
    return line.subList(0, Math.min(Math.max(ply - 1, 0), line.size()));
  }
}
