package io.github.tsume.results.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class ResultMetricsTest {
  @Test
  void ranks_are_written_as_the_java_machine_formats_them() {
    for (int i = -4000; i <= 40_000; i++) {
      double rank = i / 20.0;
      String formatted = String.format(Locale.ROOT, "%.1f", rank);
      assertThat(ResultMetrics.text(rank)).isEqualTo(formatted.replaceFirst("^-0[.]0$", "0.0"));
    }
    assertThat(ResultMetrics.text(1234567.25)).isEqualTo("1234567.3");
  }
}
