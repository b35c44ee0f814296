package io.github.tsume.app.batch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.job.Prepared;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What was there before is searched once; what is said of it is what its own search would say. */
class SharedResultTest {
  private static final List<String> PROBLEMS =
      List.of(
          "1k7/9/2G6/9/9/9/9/9/9 b SN2r2b3g3s3n4l18p",
          "k8/B8/9/+P8/9/9/9/9/9 b GS2rb3g3s4n4l17p",
          "k8/1n7/9/+S8/9/9/9/9/9 b G2S2r2b3gs3n4l18p",
          "7nk/7s1/9/7N1/9/9/9/9/9 b P2r2b4g3s2n4l17p",
          "4S3k/4RK3/9/7R1/9/9/9/9/9 b 2b4g3s4n4l18p",
          "1l7/kp7/9/9/+P8/9/9/9/L8 b 2r2b4g4s4n2l16p");

  @TempDir Path folder;

  @Test
  void results_of_the_same_are_those_of_their_own_search() throws IOException {
    List<String> lines = new ArrayList<>();
    for (String problem : PROBLEMS) {
      for (Symmetry symmetry : Symmetry.values()) {
        lines.add(symmetry.position(problem) + " 1");
      }
    }

    List<Result> together = check(lines, 2);

    assertThat(together).hasSameSizeAs(lines);
    for (int i = 0; i < lines.size(); i++) {
      Result shared = together.get(i);
      Result own = check(lines.subList(i, i + 1), 1).get(0);
      assertThat(shared.word()).as(lines.get(i)).isEqualTo(own.word());
      assertThat(shared.answer().length().plies()).isEqualTo(own.answer().length().plies());
      assertThat(shared.answer().length().isExact()).isEqualTo(own.answer().length().isExact());
      assertThat(shared.origin().sfen()).isEqualTo(own.origin().sfen());
      assertThat(defects(shared)).containsExactlyInAnyOrderElementsOf(defects(own));
      assertThat(nodes(shared) == 0).isEqualTo(i % Symmetry.values().length != 0);
      Position position = position(lines.get(i));
      List<String> mainline = shared.answer().mainline();
      assertThat(LineText.parse(position, mainline)).hasSameSizeAs(mainline);
    }
  }

  @Test
  void another_stated_length_is_another_question() throws IOException {
    String problem = PROBLEMS.get(0) + " 1\t";
    List<Result> results = check(List.of(problem + "a\t3", problem + "b\t5", problem + "c\t3"), 1);

    assertThat(results).extracting(Result::agrees).containsExactly(true, false, true);
    assertThat(nodes(results.get(1))).isPositive();
    assertThat(nodes(results.get(2))).isZero();
  }

  @Test
  void a_result_of_another_position_is_never_taken() throws IOException {
    List<String> lines = List.of(PROBLEMS.get(0) + " 1", PROBLEMS.get(1) + " 1");
    Result first = check(lines, 1).get(0);
    InputSource source = source(lines);
    source.next();
    Prepared other = Prepared.of("x", source.next(), options(), Messages.of(Locale.ENGLISH));

    for (Symmetry symmetry : Symmetry.values()) {
      assertThat(SharedResult.of(first, other, symmetry, options())).isNull();
    }
  }

  @Test
  void symmetries_undo_themselves() {
    for (Symmetry symmetry : Symmetry.values()) {
      for (String problem : PROBLEMS) {
        assertThat(symmetry.position(symmetry.position(problem))).isEqualTo(problem);
      }
      assertThat(symmetry.move(symmetry.move("7g7f+", 9, 9), 9, 9)).isEqualTo("7g7f+");
    }
    assertThat(Symmetry.MIRRORED.move("7g7f+", 9, 9)).isEqualTo("3g3f+");
    assertThat(Symmetry.TURNED.move("P*1a", 9, 9)).isEqualTo("P*9i");
  }

  private static List<String> defects(Result result) {
    return Objects.requireNonNull(result.check()).defects().stream()
        .map(defect -> defect.code() + "@" + defect.ply())
        .toList();
  }

  private static long nodes(Result result) {
    return Objects.requireNonNull(result.effort()).nodes();
  }

  private static Position position(String line) {
    ReadResult.Entry entry = SfenLineReader.parseOne(line, "", ReadOptions.DEFAULT);
    return Position.of(((ReadResult.Read) entry).problem().setup());
  }

  private static JobOptions options() {
    return new JobOptions(
        CheckRequest.DEFAULT,
        JobOptions.Check.WHOLE,
        DefenderHand.AUTO,
        new JobOptions.Limits(0, 300_000, 16 << 20, 1, true),
        MoveStyle.USI,
        true);
  }

  private InputSource source(List<String> lines) throws IOException {
    Path file = folder.resolve("lines.sfen");
    Files.write(file, lines);
    return new InputSource(
        List.of(file.toString()), InputOptions.DEFAULT, new ByteArrayInputStream(new byte[0]));
  }

  private List<Result> check(List<String> lines, int jobs) throws IOException {
    Batch.Settings settings =
        new Batch.Settings(
            options(), jobs, folder.resolve("out"), false, "", List.of(), false, 0, 0);
    List<Result> results = new ArrayList<>();
    try (InputSource source = source(lines)) {
      new Batch(settings, Messages.of(Locale.ENGLISH), new Interruption(), BatchListener.NONE)
          .run(source, List.of((result, json) -> results.add(result)));
    }
    return results;
  }
}
