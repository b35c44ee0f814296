package tsume.app.cli;

import java.util.List;
import tsume.app.batch.ReportWriter;
import tsume.app.report.HtmlReport;
import tsume.app.report.KifFiles;

/** What {@code tsume check} writes beside the results. */
final class Reports {
  private Reports() {}

  static List<ReportWriter> all() {
    return List.of(new HtmlReport(), new KifFiles());
  }
}
