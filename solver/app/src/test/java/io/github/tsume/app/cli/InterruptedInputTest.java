package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ctrl-C ends every command, whatever it does, before an input that has no end does. */
class InterruptedInputTest {
  /** With a long note: as much is read ahead, and few problems are to be searched. */
  private static final byte[] LINE =
      ("4k4/9/4P4/9/9/9/9/9/9 b G 1 # " + "x".repeat(16_000) + "\n")
          .getBytes(StandardCharsets.US_ASCII);

  /** How many bytes are read before the user has enough. */
  private static final int ENOUGH = 1 << 17;

  @TempDir private Path directory;

  /** An input without an end, while which is read the user interrupts. */
  private static final class Endless extends InputStream {
    private final Interruption interruption;
    private int given;

    Endless(Interruption interruption) {
      this.interruption = interruption;
    }

    @Override
    public int read() {
      if (given == ENOUGH) {
        interruption.interrupt();
      }
      return LINE[given++ % LINE.length];
    }

    @Override
    public int read(byte[] into, int from, int most) {
      into[from] = (byte) read();
      return 1;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve --nodes 50",
        "convert -t sfen",
        "show",
        "prune --nodes 50",
        "repair --nodes 50",
        "mine --nodes 50",
        "judge",
        "find --pattern 9/9/9/9/9/9/9/9/9",
        "index -o",
        "perft 1"
      })
  void an_input_without_end_is_left_when_the_user_interrupts(String line) {
    Interruption interruption = new Interruption();
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    if (line.endsWith("-o")) {
      words.add("" + directory.resolve("index.tsx"));
    }
    words.add("-");
    Run.Outcome outcome =
        new Run()
            .with(interruption)
            .in(new Endless(interruption))
            .run(words.toArray(new String[0]));
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(130);
    assertThat(directory.toFile().list()).isNotNull().allMatch(name -> !name.contains(".tmp"));
  }
}
