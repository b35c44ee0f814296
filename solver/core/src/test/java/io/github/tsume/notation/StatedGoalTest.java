package io.github.tsume.notation;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.posed.StatedAim;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Warning;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
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
}
