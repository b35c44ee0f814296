package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands in the guides for composers print what the guides show. */
class ComposersGuideTest {
  private static final String INDENT = "    ";
  private static final String PROMPT = INDENT + "$ tsume ";
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"en, composers.md", "ja, composers.ja.md"})
  void examples_are_what_is_printed(String language, String guide) throws IOException {
    List<String> lines = Files.readAllLines(Path.of("..", "docs", guide));
    int examples = 0;
    for (int i = 0; i < lines.size(); i++) {
      if (!lines.get(i).startsWith(PROMPT)) {
        continue;
      }
      List<String> shown = new ArrayList<>();
      for (int j = i + 1; j < lines.size() && isOutput(lines.get(j)); j++) {
        shown.add(lines.get(j).substring(INDENT.length()));
      }
      Run.Outcome outcome = Run.tsume(arguments(lines.get(i), language));
      List<String> printed = outcome.lines().stream().filter(this::isTheSameEverywhere).toList();
      assertThat(printed).as(lines.get(i)).isEqualTo(shown);
      examples++;
    }
    assertThat(examples).isGreaterThanOrEqualTo(9);
  }

  /** Where the results are is another place in each test. */
  private boolean isTheSameEverywhere(String line) {
    return !line.contains(directory.toString());
  }

  private static boolean isOutput(String line) {
    return line.startsWith(INDENT) && !line.startsWith(PROMPT);
  }

  private String[] arguments(String line, String language) {
    List<String> arguments = new ArrayList<>();
    Matcher words = WORD.matcher(line.substring(PROMPT.length()));
    while (words.find()) {
      String word = words.group(1) != null ? words.group(1) : words.group(2);
      arguments.add(word.replace("reports/", directory + "/"));
    }
    String command = arguments.get(0);
    arguments.add("--lang=" + language);
    if (!List.of("verify", "find").contains(command)) {
      arguments.add("--no-timing");
      arguments.add("--hash=64m");
    }
    if (command.equals("check") && !arguments.contains("-o")) {
      arguments.add("--output=" + directory);
    }
    return arguments.toArray(String[]::new);
  }
}
