package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.cli.console.Typed;
import io.github.tsume.app.file.StandardOutput;
import io.github.tsume.app.file.TextOutput;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.results.text.Messages;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An entry that is too large for the memory is one that cannot be read, in every command. */
class MemoryOfEntriesTest {
  private static final String MATE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  @TempDir private Path directory;

  private static InputStream tooLarge() {
    return new InputStream() {
      @Override
      public int read() {
        throw new OutOfMemoryError("as if");
      }

      @Override
      public int read(byte[] bytes, int offset, int length) {
        return read();
      }
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "solve",
        "check --report none",
        "check --goal hisshi --nodes 2000",
        "convert -t sfen",
        "show",
        "prune",
        "repair --nodes 2000",
        "mine --nodes 2000",
        "judge",
        "find --pattern",
        "index -o",
        "perft 1"
      })
  void an_input_that_is_too_large_is_told_and_the_others_are_worked_on(String line) {
    Run.Outcome outcome = new Run().in(tooLarge()).run(CommandLines.of(line, directory, "-", MATE));
    assertThat(outcome.exitCode()).as("%s", outcome).isEqualTo(4);
    assertThat(outcome.out() + outcome.err()).contains("- needs more memory than there is");
    assertThat(outcome.err()).doesNotContain("internal error", "out of memory (the limit");
  }

  private static Call session(ByteArrayOutputStream told) {
    Console console =
        new Console(
            new StandardOutput(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
            new TextOutput(told, false, false, StandardCharsets.UTF_8),
            InputStream.nullInputStream(),
            false,
            false,
            Map.of());
    Messages messages = Messages.of(Locale.ENGLISH);
    return new Call(console, messages, new Interruption(), List.of(), new Typed(), null);
  }

  @Test
  void work_on_an_entry_for_which_there_is_no_memory_does_not_end_the_others() {
    ByteArrayOutputStream told = new ByteArrayOutputStream();
    Work work = new Work(session(told));
    List<String> begun = new ArrayList<>();
    List<String> done = new ArrayList<>();
    try (InputSource source =
        new InputSource(List.of(MATE, MATE), InputOptions.DEFAULT, InputStream.nullInputStream())) {
      work.each(
          source,
          good -> {
            begun.add(good.id());
            if (begun.size() == 1) {
              throw new OutOfMemoryError("as if");
            }
            done.add(good.id());
            return 0;
          });
    }
    assertThat(work.exitCode()).isEqualTo(4);
    assertThat(begun).hasSize(2);
    assertThat(done).hasSize(1);
    assertThat(told.toString(StandardCharsets.UTF_8)).contains("needs more memory than there is");
  }
}
