package io.github.tsume.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.position.Position;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.verdict.Reason;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One problem, or one input, that needs more memory than there is: the others go on. */
class OutOfMemoryTest {
  private static final String MATE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  @TempDir private Path directory;

  private final Tally tally = new Tally(result -> false);

  private List<Result> solve(InputStream in, BatchListener listener, String... inputs) {
    JobOptions job =
        new JobOptions(
            CheckRequest.DEFAULT,
            null,
            DefenderHand.AUTO,
            new JobOptions.Limits(0, 0, 16 << 20, 1, true),
            MoveStyle.JA,
            true);
    Batch.Settings settings = Batch.Settings.of(job, 1);
    List<Result> results = new ArrayList<>();
    try (InputSource source = new InputSource(List.of(inputs), InputOptions.DEFAULT, in)) {
      new Batch(settings, Messages.of(Locale.ENGLISH), new Interruption(), listener)
          .run(source, List.of(tally, (result, json) -> results.add(result)));
    }
    return results;
  }

  @Test
  void a_problem_becomes_unknown() throws IOException {
    Path input = directory.resolve("a.sfen");
    Files.writeString(input, (MATE + "\n").repeat(3));
    BatchListener listener =
        new BatchListener() {
          private String current = "";

          @Override
          public void begin(int worker, String id) {
            current = id;
          }

          @Override
          public void progress(int worker, Position start, SolveListener.Progress progress) {
            if (current.equals("a-2")) {
              throw new OutOfMemoryError("as if");
            }
          }
        };
    List<Result> results = solve(InputStream.nullInputStream(), listener, "" + input);
    assertThat(results).extracting(Result::word).containsExactly("mate", "unknown", "mate");
    assertThat(results.get(1).id()).isEqualTo("a-2");
    assertThat(results.get(1).reason()).isEqualTo(Reason.OUT_OF_MEMORY);
    assertThat(tally.exitCode()).isEqualTo(4);
  }

  @Test
  void an_input_becomes_invalid() {
    InputStream large =
        new InputStream() {
          @Override
          public int read() {
            throw new OutOfMemoryError("as if");
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            return read();
          }
        };
    List<Result> results = solve(large, BatchListener.NONE, "-", MATE);
    assertThat(results).extracting(Result::word).containsExactly("invalid", "mate");
    Result.Failure error = Objects.requireNonNull(results.get(0).error());
    assertThat(error.code()).isEqualTo("out-of-memory");
    assertThat(error.message()).isEqualTo("- needs more memory than there is");
    assertThat(tally.exitCode()).isEqualTo(4);
  }

  @Test
  void a_problem_that_had_no_memory_only_because_of_another_is_tried_again() throws IOException {
    Path input = directory.resolve("a.sfen");
    Files.writeString(input, (MATE + "\n").repeat(2));
    BatchListener listener =
        new BatchListener() {
          private boolean once;

          @Override
          public void progress(int worker, Position start, SolveListener.Progress progress) {
            if (!once) {
              once = true;
              throw new OutOfMemoryError("as if");
            }
          }
        };
    List<Result> results = solve(InputStream.nullInputStream(), listener, "" + input);
    assertThat(results).extracting(Result::word).containsExactly("mate", "mate");
    assertThat(tally.exitCode()).isZero();
  }

  @Test
  void a_table_of_any_size_is_as_large_as_there_is_room_for() {
    List<Long> told = new ArrayList<>();
    SolverRoom.solver(100L << 30, Helpers.NONE, told::add);
    assertThat(told).hasSize(1);
    assertThat(told.get(0)).isLessThanOrEqualTo(Runtime.getRuntime().maxMemory());
    SolverRoom.solver(1 << 20, Helpers.NONE, told::add);
    assertThat(told).hasSize(1);
  }
}
