package io.github.tsume.notation;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What formats other than links say is to be looked for. */
class StatedGoalTest {
  private static final String ROW = "7k1/9/7P1/9/9/9/9/9/9 b G 1\ta\t1\tname\t目標：";
  private static final String KIF = "手合割：平手\n目標：%s\n手数----指手\n1 ７六歩(77)\n";
  private static final String CSA = "V2.2\n'$目標:%s\nPI\n+\n+7776FU\n";
  private static final String JKF =
      "{\"header\":{\"目標\":\"%s\"},\"initial\":{\"preset\":\"HIRATE\"},\"moves\":[{},{\"move\":"
          + "{\"from\":{\"x\":7,\"y\":7},\"to\":{\"x\":7,\"y\":6},\"color\":0,\"piece\":\"FU\"}}]}";

  private static final List<Aim> AIMS =
      List.of(
          Aim.MATE,
          new Aim(Goal.BRINKMATE, 1),
          new Aim(Goal.BRINKMATE, 3),
          new Aim(Goal.BRINKMATE, 11),
          new Aim(Goal.BRINKMATE, 99));

  private static Problem read(String text) {
    return Notation.read(text, "a", ReadOptions.DEFAULT).problems().stream().collect(onlyElement());
  }

  @ParameterizedTest
  @CsvSource({"mate 3, MATE, 0", "Brinkmate, BRINKMATE, 3", "hisshi 5, BRINKMATE, 5"})
  void a_goal_that_is_known_is_looked_for(String text, Goal goal, int within) {
    Problem problem = read(ROW + text);
    assertThat(StatedAim.of(problem)).contains(new Aim(goal, within));
    assertThat(problem.warnings()).isEmpty();
  }

  @Test
  void a_goal_that_is_not_known_is_told_by_every_format() {
    for (String form : new String[] {ROW + "%s", KIF, CSA, JKF}) {
      Problem problem = read(String.format(form, "frob"));
      assertThat(StatedAim.of(problem)).isEmpty();
      assertThat(problem.warnings())
          .as(form)
          .filteredOn(warning -> warning.code().equals("unknown-value"))
          .extracting(Warning::english)
          .singleElement()
          .asString()
          .contains("目標：frob")
          .contains("mate|brinkmate");
    }
  }

  @Test
  void every_format_with_metadata_gives_back_goal_length_hand_and_title() {
    for (String row :
        new String[] {
          "7k1/9/7P1/9/9/9/9/9/9 b G 1",
          "7k1/9/7P1/9/9/9/9/9/9 b G2rb 1",
          "7k1/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1"
        }) {
      for (Format format :
          new Format[] {Format.SFEN, Format.KIF, Format.KI2, Format.JKF, Format.CSA}) {
        for (Aim aim : AIMS) {
          for (String length : new String[] {"0", "1", "11"}) {
            Problem given = given(row, length, StatedGoal.words(aim));
            String text = format.writer().write(given, WriteOptions.DEFAULT);
            Problem back = read(text);
            assertThat(StatedAim.of(back).orElse(Aim.MATE)).as(text).isEqualTo(aim);
            assertThat(back.statedLength()).as(text).hasValue(Integer.parseInt(length));
            assertThat(back.title()).as(text).isEqualTo("name");
            assertThat(RestHand.spelledOut(back.setup()))
                .as(text)
                .isEqualTo(RestHand.spelledOut(given.setup()));
            assertThat(back.warnings()).as(text).isEmpty();
          }
        }
      }
    }
  }

  private static Problem given(String row, String length, String goal) {
    String entry = goal.isEmpty() ? "" : "\t目標：" + goal;
    return read(row + "\ta\t" + length + "\tname" + entry);
  }
}
