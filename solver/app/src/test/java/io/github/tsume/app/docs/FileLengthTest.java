package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * One idea for each file of the program: none is too long to be read in one sitting. More than 400
 * lines are a sign of two ideas, and no proof; more than 450 are too many.
 */
class FileLengthTest {
  private static final int MOST_LINES = 450;

  @Test
  void files_of_the_program_are_short() throws IOException {
    List<String> tooLong = new ArrayList<>();
    int seen = 0;
    for (Path file : sources()) {
      seen++;
      try (Stream<String> lines = Files.lines(file)) {
        long count = lines.count();
        if (count > MOST_LINES) {
          tooLong.add(file.getFileName() + ": " + count);
        }
      }
    }
    assertThat(tooLong).isEmpty();
    assertThat(seen).as("files found").isGreaterThan(300);
  }

  /** The sources of the program, without those of its tests. */
  static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Markdown.ROOT.resolve("solver"))) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> file.toString().replace('\\', '/').contains("/src/main/"))
          .toList();
    }
  }
}
