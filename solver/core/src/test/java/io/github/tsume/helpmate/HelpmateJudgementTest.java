package io.github.tsume.helpmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.Checked;
import io.github.tsume.FoundDefect;
import io.github.tsume.Options;
import io.github.tsume.Tsume;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the verdicts on helpmates, each with what is wrong. */
class HelpmateJudgementTest {
  private static final String ONE = "8k/9/9/8N/4b4/9/9/9/9 b RGrb3g4s3n4l18p 1";
  private static final String THREE = "7k1/9/7G1/9/9/9/9/9/9 w G 1";
  private static final String LEFT = "4k4/9/PPPPPPPPP/9/9/9/9/9/9 b B4L2rb4g4s4n9p 1";

  /** Whose hands are left open has none. */
  private static final Options HELP =
      Options.DEFAULT.withAim(Goal.HELPMATE.aim()).withDefenderHand(DefenderHand.AS_IS);

  private static Checked check(String sfen, String said) {
    return Tsume.check(sfen + said, HELP);
  }

  private static List<DefectClass> kinds(Checked checked) {
    return checked.defects().stream().map(FoundDefect::kind).distinct().toList();
  }

  @Test
  void one_shortest_line_with_nothing_left_is_sound() {
    Checked checked = check(ONE, "\tx\t3\t協力詰");
    assertThat(checked.verdict()).isEqualTo(Verdict.SOUND);
    assertThat(checked.agrees()).contains(true);
    assertThat(checked.solution().length()).isEqualTo(PlyCount.exactly(3));
    assertThat(checked.solution().outcome()).isEqualTo(Goal.HELPMATE.reached());
  }

  @Test
  void another_line_of_that_length_is_another_solution_unless_it_is_stated() {
    Checked checked = check(THREE, "\tx\t2\t受先協力詰");
    assertThat(checked.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(kinds(checked)).containsExactly(DefectClass.OTHER_SOLUTION);
    assertThat(checked.defects()).extracting(FoundDefect::ply).containsExactly(2, 1);
    assertThat(check(THREE, "\tx\t2\t受先協力詰 3解").verdict()).isEqualTo(Verdict.SOUND);
    Checked fewer = check(THREE, "\tx\t2\t受先協力詰 4解");
    assertThat(fewer.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(kinds(fewer)).containsExactly(DefectClass.FEWER_SOLUTIONS);
  }

  @Test
  void a_shorter_line_than_stated_cooks_and_a_longer_one_is_not_as_stated() {
    Checked shorter = check(ONE, "\tx\t5\t協力詰");
    assertThat(shorter.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(kinds(shorter)).containsExactly(DefectClass.SHORT_COOK);
    Checked longer = check(ONE, "\tx\t1\t協力詰");
    assertThat(longer.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(kinds(longer)).containsExactly(DefectClass.STATED_LENGTH);
    assertThat(longer.agrees()).contains(false);
  }

  @Test
  void the_authors_line_is_a_solution_or_fails_or_stops() {
    assertThat(check(ONE, " moves R*9a 5e9a G*2b").verdict()).isEqualTo(Verdict.SOUND);
    Checked quiet = check(ONE, " moves R*9b 5e9a G*2b");
    assertThat(quiet.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(kinds(quiet)).containsExactly(DefectClass.LINE_FAILS);
    Checked stops = check(ONE, " moves R*9a 5e9a");
    assertThat(stops.verdict()).isEqualTo(Verdict.SOUND);
    assertThat(kinds(stops)).containsExactly(DefectClass.LINE_STOPS);
    Checked open = check(ONE, " moves R*9a 5e9a G*2a");
    assertThat(open.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(kinds(open)).containsExactly(DefectClass.LINE_FAILS);
  }

  @ParameterizedTest
  @ValueSource(strings = {"題名", "作品名", "表題", "備考"})
  void a_title_in_a_header_says_the_game(String key) {
    assertThat(goal(key + "：協力詰 3手")).isEqualTo("helpmate");
    assertThat(goal(key + "：打歩協力詰 3手")).isEqualTo("打歩協力詰 3手");
  }

  private static String goal(String header) {
    String text = header + "\n8R/9/7k1/9/9/9/9/9/9 b 2Sr2b4g2s4n4l18p 1\n";
    Problem problem = Notation.read(text, "a.sfen", ReadOptions.DEFAULT).problems().get(0);
    return String.valueOf(problem.metadata().get(Metadata.GOAL));
  }

  @Test
  void pieces_left_over_weigh_by_the_profile() {
    Checked checked = check(LEFT, "\tx\t7\t協力詰");
    assertThat(checked.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(kinds(checked)).contains(DefectClass.LEFTOVER, DefectClass.OTHER_SOLUTION);
  }

  @Test
  void where_every_position_was_seen_there_is_no_helpmate_and_else_it_is_unknown() {
    Checked none = check("4k4/9/9/9/9/9/9/9/9 b P2r2b4g4s4n4l17p 1", "");
    assertThat(none.verdict()).isEqualTo(Verdict.UNSOLVABLE);
    Checked open = Tsume.check(ONE, HELP.withNodes(1));
    assertThat(open.verdict()).isEqualTo(Verdict.UNKNOWN);
    assertThat(open.solution().outcome().isRefuted()).isFalse();
  }
}
