package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Files that other programs wrote are read, and nothing of what was read gets lost. Skipped without
 * {@link RealFiles}.
 */
class RealFilesTest {
  /** Files that are no records at all, and what is said of them. */
  private static final Map<String, String> REFUSED =
      Map.of(
          // A JSON schema: no "moves".
          "json-kifu-format.schema.json", "missing-value",
          // USEN, which packs moves into numbers.
          "test_basic.usen", "unknown-format",
          "test_handicap.usen", "unknown-format",
          // Tables of move texts with boards in between.
          "test_test_cases_japanese_notation.txt", "bad-board-character",
          "test_test_cases_western_notation.txt", "bad-board-character");

  /** Files of one name that hold different games. */
  private static final Set<String> UNRELATED = Set.of("example", "noeol");

  private static final Map<String, ReadResult> FILES = new TreeMap<>();

  @BeforeAll
  static void readAll() throws IOException {
    RealFiles.assume();
    RealFiles.all()
        .forEach((name, bytes) -> FILES.put(name, Notation.read(bytes, name, ReadOptions.DEFAULT)));
  }

  private static String fileName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  @Test
  void all_are_read_but_those_that_are_no_records() {
    FILES.forEach(
        (path, result) -> {
          String code = result.errors().isEmpty() ? null : result.errors().get(0).code();
          assertThat(code).as(path).isEqualTo(REFUSED.get(fileName(path)));
          assertThat(result.problems().isEmpty()).as(path).isEqualTo(isRefused(path));
        });
  }

  /** The tables of texts have some lines that are positions. */
  private static boolean isRefused(String path) {
    return REFUSED.containsKey(fileName(path)) && !path.endsWith(".txt");
  }

  @Test
  void nothing_gets_lost_in_their_own_format_nor_in_jkf() {
    FILES.forEach(
        (path, result) -> {
          Format own = Format.ofFileName(path).orElse(Format.SFEN);
          for (Problem problem : result.problems()) {
            assertHolds(own, problem, path);
            assertHolds(Format.JKF, problem, path);
          }
        });
  }

  private static void assertHolds(Format format, Problem problem, String path) {
    Conversion conversion = Conversion.of(problem, format, WriteOptions.DEFAULT);
    assertThat(conversion.losses()).as("%s in %s", path, format).isEmpty();
    String text = Objects.requireNonNull(conversion.text());
    List<Problem> again = format.reader().read(text, path, ReadOptions.DEFAULT).problems();
    assertThat(again).as("%s in %s", path, format).hasSize(1);
    assertThat(again.get(0).setup()).as("%s in %s", path, format).isEqualTo(problem.setup());
    assertThat(again.get(0).metadata()).as("%s in %s", path, format).isEqualTo(problem.metadata());
    assertThat(again.get(0).tree()).as("%s in %s", path, format).isEqualTo(problem.tree());
    assertThat(format.writer().write(again.get(0), WriteOptions.DEFAULT)).as(path).isEqualTo(text);
  }

  /** KI2 beside KIF, CSA or JKF: the texts of its moves mean what the others say with squares. */
  @Test
  void files_of_one_name_hold_the_same_moves() {
    Map<String, Map<String, List<String>>> games = new TreeMap<>();
    FILES.forEach(
        (path, result) -> {
          String stem = fileName(path).replaceFirst("(_hirate)?\\.[^.]*$", "");
          List<String> moves =
              result.problems().stream().map(each -> board(each) + moves(each.tree())).toList();
          if (!moves.isEmpty() && !UNRELATED.contains(stem)) {
            games.computeIfAbsent(stem, key -> new TreeMap<>()).put(path, moves);
          }
        });
    games.forEach(
        (stem, byPath) -> assertThat(Set.copyOf(byPath.values())).as(byPath.toString()).hasSize(1));
  }

  /** The board, without hands: of two files one may leave the defender's hand open. */
  private static String board(Problem problem) {
    String sfen = SfenWriter.sfen(problem.setup());
    return sfen.substring(0, sfen.indexOf(' '));
  }

  /** The moves of a tree with its variations in brackets. */
  private static String moves(MoveTree tree) {
    StringBuilder text = new StringBuilder();
    for (Step step : tree.line()) {
      if (step.isMove()) {
        text.append(' ').append(step.move());
      }
      step.alternatives().forEach(other -> text.append(" [").append(moves(other)).append(']'));
    }
    return text.toString();
  }
}
