package io.github.tsume.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.input.Account;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report as PDF. */
class PdfReportTest {
  @TempDir Path directory;

  private static @Nullable Path browser(Map<String, String> variables) {
    return PdfReport.browser(name -> variables.getOrDefault(name, ""));
  }

  @Test
  void the_browser_is_the_one_that_is_named_or_the_first_on_the_path() throws IOException {
    Path chromium = Files.createFile(directory.resolve("chromium"));
    Path other = Files.createFile(directory.resolve("other"));
    assertThat(chromium.toFile().setExecutable(true) && other.toFile().setExecutable(true))
        .isTrue();
    Map<String, String> path =
        Map.of("PATH", directory.resolve("none") + java.io.File.pathSeparator + directory);
    assertThat(browser(path)).isEqualTo(chromium);
    assertThat(browser(Map.of("PATH", path.get("PATH"), "TSUME_BROWSER", other + " ")))
        .isEqualTo(other);
    assertThat(browser(Map.of("PATH", path.get("PATH"), "TSUME_BROWSER", directory + "/none")))
        .isNull();
  }

  @Test
  void sheets_and_solutions_are_printed_and_nothing_else_is_left() throws IOException {
    Path browser = PdfReport.browser(name -> System.getenv().getOrDefault(name, ""));
    Assumptions.assumeTrue(browser != null, "no browser: no PDF is printed");
    if (browser != null) {
      new PdfReport(browser)
          .write(
              directory,
              new ReportWriter.Batch(
                  "x", SampleResults.all(), Locale.JAPANESE, new Account(), text -> {}));
    }
    try (Stream<Path> files = Files.list(directory)) {
      assertThat(files).containsExactly(directory.resolve("report.pdf"));
    }
    String pdf = Files.readString(directory.resolve("report.pdf"), StandardCharsets.ISO_8859_1);
    assertThat(pdf).startsWith("%PDF-");
    // A page of diagrams holds six; the solutions have pages of their own.
    assertThat(pdf.split("/Type /Page\\b", -1)).hasSizeGreaterThan(2);
  }
}
