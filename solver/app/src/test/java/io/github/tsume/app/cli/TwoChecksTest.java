package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two checks at a time whose results go to the same folder. */
@Tag("slow")
class TwoChecksTest {
  private static final int PROBLEMS = 120;

  @TempDir private Path directory;

  @Test
  @Timeout(900)
  void the_second_ends_at_once_and_the_first_loses_nothing() throws Exception {
    Path input = directory.resolve("many.sfen");
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
    Path output = directory.resolve("results");
    Path log = output.resolve("results.jsonl");
    Process first = KilledCheckTest.check(input, output);
    while (first.isAlive() && (!Files.exists(log) || Files.size(log) == 0)) {
      Thread.sleep(1);
    }

    Run.Outcome second = Run.tsume("check", "" + input, "-o", "" + output);
    assertThat(first.isAlive()).as("the first still runs").isTrue();
    assertThat(second.err())
        .isEqualTo(
            "tsume: cannot write "
                + log
                + ": another run is writing it: wait for its end, or give another place with -o\n");
    assertThat(second.exitCode()).isEqualTo(2);

    assertThat(first.waitFor(900, TimeUnit.SECONDS)).isTrue();
    assertThat(log).content().hasLineCount(PROBLEMS);
  }

  @Test
  void one_after_the_other() {
    for (int i = 0; i < 2; i++) {
      Run.Outcome outcome = Run.tsume("check", Samples.MATE_3, "-o", "" + directory);
      assertThat(outcome.exitCode()).isLessThan(2);
    }
  }
}
