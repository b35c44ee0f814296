package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.Solution;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** A line through the shorter variation: after 3a the defender holds out two plies longer. */
class LongerDefencesTest {
  private static final String LINE = "4b3a+ 2b1b 4d4b";

  private static LongerDefences of(String line, Profile profile) {
    return new LongerDefences(
        SmallChecks.session(SmallMates.SACRIFICE),
        SmallChecks.mainline(SmallMates.SACRIFICE, line),
        CheckOptions.DEFAULT.withProfile(profile));
  }

  @Test
  void a_reply_that_lasts_longer_is_found() {
    LongerDefences longer = of(LINE, Profile.MAGAZINE);
    assertThat(longer.open()).containsExactly(new OpenMove(2, Move.NONE));
    longer.run(SmallChecks.UNLIMITED);
    assertThat(longer.open()).isEmpty();
    assertThat(longer.defects()).hasSize(1);
    Defect defect = longer.defects().get(0);
    assertThat(defect.kind()).isEqualTo(DefectClass.LONGER_DEFENCE);
    assertThat(defect.ply()).isEqualTo(2);
    assertThat(defect.length()).isEqualTo(PlyCount.exactly(5));
    assertThat(SmallMates.usi(defect.line())).isEqualTo("2b3a S*2b 3a2b 4d4b");
  }

  @Test
  void the_longest_line_has_none() {
    LongerDefences longer = of("4b3a+ 2b3a S*2b 3a2b 4d4b", Profile.MAGAZINE);
    longer.run(SmallChecks.UNLIMITED);
    assertThat(longer.defects()).isEmpty();
    assertThat(longer.open()).isEmpty();
  }

  @Test
  void without_nodes_it_stays_open() {
    LongerDefences longer = of(LINE, Profile.MAGAZINE);
    longer.run(SearchBudget.nodes(0));
    assertThat(longer.open()).containsExactly(new OpenMove(2, Move.NONE));
  }

  /**
   * Which reply it is, and whether it leaves pieces, is open: that some reply lasts longer is not.
   */
  @Test
  void that_some_reply_lasts_longer_is_said_by_the_milder_name_where_no_more_is_known() {
    Defect magazine = of(LINE, Profile.MAGAZINE).ofSome(5);
    assertThat(magazine.severity()).isEqualTo(Severity.FATAL);
    assertThat(magazine.ply()).isZero();
    assertThat(magazine.length()).isEqualTo(PlyCount.exactly(5));
    assertThat(magazine.line()).isEmpty();
    Defect lenient = of(LINE, Profile.LENIENT).ofSome(5);
    assertThat(lenient.kind())
        .as("two plies more may be tolerated")
        .isEqualTo(DefectClass.LONG_VARIATION);
    assertThat(lenient.severity()).isEqualTo(Severity.TOLERATED);
    assertThat(of(LINE, Profile.LENIENT).ofSome(7).severity()).isEqualTo(Severity.FATAL);
  }

  @Test
  void whatever_the_budget_a_longer_defence_is_said_of_its_ply_alone() {
    for (long nodes = 1; nodes < 3_000; nodes += 1 + nodes / 8) {
      LongerDefences longer = of(LINE, Profile.MAGAZINE);
      longer.run(SearchBudget.nodes(nodes));
      assertThat(longer.defects())
          .allSatisfy(
              defect -> {
                assertThat(defect.ply()).isEqualTo(2);
                assertThat(defect.length()).isEqualTo(PlyCount.exactly(5));
                boolean shown = defect.move() != Move.NONE && longer.open().isEmpty();
                assertThat(shown || !longer.open().isEmpty()).isTrue();
              });
    }
  }

  private static Solution solution(String line, int leftover) {
    List<Integer> moves = SmallMates.moves(SmallMates.position(SmallMates.SACRIFICE), line);
    return new Solution(
        new MateAnswer.Mate(PlyCount.exactly(moves.size())),
        moves,
        leftover,
        OptionalInt.empty(),
        List.of(),
        0);
  }

  @Test
  void that_some_reply_lasts_longer_follows_from_the_length() {
    String best = "4b3a+ 2b3a S*2b 3a2b 4d4b";
    Defect byReply = of(LINE, Profile.MAGAZINE).ofLength(solution(best, Hand.EMPTY));
    assertThat(byReply.kind()).isEqualTo(DefectClass.LONGER_DEFENCE);
    assertThat(byReply.ply()).isEqualTo(2);
    assertThat(SmallMates.usi(byReply.line())).isEqualTo("2b3a S*2b 3a2b 4d4b");
    Defect byAttacker = of("4b3a 2b1b 4d4b", Profile.MAGAZINE).ofLength(solution(best, Hand.EMPTY));
    assertThat(byAttacker.ply()).as("it is not known where").isZero();
    assertThat(byAttacker.line()).hasSize(5);
  }

  @Test
  void with_pieces_left_over_it_is_a_long_variation_and_two_plies_are_tolerated_where_any_are() {
    String best = "4b3a+ 2b3a S*2b 3a2b 4d4b";
    Solution left = solution(best, Hand.one(4));
    Defect two = of(LINE, Profile.LENIENT).ofLength(left);
    assertThat(two.kind()).isEqualTo(DefectClass.LONG_VARIATION);
    assertThat(two.severity()).isEqualTo(Severity.TOLERATED);
    LongerDefences ofOne = of("4b3a+", Profile.LENIENT);
    assertThat(ofOne.ofLength(left).severity()).as("longer by four").isEqualTo(Severity.FATAL);
  }

  @Test
  void once_something_fatal_is_found_more_does_not_matter() {
    Defect fatal = of(LINE, Profile.MAGAZINE).ofLength(solution("4b3a+ 2b3a S*2b", Hand.EMPTY));
    assertThat(LongerDefences.mayMatter(List.of(), CheckOptions.DEFAULT)).isTrue();
    assertThat(LongerDefences.mayMatter(List.of(fatal), CheckOptions.DEFAULT)).isFalse();
    CheckOptions classic = CheckOptions.DEFAULT.withProfile(Profile.CLASSIC);
    assertThat(LongerDefences.mayMatter(List.of(), classic)).as("a flaw there").isFalse();
  }
}
