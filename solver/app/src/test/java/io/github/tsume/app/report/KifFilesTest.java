package io.github.tsume.app.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.ReportWriter.Batch;
import io.github.tsume.app.input.Account;
import io.github.tsume.board.position.Position;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.ResultWriter;
import io.github.tsume.results.text.LineText;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KifFilesTest {
  @TempDir Path directory;

  private static String kif(String id) {
    Result result = SampleResults.byId(id);
    return KifFiles.text(result, Objects.requireNonNull(ReplayedResult.of(result)));
  }

  private static Problem read(String kif) {
    return Notation.read(kif, "x.kif", ReadOptions.DEFAULT).problems().get(0);
  }

  @Test
  void reads_back_as_the_same_problem() {
    Result result = SampleResults.byId("cooked-5");
    Problem problem = read(kif("cooked-5"));
    assertThat(problem.title()).isEqualTo("余詰のある図");
    assertThat(problem.author()).isEqualTo("作者甲");
    assertThat(problem.statedLength()).hasValue(5);
    Position start = Position.of(problem.setup());
    List<Integer> moves = java.util.Arrays.stream(problem.tree().moves()).boxed().toList();
    assertThat(LineText.usi(start, moves)).isEqualTo(result.answer().mainline());
    assertThat(problem.tree().variationCount()).isGreaterThanOrEqualTo(5);
  }

  @Test
  void an_upper_bound_is_no_length() {
    String bound = kif("long");
    assertThat(bound).contains("消費時間--\n*1525手以内\n").doesNotContain("\n手数：");
    assertThat(read(bound).statedLength()).isEmpty();
    assertThat(kif("sound-5")).contains("\n手数：5手\n").doesNotContain("手以内");
  }

  @Test
  void the_stated_length_stands_where_none_was_proved() {
    assertThat(kif("unsolvable-1")).contains("\n手数：3手\n完全性：不詰\n");
    Result result = SampleResults.byId("long");
    String stated =
        ResultWriter.write(result)
            .replaceFirst("\"exact\":false", "\"exact\":false,\"statedLength\":611");
    Result other = ResultReader.read(stated);
    assertThat(KifFiles.text(other, Objects.requireNonNull(ReplayedResult.of(other))))
        .contains("\n手数：611手\n", "*1525手以内\n");
  }

  @Test
  void what_is_not_there_is_called_by_what_was_looked_for() {
    String mates = ResultWriter.write(SampleResults.byId("unsolvable-1"));
    Result brinkmates =
        ResultReader.read(
            mates.replaceFirst(
                "\"result\":\"no-mate\"",
                "\"goal\":\"brinkmate\",\"within\":3,\"result\":\"no-brinkmate\""));
    assertThat(KifFiles.text(brinkmates, Objects.requireNonNull(ReplayedResult.of(brinkmates))))
        .contains("\n完全性：必至なし\n")
        .doesNotContain("不詰");
  }

  @Test
  void branches_carry_their_defect() {
    assertThat(kif("cooked-5"))
        .contains("完全性：余詰\n", "変化：1手\n", "*余詰（21手）\n", "*最終手迂回")
        .contains("まで5手で詰み");
  }

  @Test
  void open_moves_are_branches_too() {
    assertThat(kif("open-7")).contains("*未確定\n", "*未確定（9手以内には詰まない）\n");
  }

  @Test
  void titles_stay_on_their_line() {
    Result result = SampleResults.byId("sound-5");
    String line = ResultWriter.write(result).replace("五手詰", "一行目\\n手数：99\\r\\n先手の持駒：飛十");
    Result hostile = ResultReader.read(line);
    String kif = KifFiles.text(hostile, Objects.requireNonNull(ReplayedResult.of(hostile)));
    assertThat(read(kif).statedLength()).hasValue(5);
  }

  @Test
  void other_ends_of_lines_do_not_break_the_file() {
    for (String end : List.of("\u0085", "\u2028", "\u2029", "\\u000b", "\\f")) {
      String line = ResultWriter.write(SampleResults.byId("sound-5"));
      Result pasted = ResultReader.read(line.replace("五手詰", "一行目" + end + "二行目"));
      String kif = KifFiles.text(pasted, Objects.requireNonNull(ReplayedResult.of(pasted)));
      assertThat(read(kif).title()).isEqualTo("一行目 二行目");
    }
  }

  @Test
  void writes_a_file_per_position() throws IOException {
    KifFiles.writer()
        .write(
            directory,
            new Batch("x", SampleResults.all(), Locale.ENGLISH, new Account(), text -> {}));
    String[] files = Objects.requireNonNull(directory.resolve("kif").toFile().list());
    assertThat(files).contains("long.kif", "tori.kif", "nifu.kif").doesNotContain("unreadable.kif");
    for (String file : files) {
      assertThat(Files.readString(directory.resolve("kif").resolve(file))).startsWith("#KIF");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"../../x", "a/b", "CON", "what?", ".hidden", "tab\\tstop"})
  void stays_in_its_folder_whatever_the_name(String id) throws IOException {
    assertWritesOneFile(named(id));
  }

  @Test
  void long_names_are_cut() throws IOException {
    assertWritesOneFile(named("x".repeat(400)));
    assertWritesOneFile(named("詰".repeat(100)));
  }

  @Test
  void names_that_are_cut_alike_stay_different() throws IOException {
    List<Result> results = List.of(named("a/b"), named("a:b"), named("a_b"));
    KifFiles.writer()
        .write(directory, new Batch("x", results, Locale.ENGLISH, new Account(), text -> {}));
    assertThat(directory.resolve("kif").toFile().list()).hasSize(3).contains("a_b.kif");
  }

  private static Result named(String id) {
    String line = ResultWriter.write(SampleResults.byId("sound-5"));
    return ResultReader.read(line.replace("\"id\":\"sound-5\"", "\"id\":\"" + id + "\""));
  }

  private void assertWritesOneFile(Result result) throws IOException {
    Path folder = directory.resolve("report" + result.id().hashCode());
    KifFiles.writer()
        .write(folder, new Batch("x", List.of(result), Locale.ENGLISH, new Account(), text -> {}));
    assertThat(folder.resolve("kif").toFile().list()).containsExactly(KifFiles.name(result));
    assertThat(folder.toFile().list()).containsExactly("kif");
    Path page = SampleResults.writePage(directory, List.of(result), Locale.ENGLISH);
    assertThat(Files.readString(page)).contains("\"file\":\"");
  }

  @Test
  void the_goal_and_its_bound_are_read_back_in_every_format() {
    for (int within : new int[] {1, 3, 11}) {
      String row =
          ResultWriter.write(SampleResults.byId("unsolvable-1"))
              .replaceFirst(
                  "\"result\":\"no-mate\"",
                  "\"goal\":\"brinkmate\",\"within\":" + within + ",\"result\":\"no-brinkmate\"");
      for (String stated : new String[] {"3", "0"}) {
        Result result =
            ResultReader.read(row.replaceFirst("\"statedLength\":3", "\"statedLength\":" + stated));
        Problem record = Objects.requireNonNull(ResultRecord.of(result));
        for (Format format : new Format[] {Format.SFEN, Format.KIF, Format.KI2, Format.JKF}) {
          String text = format.writer().write(record, WriteOptions.DEFAULT);
          Problem back = Notation.read(text, "x", ReadOptions.DEFAULT).problems().get(0);
          assertThat(StatedAim.of(back)).as(text).contains(new Aim(Goal.BRINKMATE, within));
          assertThat(back.statedLength()).as(text).hasValue(Integer.parseInt(stated));
          assertThat(back.title()).as(text).isEqualTo(record.title());
        }
      }
    }
    assertThat(kif("cooked-5")).doesNotContain("目標");
  }
}
