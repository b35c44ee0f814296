package io.github.tsume.app.batch.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The columns of the table are described once. */
class SummaryColumnTest {
  private static final String BEGIN = "<!-- columns of summary.csv -->\n";
  private static final String END = "<!-- end of columns -->";

  @ParameterizedTest
  @CsvSource({"composers.md, en", "composers.ja.md, ja"})
  void the_guides_list_every_column_with_its_sentence(String guide, String language)
      throws IOException {
    String text = Files.readString(Path.of("../docs", guide));
    assertThat(text.substring(text.indexOf(BEGIN) + BEGIN.length(), text.indexOf(END)))
        .as("put this in its place")
        .isEqualTo(table(Messages.of(Locale.forLanguageTag(language))));
  }

  private static String table(Messages messages) {
    StringBuilder table = new StringBuilder("| | |\n|---|---|\n");
    for (SummaryColumn column : SummaryColumn.ALL) {
      table.append("| `" + column.name() + "` | " + column.sentence(messages) + " |\n");
    }
    return table.toString();
  }

  @Test
  void no_column_comes_twice() {
    assertThat(new HashSet<>(SummaryColumn.ALL.stream().map(SummaryColumn::name).toList()))
        .hasSameSizeAs(SummaryColumn.ALL);
    assertThat(SummaryColumn.header().split(",")).hasSameSizeAs(SummaryColumn.ALL);
  }
}
