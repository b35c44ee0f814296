package io.github.tsume.app.batch.log;

import io.github.tsume.results.text.Messages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** A writer of the totals of a run as a few lines for people. */
public record TotalsTable(Messages messages) {
  /** So many lengths are told; the file has them all. */
  private static final int MOST_LENGTHS = 12;

  /** The lines on a run that knew which problems were there before, and how long it took. */
  public List<String> of(RunTotals totals) {
    List<String> lines = found(totals);
    lines.add(0, messages.get("totals.problems", totals.problems(), totals.duplicates()));
    if (totals.nodes() > 0) {
      lines.add(
          messages.get("totals.effort", totals.nodes(), Math.round(totals.millis() / 1000.0)));
    }
    return lines;
  }

  /** The lines on results that tell neither. */
  public List<String> ofResults(RunTotals totals) {
    List<String> lines = found(totals);
    lines.add(0, messages.get("totals.problems-alone", totals.problems()));
    if (totals.nodes() > 0) {
      lines.add(messages.get("totals.nodes", totals.nodes()));
    }
    return lines;
  }

  private List<String> found(RunTotals totals) {
    List<String> lines = new ArrayList<>();
    lines.add(
        line("totals.verdicts", totals.verdicts(), code -> messages.verdict(totals.goal(), code)));
    if (!totals.lengths().isEmpty()) {
      String lengths =
          totals.lengths().entrySet().stream()
              .limit(MOST_LENGTHS)
              .map(entry -> entry.getKey() + ": " + entry.getValue())
              .collect(Collectors.joining(", "));
      boolean more = totals.lengths().size() > MOST_LENGTHS;
      lines.add(messages.get("totals.lengths", lengths + (more ? ", …" : "")));
    }
    if (!totals.defects().isEmpty()) {
      lines.add(
          line(
              "totals.defects",
              totals.defects(),
              code -> messages.getOrElse("defect." + code, code)));
    }
    return lines;
  }

  private String line(String key, Map<String, Long> counts, UnaryOperator<String> word) {
    return messages.get(
        key,
        counts.entrySet().stream()
            .map(entry -> word.apply(entry.getKey()) + " " + entry.getValue())
            .collect(Collectors.joining(", ")));
  }
}
