package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.MateAtOnce;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class EqualVariationCooksTest {
  private final Session session = SmallChecks.session(EqualLinesTest.ONE_LINE_COOKED);
  private final EqualLines lines =
      new EqualLines(session, CheckOptions.DEFAULT, new KnownFailures(), 7);

  private static List<Integer> chosen(EqualLines equal) {
    return Objects.requireNonNull(equal.chosen());
  }

  private EqualVariationCooks listed(SearchBudget budget) {
    lines.decide(SmallChecks.UNLIMITED);
    lines.rank(SmallChecks.UNLIMITED);
    EqualVariationCooks cooks =
        new EqualVariationCooks(session, chosen(lines), CheckOptions.DEFAULT);
    cooks.list(lines, budget);
    return cooks;
  }

  @Test
  void a_cook_of_another_line_is_shown_from_the_reply_by_which_it_leaves() {
    EqualVariationCooks cooks = listed(SmallChecks.UNLIMITED);
    int reply = SmallChecks.move(EqualLinesTest.ONE_LINE_COOKED, "S*2c", "1d1e");
    assertThat(cooks.defects()).isNotEmpty();
    for (Defect defect : cooks.defects()) {
      assertThat(defect.kind()).isEqualTo(DefectClass.EQUAL_VARIATION_COOK);
      assertThat(defect.severity()).isEqualTo(Severity.FLAW);
      assertThat(defect.ply()).isEqualTo(2);
      assertThat(defect.move()).isEqualTo(reply);
      assertThat(defect.length().plies()).isEqualTo(1 + defect.line().size());
      Position end = SmallChecks.position(EqualLinesTest.ONE_LINE_COOKED);
      end.play(chosen(lines).get(0));
      defect.line().forEach(end::play);
      assertThat(MateAtOnce.isMated(end, FutileRule.STANDARD)).isTrue();
    }
    assertThat(cooks.notes()).isEmpty();
  }

  @Test
  void without_nodes_only_the_reply_is_told() {
    EqualVariationCooks cooks = listed(SearchBudget.nodes(0));
    assertThat(cooks.defects()).isNotEmpty().allMatch(defect -> !defect.length().isKnown());
    assertThat(cooks.defects()).extracting(Defect::line).allMatch(line -> line.size() == 1);
    assertThat(cooks.notes()).extracting(Note::kind).containsOnly(Remark.DEFECT_LINE);
  }

  @Test
  void where_no_other_line_is_worse_there_is_none() {
    Session bishops = SmallChecks.session(SmallChecks.TWO_BISHOPS);
    EqualLines equal = new EqualLines(bishops, CheckOptions.DEFAULT, new KnownFailures(), 3);
    equal.decide(SmallChecks.UNLIMITED);
    equal.rank(SmallChecks.UNLIMITED);
    EqualVariationCooks cooks =
        new EqualVariationCooks(bishops, List.copyOf(chosen(equal)), CheckOptions.DEFAULT);
    cooks.list(equal, SmallChecks.UNLIMITED);
    assertThat(cooks.defects()).isEmpty();
  }
}
