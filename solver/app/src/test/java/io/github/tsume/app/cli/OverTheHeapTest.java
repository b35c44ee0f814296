package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.results.json.Result;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Inputs that need more memory than there is, among others: these are checked all the same. */
@Tag("slow")
class OverTheHeapTest {
  private static final int ENTRIES = 40;
  private static final int LARGE = 10;
  private static final int COMMENTS = 1_000_000;

  @TempDir private Path directory;

  /** A record of some 40 MB, most of which is comments. */
  private void large(Path file) throws IOException {
    try (Writer text = Files.newBufferedWriter(file)) {
      text.write("手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n");
      for (int i = 0; i < COMMENTS; i++) {
        text.write("*長い注釈です。" + i + "\n");
      }
    }
  }

  private Path inputs() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("in"));
    Path first = folder.resolve("large0.kif");
    large(first);
    for (int i = 1; i < LARGE; i++) {
      Files.createLink(folder.resolve("large" + i + ".kif"), first);
    }
    for (int i = 0; i < ENTRIES - LARGE; i++) {
      Path file = folder.resolve("large" + i % LARGE + "-then" + i + ".sfen");
      Files.writeString(file, CheckBatchTest.problems(ENTRIES).get(i) + "\n");
    }
    return folder;
  }

  @Test
  @Timeout(900)
  void forty_inputs_of_which_ten_do_not_fit_give_forty_results() throws Exception {
    Path output = directory.resolve("out");
    Path log = directory.resolve("log.txt");
    Process process =
        KilledCheckTest.program(
                128,
                "check",
                "" + inputs(),
                "-o",
                "" + output,
                "--hash=100g",
                "--jobs=2",
                "--no-timing",
                "--lang=en")
            .redirectOutput(log.toFile())
            .redirectErrorStream(true)
            .start();
    assertThat(process.waitFor(900, TimeUnit.SECONDS)).isTrue();
    String said = Files.readString(log);
    assertThat(process.exitValue()).as(said).isEqualTo(4);
    assertThat(said).contains("Memory is short: all tables together get", "40 problems");
    Map<String, Result> results = ResultFile.read(output).results();
    assertThat(results).hasSize(ENTRIES);
    int tooLarge = 0;
    for (Result result : results.values()) {
      if (result.id().matches("large\\d")) {
        assertThat(Objects.requireNonNull(result.error()).code()).isEqualTo("out-of-memory");
        tooLarge++;
      } else {
        assertThat(result.word()).as(result.id()).isNotIn("unknown", "invalid");
      }
    }
    assertThat(tooLarge).isEqualTo(LARGE);
  }
}
