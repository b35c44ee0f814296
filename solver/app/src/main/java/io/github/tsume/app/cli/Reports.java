package io.github.tsume.app.cli;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.report.HtmlReport;
import io.github.tsume.app.report.KifFiles;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What {@code tsume check} writes beside {@code results.jsonl}. */
final class Reports {
  private final Set<Kind> kinds;

  /** A kind of report, by the name it is asked for. */
  enum Kind {
    HTML,
    KIF,
    CSV,
    NONE
  }

  /** The reports asked for; all if none are, and no others where there is {@code none}. */
  Reports(List<Kind> asked) {
    kinds = asked.isEmpty() ? EnumSet.allOf(Kind.class) : EnumSet.copyOf(asked);
    if (asked.contains(Kind.NONE)) {
      kinds.clear();
    }
  }

  /** Whether a table is written. */
  boolean hasTable() {
    return kinds.contains(Kind.CSV);
  }

  /** Whether records are written. */
  boolean hasRecords() {
    return kinds.contains(Kind.KIF);
  }

  /** What is written at the end; what is not asked for only knows what an earlier run wrote. */
  List<ReportWriter> writers() {
    return List.of(writer(Kind.HTML, new HtmlReport()), writer(Kind.KIF, new KifFiles()));
  }

  private ReportWriter writer(Kind kind, ReportWriter writer) {
    if (kinds.contains(kind)) {
      return writer;
    }
    return new ReportWriter() {
      @Override
      public void write(Path directory, Batch batch) {}

      @Override
      public String output() {
        return writer.output();
      }
    };
  }
}
