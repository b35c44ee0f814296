package io.github.tsume.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Standards;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.SearchPhase;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A check that is interrupted when it is known that the problem is cooked, but not how often. */
@Tag("slow")
class InterruptedCheckTest {
  /** No. 33 of Zukō: the first attempt finds a cook, and needs more nodes for all of them. */
  private static final String COOKED = "l8/1n7/np3B3/SR1+P5/k1N6/9/1Ps6/1N7/5+B3 b r4g2s3l15p 1";

  /** More nodes than the first attempt has, fewer than the check takes. */
  private static final long LIMIT = 220_000;

  @TempDir private Path directory;

  private Result check(boolean resume, boolean interrupted) throws IOException {
    return check(resume, interrupted, 0);
  }

  private Result check(boolean resume, boolean interrupted, long nodes) throws IOException {
    Interruption interruption = new Interruption();
    BatchListener listener =
        new BatchListener() {
          private int attempts;

          @Override
          public void begin(int worker, String id) {
            attempts++;
          }

          @Override
          public void progress(int worker, Position start, SolveListener.Progress progress) {
            if (interrupted && attempts == 2 && progress.phase() == SearchPhase.SOUNDNESS) {
              interruption.interrupt();
            }
          }
        };
    JobOptions job =
        new JobOptions(
            CheckRequest.DEFAULT.withOptions(
                new CheckOptions(SolveOptions.DEFAULT, true, Standards.DEFAULT)),
            JobOptions.Check.WHOLE,
            DefenderHand.AUTO,
            new JobOptions.Limits(0, nodes, 16 << 20, 1, true),
            MoveStyle.JA,
            true);
    Batch.Settings settings =
        new Batch.Settings(job, 1, directory, resume, "", List.of(), true, 0, 0);
    List<Result> results = new ArrayList<>();
    InputOptions options = new InputOptions(null, null, ReadOptions.of(StandardShogi.RULES));
    try (InputSource source =
        new InputSource(List.of(COOKED), options, new ByteArrayInputStream(new byte[0]))) {
      new Batch(settings, Messages.of(Locale.ENGLISH), interruption, listener)
          .run(source, List.of((result, json) -> results.add(result)));
    }
    assertThat(results).hasSize(1);
    return results.get(0);
  }

  private List<Result> logged() throws IOException {
    return Files.readAllLines(directory.resolve("results.jsonl")).stream()
        .map(ResultReader::read)
        .toList();
  }

  @Test
  void is_not_final_and_goes_on_from_its_journal() throws IOException {
    Result result = check(false, true);
    assertThat(Objects.requireNonNull(result.check()).open()).isNotEmpty();
    assertThat(result.reason()).isEqualTo(Reason.INTERRUPTED);
    assertThat(logged()).isEmpty();
    assertThat(directory.resolve("journals")).isNotEmptyDirectory();

    Result whole = check(true, false);
    assertThat(whole.word()).isEqualTo("cooked");
    assertThat(whole.isComplete()).isTrue();
    assertThat(whole.reason()).isNull();
    assertThat(logged()).containsExactly(whole);
    assertThat(directory.resolve("journals")).doesNotExist();
  }

  @Test
  void leaves_its_journal_to_one_with_larger_limits() throws IOException {
    Result limited = check(false, false, LIMIT);
    assertThat(limited.reason()).isEqualTo(Reason.NODES);
    assertThat(logged()).containsExactly(limited);
    assertThat(directory.resolve("journals")).isNotEmptyDirectory();

    assertThat(check(true, false, LIMIT)).as("as it was").isEqualTo(limited);
    assertThat(directory.resolve("journals")).isNotEmptyDirectory();

    Result whole = check(true, false);
    assertThat(whole.isComplete()).isTrue();
    assertThat(logged()).containsExactly(whole);
    assertThat(directory.resolve("journals")).doesNotExist();
  }
}
