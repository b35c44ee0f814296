package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verdicts that are counted have the words that each of them has. */
class CommonGoalTest {
  private static final String NO_BRINKMATE = "7k1/9/9/9/9/9/9/9/9 b P 1";

  @TempDir Path directory;

  private Run.Outcome check(String... options) throws IOException {
    Path input = Files.writeString(directory.resolve("in.sfen"), NO_BRINKMATE + "\tx\n");
    List<String> command =
        List.of("check", "--lang=ja", "--hash=16m", "--totals", "--report=none", "-o");
    return Run.tsume(
        Stream.of(
                command.stream(),
                Stream.of(directory.resolve("out").toString(), input.toString()),
                Stream.of(options))
            .flatMap(each -> each)
            .toArray(String[]::new));
  }

  @Test
  void counted_brinkmates_have_the_words_of_brinkmates() throws IOException {
    assertThat(check("--goal=brinkmate", "--within=1").out())
        .contains("必至なし 1")
        .doesNotContain("不詰");
  }

  @Test
  void counted_mates_have_the_words_of_mates() throws IOException {
    assertThat(check().out()).contains("不詰 1").doesNotContain("必至");
  }
}
