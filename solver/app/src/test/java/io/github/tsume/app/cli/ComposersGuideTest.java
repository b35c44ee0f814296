package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands in the guides for composers print what the guides show. */
@Tag("slow")
class ComposersGuideTest {
  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({"en, composers.md", "ja, composers.ja.md"})
  void examples_are_what_is_printed(String language, String guide) throws IOException {
    List<GuideExample> examples = GuideExample.of(guide);
    assertThat(examples).hasSizeGreaterThanOrEqualTo(9);
    for (GuideExample example : examples) {
      Run.Outcome outcome = Run.tsume(arguments(example, language));
      List<String> printed = outcome.lines().stream().filter(this::isTheSameEverywhere).toList();
      assertThat(printed).as(example.line()).isEqualTo(example.output());
    }
  }

  /** Where the results are is another place in each test. */
  private boolean isTheSameEverywhere(String line) {
    return !line.contains(directory.toString());
  }

  private String[] arguments(GuideExample example, String language) {
    List<String> arguments = new ArrayList<>(example.arguments());
    arguments.replaceAll(word -> word.replace("reports/", directory + "/"));
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
