package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the tour shows of a run is what a run prints, but for nodes and seconds: these change with
 * the search, and they leave them out.
 */
class ReadmeTest {
  private static final Path ROOT = Path.of("../..");
  private static final String PROMPT = "$ ./tsume ";
  private static final String EFFORT = "[\\d,]+( nodes?, |局面、)[\\d.]+( s|秒)";

  @TempDir private Path directory;

  /** A command line and what follows it up to the next one, or to the end of the block. */
  record Example(String command, List<String> output) {
    @Override
    public String toString() {
      return command;
    }
  }

  static Stream<Example> examples() throws IOException {
    List<Example> examples = new ArrayList<>(examples("solver/docs/tour.md"));
    assertThat(examples).hasSizeGreaterThan(5);
    assertThat(examples.stream().map(Example::output))
        .as("nobody keeps true how many nodes a search takes")
        .noneMatch(output -> output.stream().anyMatch(line -> line.matches(EFFORT)));
    return examples.stream();
  }

  @Test
  void a_readme_is_read_in_one_go() throws IOException {
    for (String readme : List.of("README.md", "README.ja.md")) {
      assertThat(Files.readAllLines(ROOT.resolve(readme))).as(readme).hasSizeLessThanOrEqualTo(120);
    }
  }

  private static List<Example> examples(String readme) throws IOException {
    List<Example> examples = new ArrayList<>();
    boolean inside = false;
    for (String line : Files.readAllLines(ROOT.resolve(readme))) {
      if (line.startsWith(PROMPT)) {
        examples.add(new Example(line.substring(PROMPT.length()), new ArrayList<>()));
        inside = true;
      } else if (line.startsWith("```")) {
        inside = false;
      } else if (inside) {
        examples.get(examples.size() - 1).output().add(line);
      }
    }
    return examples;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void shows_what_is_printed(Example example) {
    List<String> words = GuideExample.words(example.command());
    words.replaceAll(
        word ->
            word.startsWith("problems/")
                ? ROOT.resolve(word).toString()
                : word.endsWith("/") ? directory.resolve(word).toString() : word);
    Run.Outcome outcome = Run.tsume(words.toArray(new String[0]));
    assertThat(lines((outcome.err() + outcome.out()).replace(ROOT + "/", "")))
        .containsExactlyInAnyOrderElementsOf(lines(String.join("\n", example.output())));
  }

  private static List<String> lines(String text) {
    return text.lines()
        .filter(line -> !line.matches(EFFORT))
        .map(line -> line.replaceFirst("[\\s\u3000]+$", ""))
        .toList();
  }
}
