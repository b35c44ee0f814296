package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.judge.EndRules;
import io.github.tsume.judge.Fault;
import io.github.tsume.judge.Mismatch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The guides about judging games show what is printed, and name every code. */
class JudgeGuideTest {
  private static final String PROMPT = "    $ tsume ";
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  @ParameterizedTest
  @CsvSource({"en, judge.md", "ja, judge.ja.md"})
  void examples_are_what_is_printed(String language, String guide) throws IOException {
    List<String> lines = Files.readAllLines(Path.of("..", "docs", guide));
    int examples = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).startsWith(PROMPT)) {
        continue;
      }
      List<String> shown = new ArrayList<>();
      for (int j = i + 1; j < lines.size() && lines.get(j).startsWith("    "); j++) {
        shown.add(lines.get(j).substring(4));
      }
      List<String> arguments = new ArrayList<>();
      Matcher words = WORD.matcher(lines.get(i).substring(PROMPT.length()));
      while (words.find()) {
        arguments.add(words.group(1) != null ? words.group(1) : words.group(2));
      }
      arguments.add("--lang=" + language);
      assertThat(Run.tsume(arguments.toArray(String[]::new)).lines())
          .as(lines.get(i))
          .isEqualTo(shown);
      examples++;
    }
    assertThat(examples).isEqualTo(2);
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
