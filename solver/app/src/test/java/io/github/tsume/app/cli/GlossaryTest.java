package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command that the glossaries name runs, and prints what stands beside it. */
class GlossaryTest {
  private static final Path DOCS = Path.of("..", "docs");
  private static final Pattern ROW =
      Pattern.compile("\\| (.*?) \\| .* \\| `tsume (.*?)` \\| `(.*)` \\|");
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({"en, glossary.md", "ja, glossary.ja.md"})
  void every_command_prints_what_the_glossary_says(String language, String file)
      throws IOException {
    Map<String, String> printed = new LinkedHashMap<>();
    int rows = 0;
    for (String line : Files.readAllLines(DOCS.resolve(file))) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        String output = printed.computeIfAbsent(row.group(2), text -> run(text, language));
        assertThat(output).as(row.group(1)).contains(row.group(3));
        rows++;
      }
    }
    assertThat(rows).isGreaterThanOrEqualTo(60);
  }

  @Test
  void both_glossaries_have_the_same_words_and_commands() throws IOException {
    List<String> english = words("glossary.md");
    assertThat(words("glossary.ja.md")).isEqualTo(english);
    assertThat(english).hasSizeGreaterThanOrEqualTo(60);
  }

  private static List<String> words(String file) throws IOException {
    List<String> words = new ArrayList<>();
    for (String line : Files.readAllLines(DOCS.resolve(file))) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        words.add(row.group(1) + ": " + row.group(2));
      }
    }
    return words;
  }

  private String run(String command, String language) {
    List<String> arguments = new ArrayList<>();
    Matcher words = WORD.matcher(command);
    while (words.find()) {
      String word = words.group(1) != null ? words.group(1) : words.group(2);
      arguments.add(word.replaceFirst("^problems/", "../../problems/"));
    }
    arguments.add("--lang=" + language);
    if (arguments.contains("check")) {
      arguments.add("--output=" + directory.resolve(String.valueOf(command.hashCode())));
    }
    Run.Outcome outcome = Run.tsume(arguments.toArray(String[]::new));
    assertThat(outcome.exitCode()).as(command + "\n" + outcome.err()).isIn(0, 1);
    return outcome.out() + outcome.err();
  }
}
