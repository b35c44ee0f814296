package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.metric.Metric;
import io.github.tsume.theme.Theme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The guides for composers tell every metric, with the weight that it has, and every theme. */
class MetricsGuideTest {
  private static final Pattern ROW = Pattern.compile("\\| `(\\w+)` \\| .+? \\| (-?[0-9.]*) *\\|");

  @ParameterizedTest
  @ValueSource(strings = {"composers.md", "composers.ja.md"})
  void the_table_has_all_of_them_in_their_order_with_their_weights(String guide)
      throws IOException {
    String text = Files.readString(Path.of("..", "docs", guide));
    String table = text.substring(text.indexOf("`plies`") - 2);
    Map<String, Double> told = new LinkedHashMap<>();
    for (String line : table.lines().toList()) {
      Matcher row = ROW.matcher(line);
      if (!row.matches()) {
        break;
      }
      told.put(row.group(1), row.group(2).isEmpty() ? 0 : Double.parseDouble(row.group(2)));
    }
    Map<String, Double> wanted = new LinkedHashMap<>();
    for (Metric metric : Metric.values()) {
      wanted.put(metric.code(), metric.weight());
    }
    assertThat(told).containsExactlyEntriesOf(wanted);
  }

  @ParameterizedTest
  @ValueSource(strings = {"composers.md", "composers.ja.md"})
  void every_theme_has_a_row_with_its_composers_word(String guide) throws IOException {
    String text = Files.readString(Path.of("..", "docs", guide));
    String table = text.substring(text.indexOf("| `smoke` |"));
    for (Theme theme : Theme.values()) {
      assertThat(table.lines().filter(line -> line.contains("`" + theme.code() + "`")))
          .as(theme.code())
          .anyMatch(line -> line.startsWith("| ") && line.contains(theme.japanese()));
    }
  }
}
