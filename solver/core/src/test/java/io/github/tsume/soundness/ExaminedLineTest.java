package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ExaminedLineTest {
  private static ExaminedLine choose(String author) {
    Solution solution =
        new MateSolver(1 << 20)
            .solve(
                SmallMates.position(SmallMates.STEP_BACK),
                SolveOptions.DEFAULT,
                SmallChecks.UNLIMITED);
    List<Integer> moves =
        author.isEmpty()
            ? List.of()
            : SmallMates.moves(SmallMates.position(SmallMates.STEP_BACK), author);
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT, Profile.MAGAZINE, false, 0, OptionalInt.empty(), moves);
    ExaminedLine line =
        ExaminedLine.choose(
            SmallChecks.session(SmallMates.STEP_BACK), solution, options, SmallChecks.UNLIMITED);
    if (!line.authored()) {
      assertThat(line.moves()).isEqualTo(solution.mainline());
    }
    return line;
  }

  @Test
  void without_an_authors_line_it_is_the_mainline() {
    ExaminedLine line = choose("");
    assertThat(line.authored()).isFalse();
    assertThat(line.defects()).isEmpty();
    assertThat(line.open()).isEmpty();
  }

  @Test
  void an_authors_line_that_mates_is_examined_itself() {
    for (String author : List.of("G*5c 5b6a G*6b", "G*5c 5b4a G*4b")) {
      ExaminedLine line = choose(author);
      assertThat(line.authored()).isTrue();
      assertThat(SmallMates.usi(line.moves())).isEqualTo(author);
      assertThat(line.defects()).isEmpty();
    }
  }

  /** At 4b the gold is simply taken. */
  @Test
  void an_authors_line_that_fails_is_a_defect_shown_from_where_it_leaves_the_mainline() {
    ExaminedLine line = choose("G*4b");
    assertThat(line.authored()).isFalse();
    assertThat(line.defects()).hasSize(1);
    Defect fails = line.defects().get(0);
    assertThat(fails.kind()).isEqualTo(DefectClass.LINE_FAILS);
    assertThat(fails.ply()).isEqualTo(1);
    assertThat(fails.line()).as("the move and the escape").hasSize(2);
    assertThat(SmallMates.usi(fails.line())).startsWith("G*4b");
  }

  @Test
  void lines_part_at_their_first_difference() {
    assertThat(JudgedLine.firstDifference(List.of(1, 2, 3), List.of(1, 7, 3))).isEqualTo(1);
    assertThat(JudgedLine.firstDifference(List.of(1, 2), List.of(1, 2, 3))).isEqualTo(2);
    assertThat(JudgedLine.firstDifference(List.of(1_000_000), List.of(1_000_000))).isEqualTo(1);
    assertThat(JudgedLine.firstDifference(List.of(), List.of(5))).isZero();
  }
}
