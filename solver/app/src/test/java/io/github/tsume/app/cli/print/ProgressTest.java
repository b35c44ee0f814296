package io.github.tsume.app.cli.print;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.CheckBatchTest;
import io.github.tsume.app.cli.Run;
import io.github.tsume.app.cli.Samples;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.cli.print.Progress.Plan;
import io.github.tsume.app.file.StandardOutput;
import io.github.tsume.app.file.TextOutput;
import io.github.tsume.app.input.InputCount;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.Stored;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.SearchPhase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What is said of how far a batch is. */
@Timeout(900)
class ProgressTest {
  private static final long FIVE_MINUTES = 300_000;

  @TempDir private Path directory;

  private static Console console() {
    return new Console(
        new StandardOutput(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8),
        new TextOutput(new ByteArrayOutputStream(), false, false, StandardCharsets.UTF_8),
        InputStream.nullInputStream(),
        true,
        true,
        Map.of());
  }

  private static Progress progress(OptionalLong count, long millis) {
    Plan plan = new Plan(() -> count, millis, 2, MoveStyle.WESTERN);
    Progress progress = new Progress(console(), Messages.of(Locale.ENGLISH), true, plan);
    while (count.isPresent() && !progress.batchLine().contains(" of ")) {
      Thread.onSpinWait();
    }
    return progress;
  }

  private static Result mate() {
    return new Result(
        new Result.Origin("x", null, null, null, null, null),
        Result.Answer.of(Outcome.MATE),
        OptionalInt.empty(),
        null,
        null,
        List.of(),
        null,
        null,
        null);
  }

  @Test
  void problems_are_counted_and_hard_ones_bounded_by_their_limit() {
    try (Progress progress = progress(OptionalLong.of(1000), FIVE_MINUTES)) {
      for (int i = 0; i < 60; i++) {
        progress.begin(0, "p" + i);
        if (i < 40) {
          progress.putOff(0);
        } else {
          progress.done(0, mate(), false);
        }
      }
      // 980 problems of five minutes, two at a time; the 20 easy ones say nothing of the others.
      assertThat(progress.batchLine())
          .startsWith("20 of 1000 done mate 20")
          .endsWith("  at most 40:50:00 left");
    }
  }

  @Test
  void what_an_earlier_run_did_is_done() {
    try (Progress progress = progress(OptionalLong.of(10), FIVE_MINUTES)) {
      for (int i = 0; i < 8; i++) {
        progress.takenOver();
      }
      assertThat(progress.batchLine()).startsWith("8 of 10 done").endsWith("at most 5:00 left");
    }
  }

  @Test
  void of_an_input_without_end_only_what_is_done_is_told() {
    try (Progress progress = progress(OptionalLong.empty(), FIVE_MINUTES)) {
      progress.done(0, mate(), false);
      assertThat(progress.batchLine()).startsWith("1 done mate 1").doesNotContain("left");
    }
  }

  @Test
  void of_one_problem_it_is_told_how_many_moves_are_open_and_which_is_the_hardest() {
    ReadResult.Entry entry = SfenLineReader.parseOne(Samples.MATE_3, "", ReadOptions.DEFAULT);
    Position start = Position.of(((ReadResult.Read) entry).problem().setup());
    Plan plan = new Plan(OptionalLong::empty, 0, 1, MoveStyle.WESTERN);
    try (Progress progress = new Progress(console(), Messages.of(Locale.ENGLISH), false, plan)) {
      List<Integer> asked = LineText.parse(start, List.of("5d5c+"));
      progress.begin(0, "x");
      progress.progress(
          0, start, new SolveListener.Progress(SearchPhase.SOUNDNESS, 1_200, 3, 4, 9, asked));
      assertThat(progress.stateLine(0))
          .contains(" ≤3  5 of 9 moves open, hardest P-5c+ at ply 1  1,200 nodes");
      progress.progress(
          0,
          start,
          new SolveListener.Progress(SearchPhase.SOUNDNESS, 3_100_000, 3, 4, 9, List.of()));
      assertThat(progress.stateLine(0)).contains(" ≤3  5 of 9 moves open  3.1 M nodes");
      Stored stored = new Stored(14, 3_000, 5_000, 7 << 20, 2_000 << 20);
      progress.progress(
          0, start, new SolveListener.Progress(SearchPhase.GOAL, 9, 0, 12, 0, List.of(), stored));
      assertThat(progress.stateLine(0))
          .matches(
              "search {2}none within 12 plies {2}ply 14: 3,000 of 5,000 positions {2}"
                  + "[0-9,]+/s {2}7 \\+ 2,000 MB {2}.*");
    }
    try (Progress progress = new Progress(console(), Messages.of(Locale.JAPANESE), false, plan)) {
      List<Integer> asked = LineText.parse(start, List.of("5d5c+"));
      progress.begin(0, "x");
      progress.progress(
          0, start, new SolveListener.Progress(SearchPhase.SOUNDNESS, 3_100_000, 3, 4, 9, asked));
      assertThat(progress.stateLine(0)).contains("9手のうち未確定5手、最も難しいのは1手目 ", "310万局面");
    }
  }

  @Test
  void a_quick_look_counts_what_would_be_read() throws IOException {
    Files.writeString(
        directory.resolve("a.sfen"), "# one\n\n" + (Samples.MATE_3 + "\n").repeat(7) + "  \n#\n");
    Files.writeString(directory.resolve("b.kif"), "nothing that anybody reads");
    Path report = Files.createDirectories(directory.resolve("report"));
    Files.writeString(report.resolve("results.jsonl"), "");
    Files.writeString(report.resolve("c.kif"), "");
    InputOptions options = InputOptions.DEFAULT;
    assertThat(InputCount.of(List.of("" + directory, Samples.MATE_3), options)).hasValue(9);
    assertThat(InputCount.of(List.of(directory + "/*.sfen", "none"), options)).hasValue(8);
    assertThat(InputCount.of(List.of("" + directory, "-"), options)).isEmpty();
  }

  @Test
  void only_terminals_are_told() throws IOException {
    Path input = directory.resolve("many.sfen");
    Files.write(input, CheckBatchTest.problems(3));
    String[] words = {"solve", "--hash=16m", "" + input};
    assertThat(Run.tsume(words).err()).isEmpty();
    assertThat(new Run().onTerminal().run(words).err()).isNotEmpty();
  }
}
