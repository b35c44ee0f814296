package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class FoundDefectsTest {
  private final Session session = SmallChecks.session(SmallChecks.COOKED);
  private final Mainline mainline =
      SmallChecks.mainline(SmallChecks.COOKED, SmallChecks.COOKED_LINE);
  private final MainlineWalk walk = new MainlineWalk(session, mainline);
  private final FoundDefects found =
      new FoundDefects(session, mainline, walk, new CookLines(session, true), Profile.MAGAZINE);

  private List<Integer> moves(String line) {
    return SmallMates.moves(session.position(), line);
  }

  @Test
  void a_defect_is_counted_from_the_first_position() {
    found.add(DefectClass.COOK, 0, moves("2c4c").get(0), moves("2c4c 4a5a 5c4b"));
    walk.goTo(1);
    found.add(DefectClass.FINAL_MOVE_DUAL, 1, moves("3a4b").get(0), moves("3a4b"));
    assertThat(found.list()).extracting(Defect::ply).containsExactly(1, 3);
    assertThat(found.list()).extracting(Defect::length).containsOnly(PlyCount.exactly(3));
    assertThat(found.list()).extracting(Defect::leftover).containsOnly(Hand.EMPTY);
  }

  @Test
  void only_a_fatal_one_makes_its_node_fatal() {
    found.add(DefectClass.FINAL_MOVE_DUAL, 1, 7, List.of());
    assertThat(found.isFatalAt(1)).as("customary").isFalse();
    found.add(DefectClass.COOK, 0, 7, List.of());
    assertThat(found.isFatalAt(0)).isTrue();
    assertThat(found.isFatalAt(1)).isFalse();
  }

  @Test
  void the_severity_is_that_of_a_problem_of_the_lines_length() {
    assertThat(found.severity(DefectClass.FINAL_MOVE_DUAL, 1)).isEqualTo(Severity.TOLERATED);
    Mainline one = SmallChecks.mainline(SmallMates.HEAD_GOLD, "G*5b");
    FoundDefects ofOne =
        new FoundDefects(session, one, walk, new CookLines(session, true), Profile.MAGAZINE);
    assertThat(ofOne.severity(DefectClass.FINAL_MOVE_DUAL, 0)).isEqualTo(Severity.FATAL);
  }

  @Test
  void without_a_line_nothing_is_recorded() {
    assertThat(found.add(DefectClass.COOK, 0, 7, Known.open(Known.Obstacle.LOST))).isFalse();
    assertThat(found.list()).isEmpty();
  }

  /** The check 2c4c with a detour to show it: the best play is three plies. */
  @Test
  void a_rough_line_is_remarked_on_until_the_best_play_is_found() {
    int check = moves("2c4c").get(0);
    CookLines.Line rough = new CookLines.Line(List.of(check), 2, true, false);
    assertThat(found.add(DefectClass.COOK, 0, check, Known.of(rough))).isTrue();
    assertThat(found.notes())
        .singleElement()
        .extracting(Note::kind, Note::ply, Note::move)
        .containsExactly(Remark.DEFECT_LINE, 1, check);
    assertThat(found.list()).extracting(Defect::length).containsExactly(PlyCount.atMost(1));
    found.improveLines(SmallChecks.UNLIMITED);
    assertThat(found.list()).extracting(Defect::length).containsExactly(PlyCount.exactly(3));
    assertThat(found.notes()).isEmpty();
    assertThat(found.list().get(0).line()).hasSize(3).startsWith(check);
  }

  @Test
  void where_the_best_play_takes_too_long_the_remark_stays() {
    int check = moves("2c4c").get(0);
    CookLines.Line rough = new CookLines.Line(List.of(check), 2, true, false);
    found.add(DefectClass.COOK, 0, check, Known.of(rough));
    found.improveLines(SearchBudget.nodes(0));
    found.improveLines(SmallChecks.UNLIMITED);
    assertThat(found.list()).extracting(Defect::length).containsExactly(PlyCount.atMost(1));
    assertThat(found.notes()).as("given up").hasSize(1);
  }
}
