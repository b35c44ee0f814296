package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.tsume.app.report.ResultRecord;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.verdict.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is told of an author's line that is no mate, wherever results are told. The problem: mate in
 * 3 with two golds, after the first of which the king goes to either side.
 */
@Tag("slow")
class AuthorsLineTest {
  private static final String BOARD =
      """
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|一
      | ・ ・ ・ ・v玉 ・ ・ ・ ・|二
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|三
      | ・ ・ ・ ・ 歩 ・ ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      先手の持駒：金二
      手数----指手---------消費時間--
         1 ５三金打
      """;

  @TempDir Path directory;

  private Path kif(String moves) throws IOException {
    return Files.writeString(directory.resolve("a.kif"), BOARD + moves.replace("|", "\n") + "\n");
  }

  private Run.Outcome check(Path file, String... more) {
    List<String> command =
        new java.util.ArrayList<>(
            List.of("check", "--lang", "en", "-o", directory.resolve("out").toString()));
    command.addAll(List.of(more));
    command.add(file.toString());
    return Run.tsume(command.toArray(String[]::new));
  }

  private Result result() throws IOException {
    return ResultReader.read(Files.readAllLines(directory.resolve("out/results.jsonl")).get(0));
  }

  @ParameterizedTest
  @CsvSource({
    "'   2 ４一玉(52)|   3 ４三金打|   4 詰み|まで3手で詰み', 3, G*4c, no-check",
    "'   2 ４一玉(52)|   3 ４二銀打|   4 詰み|まで3手で詰み', 3, S*4b, illegal",
    "'   2 ６一玉(52)|   3 ７二金打|   4 詰み', 3, G*7b, escape",
    "'   2 詰み', 1, G*5c, no-mate",
    "'まで1手で詰み', 1, G*5c, no-mate",
    "'まで1手詰', 1, G*5c, no-mate"
  })
  void a_line_that_is_no_mate_makes_a_problem_incomplete(
      String moves, int ply, String move, String why) throws IOException {
    Path file = kif(moves);
    Run.Outcome run = check(file);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).contains("incomplete (author's line fails): mate in 3");
    assertThat(run.out()).doesNotContain("The mainline is the author's");
    Result result = result();
    DefectEntry fails =
        Objects.requireNonNull(result.check()).defects().stream()
            .filter(defect -> defect.code().equals("line-fails"))
            .findFirst()
            .orElseThrow();
    assertThat(fails.ply()).isEqualTo(ply);
    assertThat(fails.move()).isEqualTo(move);
    assertThat(fails.why()).isEqualTo(why);
    assertThat(result.agrees()).isFalse();
    assertThat(Files.readString(directory.resolve("out/summary.csv")))
        .contains("line-fails@" + ply);
    // In a row of a folder alike.
    Files.copy(file, directory.resolve("b.kif"));
    Run.Outcome two = check(file, "--fail-on", "line-fails", directory + "/b.kif");
    assertThat(two.out()).contains("author's line fails");
    assertThat(two.exitCode()).isEqualTo(1);
    assertThat(check(file, "--fail-on", "cook").exitCode()).isZero();
    assertThat(check(file, "--against", "none").exitCode()).isZero();
  }

  /** It says so where the composers' value is not 0: at the first ply, whose move is missing. */
  @ParameterizedTest
  @ValueSource(strings = {"   1 詰み\n", "   1 詰\n"})
  void a_line_that_says_mate_before_any_move_fails_at_its_first_ply(String end) throws IOException {
    Path file = directory.resolve("a.kif");
    Files.writeString(file, BOARD.replace("   1 ５三金打\n", end));
    Run.Outcome run = check(file, "--certificate");
    assertThat(run.out()).contains("incomplete (author's line fails): mate in 3");
    assertThat(run.exitCode()).isEqualTo(1);
    Result result = result();
    assertThat(Objects.requireNonNull(result.check()).defects())
        .extracting(DefectEntry::code, DefectEntry::ply, DefectEntry::move, DefectEntry::why)
        .contains(tuple("line-fails", 1, null, "no-mate"));
    assertThat(result.agrees()).isFalse();
    assertThat(Run.tsume("verify", directory.resolve("out").toString()).exitCode()).isZero();
    assertThat(check(file, "--against", "none").exitCode()).isZero();
    // One that the position does not keep either is no mate, and does not agree.
    Files.writeString(file, BOARD.replace("金二", "金").replace("   1 ５三金打\n", end));
    check(file);
    assertThat(result().check()).isNotNull();
    assertThat(result().agrees()).isFalse();
  }

  /** 不詰 claims no mate: where all moves are on a line of mate the line only stops. */
  @ParameterizedTest
  @CsvSource({
    "'   2 ４一玉(52)|   3 不詰', line-stops, 3, 0",
    "'   2 不詰', line-stops, 2, 0",
    "'   2 ６一玉(52)|   3 ７二金打|   4 不詰', line-fails, 3, 1"
  })
  void a_line_that_says_no_mate_claims_none(String moves, String code, int ply, int exit)
      throws IOException {
    assertThat(check(kif(moves)).exitCode()).isEqualTo(exit);
    assertThat(Objects.requireNonNull(result().check()).defects())
        .filteredOn(defect -> defect.code().startsWith("line-"))
        .extracting(DefectEntry::code, DefectEntry::ply)
        .containsExactly(tuple(code, ply));
  }

  @ParameterizedTest
  @CsvSource({"'   2 ４一玉(52)', 3", "'   2 中断', 2", "'   2 投了|まで1手で先手の勝ち', 2", "'', 2"})
  void a_line_that_only_stops_is_tolerated_even_by_strict_standards(String moves, int ply)
      throws IOException {
    for (String profile : List.of("magazine", "strict")) {
      Run.Outcome run = check(kif(moves), "--profile", profile, "--fail-on", "cooked");
      assertThat(run.exitCode()).isZero();
      assertThat(run.out()).contains("The mainline completes the author's line.");
      assertThat(Objects.requireNonNull(result().check()).defects())
          .filteredOn(defect -> defect.code().equals("line-stops"))
          .extracting(DefectEntry::severity, DefectEntry::ply)
          .containsExactly(tuple(Severity.TOLERATED, ply));
      assertThat(result().agrees()).isTrue();
    }
    assertThat(check(kif(moves), "--fail-on", "line-stops").exitCode()).isEqualTo(1);
  }

  /** The king goes to 6a where ours goes to 4a; two plies later the author lets it escape. */
  @Test
  void moves_of_a_line_that_left_ours_are_told_along_that_line() throws IOException {
    Run.Outcome run = check(kif("   2 ６一玉(52)|   3 ７二金打|   4 詰み"), "--certificate");
    assertThat(run.out())
        .contains("author's line fails     ply 3 G*7b (the defender escapes)\n    G*7b K");
    Result result = result();
    assertThat(result.answer().mainline()).startsWith("G*5c", "5b4a");
    String kif =
        Format.KIF
            .writer()
            .write(Objects.requireNonNull(ResultRecord.of(result)), WriteOptions.DEFAULT);
    assertThat(kif).containsPattern("変化：2手\n   2 ６一玉\\(52\\)[ +]*\n(\\*.*\n)*   3 ");
    assertThat(kif).containsPattern("   3 ７二金打[ +]*\n\\*作意不詰（玉方が逃れる）");
    assertThat(Run.tsume("verify", directory.resolve("out").toString()).exitCode()).isZero();
  }

  @Test
  void what_the_rules_say_of_an_illegal_move_is_told() throws IOException {
    Run.Outcome run = check(kif("   2 ４一玉(52)|   3 ４二銀打|   4 詰み"));
    assertThat(run.out()).contains("the author's move S*4b is not legal (not in hand)");
  }

  @Test
  void a_piece_that_only_the_rest_gives_to_a_hand_is_not_in_hand_in_the_line() throws IOException {
    String board =
        BOARD
            .replace("先手の持駒：金二\n", "持駒：金二\n")
            .replaceAll("(?s)手数----.*", "△５一玉 ▲５二金打\n")
            .replace("・|九", "玉|九");
    Path file = Files.writeString(directory.resolve("white.txt"), "後手番\n" + board);
    assertThat(check(file).out()).contains("G*5b is not legal (not in hand)");
  }
}
