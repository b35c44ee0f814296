package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tsume place}. */
@Tag("slow")
class PlaceCommandTest {
  private static final String LINE = " moves G*5c 5b4a G*4b";

  @TempDir Path directory;

  @Test
  void of_a_line_a_board_is_made_that_the_check_alone_calls_sound() {
    String out = directory.resolve("placed.sfen").toString();
    String sketch = "sfen 9/4k4/9/9/9/9/9/9/9 b 2G 1";
    // The pawn that guards both golds is left out: another piece has to.
    Run.Outcome made =
        Run.tsume("place", "--no-timing", "--hash=32m", "--jobs=1", "-o", out, sketch + LINE);
    assertThat(made.exitCode()).isEqualTo(Tally.OK);
    assertThat(made.lines().get(1)).isEqualTo("    G*5c K-4a G*4b");
    // What few nodes leave open is counted, and named.
    assertThat(made.out()).contains(" looked at, 1 without a verdict");
    assertThat(made.lines().get(made.lines().size() - 1)).startsWith("  Not known: ");
    Run.Outcome checked =
        Run.tsume("check", "--quiet", "--hash=32m", "-o", directory.resolve("r").toString(), out);
    assertThat(checked.exitCode()).isEqualTo(Tally.OK);
    assertThat(checked.out()).contains("sound");
  }

  @Test
  void a_line_that_ends_with_a_reply_is_an_error() {
    Run.Outcome outcome = Run.tsume("place", "sfen 9/4k4/9/9/9/9/9/9/9 b 2G 1 moves G*5c 5b4a");
    assertThat(outcome.exitCode()).isEqualTo(Tally.UNREADABLE);
    assertThat(outcome.err()).contains("odd number of plies");
  }
}
