package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.judge.Fault;
import io.github.tsume.judge.JudgeOptions.EndRules;
import io.github.tsume.judge.Ruling.Mismatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The guides about judging games show what is printed, and name every code. */
class JudgeGuideTest {
  @ParameterizedTest
  @CsvSource({"en, judge.md", "ja, judge.ja.md"})
  void examples_are_what_is_printed(String language, String guide) throws IOException {
    List<GuideExample> examples = GuideExample.of(guide);
    assertThat(examples).hasSize(2);
    for (GuideExample example : examples) {
      List<String> arguments = new ArrayList<>(example.arguments());
      arguments.add("--lang=" + language);
      assertThat(Run.tsume(arguments.toArray(String[]::new)).lines())
          .as(example.line())
          .isEqualTo(example.output());
    }
  }

  @Test
  void every_code_stands_in_the_guides() throws IOException {
    for (String guide : List.of("judge.md", "judge.ja.md")) {
      String text = Files.readString(Path.of("..", "docs", guide));
      for (Fault fault : Fault.values()) {
        assertThat(text).contains("`" + fault.code() + "`");
      }
      for (Mismatch mismatch : Mismatch.values()) {
        assertThat(text).contains("`" + mismatch.code() + "`");
      }
      for (EndRules rules : EndRules.values()) {
        assertThat(text).contains("`" + rules.code() + "`");
      }
    }
  }
}
