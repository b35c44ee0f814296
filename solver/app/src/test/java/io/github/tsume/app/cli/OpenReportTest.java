package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenReportTest {
  @TempDir Path directory;

  @Test
  void check_tells_where_its_report_is() {
    String out = Run.tsume("check", "-o", directory + "/r", Samples.MATE_3).out();
    assertThat(out).contains("Report: " + directory.resolve("r").resolve("report.html"));
    String none =
        Run.tsume("check", "-o", directory + "/n", "--report", "none", Samples.MATE_3).out();
    assertThat(none).contains("Results are in").doesNotContain("Report:");
  }

  @Test
  void a_browser_that_is_not_there_is_told_and_changes_no_exit_code() {
    Run run = new Run().with("BROWSER", directory.resolve("none").toString());
    Run.Outcome outcome = run.run("check", "--open", "-o", directory + "/r", Samples.MATE_3);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).contains("report.html could not be opened here");
  }

  @Test
  void what_has_no_report_cannot_be_opened() {
    assertThat(Run.tsume("check", "--open", Samples.MATE_3).exitCode()).isEqualTo(2);
  }
}
