package io.github.tsume.app.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Run;
import io.github.tsume.app.docs.Markdown;
import io.github.tsume.budget.Effort;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EffortNamesTest {
  /** Run it after a change of the table: what it expects is the page. */
  @Test
  void the_documents_list_every_effort_as_the_table_has_it() throws IOException {
    StringBuilder rows = new StringBuilder();
    for (Map.Entry<String, Effort> effort : EffortNames.all().entrySet()) {
      Effort is = effort.getValue();
      String unit = is.getClass().getSimpleName().toLowerCase(Locale.ROOT);
      rows.append(
          "| `%s` | %s | %s | %s |\n".formatted(effort.getKey(), is.usual(), unit, is.why()));
    }
    assertThat(Files.readString(Markdown.ROOT.resolve("solver/docs/efforts.md")))
        .endsWith("\n" + rows);
  }

  @Test
  void every_effort_says_what_it_is_for() {
    assertThat(EffortNames.all().values()).hasSizeGreaterThan(50);
    assertThat(EffortNames.all().values())
        .allSatisfy(effort -> assertThat(effort.why()).isNotBlank());
  }

  @Test
  void what_is_not_named_stays_as_it_is() {
    Efforts efforts =
        EffortNames.parse(List.of("cook-first=500", "length-share=0.5")).orElseThrow();
    assertThat(efforts.nodes(EffortTable.COOK_FIRST)).isEqualTo(500);
    assertThat(efforts.share(EffortTable.LENGTH_SHARE)).isEqualTo(0.5);
    assertThat(efforts.growth(EffortTable.DESCENT_GROWTH))
        .isEqualTo(EffortTable.DESCENT_GROWTH.usual());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cook-first",
        "cook-first=",
        "cook-first=2.5",
        "length-share=2",
        "cook-first=-1",
        "cook-first=x",
        "nix=5",
        "="
      })
  void what_is_no_name_and_number_is_not_taken(String change) {
    assertThat(EffortNames.parse(List.of(change))).isEmpty();
  }

  @Test
  void an_effort_that_is_none_is_refused_with_an_example() {
    assertThat(Run.tsume("bench", "--effort", "nix=5").err()).contains("cook-first=500");
  }
}
