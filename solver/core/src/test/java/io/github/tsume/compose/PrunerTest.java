package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateSolver;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What the findings of {@link Pruner} promise. */
class PrunerTest {
  private static final Ruleset RULES = StandardShogi.RULES;

  /** The pawn on 2h has no part in it. At the fourth ply 4g3f and 4g3f+ are equally good. */
  private static final String EQUAL_REPLIES =
      "9/9/9/9/3S1k1+P1/3+B3+L1/5s3/7p1/7N1 b 2rb4g2s3n3l16p 1";

  private static final String WITHOUT = "9/9/9/9/3S1k1+P1/3+B3+L1/5s3/9/7N1 b 2rb4g2s3n3l17p 1";
  private static final String[] UNPROMOTED = {"2e3e", "4e4f", "3e3f", "4g3f", "6f5f"};
  private static final String[] PROMOTED = {"2e3e", "4e4f", "3e3f", "4g3f+", "6f5f"};

  private final MateSolver solver = new MateSolver(1 << 20);

  private static List<Integer> line(String sfen, String... usi) {
    return SmallMates.moves(Sfen.position(sfen, RULES), String.join(" ", usi));
  }

  private static CheckOptions given(List<Integer> line) {
    return new CheckOptions(
        SolveOptions.DEFAULT, Profile.MAGAZINE, false, 0, OptionalInt.empty(), line);
  }

  private PruneReport prune(String sfen, List<Integer> line) {
    Setup setup = Sfen.position(sfen, RULES).toSetup();
    return new Pruner(solver, given(line), SearchBudget.unlimited()).prune(setup);
  }

  private SoundnessReport check(Setup setup, List<Integer> line) {
    solver.clear();
    return new SoundnessChecker(solver)
        .check(Position.of(setup), given(line), SearchBudget.unlimited(), SolveListener.NONE);
  }

  /** The finding that leaves {@link #WITHOUT}. */
  private static Needless withoutPawn(PruneReport report) {
    Setup left = Sfen.position(WITHOUT, RULES).toSetup();
    return report.single().stream()
        .filter(found -> found.setup().equals(left))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void either_of_two_equal_lines_is_kept_as_one_of_best_play() {
    for (String[] usi : List.of(UNPROMOTED, PROMOTED)) {
      List<Integer> line = line(EQUAL_REPLIES, usi);
      Needless found = withoutPawn(prune(EQUAL_REPLIES, line));
      assertThat(found.keeps()).isEqualTo(Needless.Keeps.LINE);
      assertThat(found.isRemoval()).isTrue();
      assertThat(found.report().line()).isEqualTo(line(WITHOUT, usi));
    }
  }

  @Test
  void a_check_that_is_not_told_the_line_shows_the_other_and_names_it_as_equal() {
    Setup left = Sfen.position(WITHOUT, RULES).toSetup();
    SoundnessReport alone = check(left, List.of());
    assertThat(alone.verdict()).isEqualTo(Verdict.SOUND);
    List<Integer> one = line(WITHOUT, UNPROMOTED);
    List<Integer> other = line(WITHOUT, PROMOTED);
    List<Integer> shown = alone.solution().mainline();
    assertThat(shown).isIn(one, other);
    int ply = 4;
    int equal = (shown.equals(one) ? other : one).get(ply - 1);
    assertThat(alone.defects())
        .anyMatch(
            defect ->
                defect.kind() == DefectClass.EQUAL_VARIATION
                    && defect.ply() == ply
                    && defect.move() == equal);
  }

  @Test
  void what_is_not_sound_is_not_pruned() {
    Setup cooked = Sfen.position("9/6+B1k/9/9/9/9/9/9/9 b G 1", RULES).toSetup();
    PruneReport report =
        new Pruner(solver, CheckOptions.DEFAULT, SearchBudget.unlimited()).prune(cooked);
    assertThat(report.base().verdict()).isEqualTo(Verdict.COOKED);
    assertThat(report.tried()).isZero();
    assertThat(report.single()).isEmpty();
  }

  /**
   * Every finding is judged again from nothing. The defender holds a gold alone, so it is soon
   * done.
   */
  @Test
  void a_brinkmate_keeps_its_key_without_what_it_does_not_need() {
    Setup setup = Sfen.position("8k/5S2p/6P2/9/9/9/9/9/P8 b GNg 1", RULES).toSetup();
    SearchBudget budget = SearchBudget.nodes(1_000_000);
    PruneReport report =
        new Pruner(
                solver,
                new Aim(Goal.BRINKMATE, 1),
                CheckOptions.DEFAULT,
                budget,
                Workers.alone(solver, budget),
                Pruner.Listener.NONE)
            .prune(setup);
    assertThat(report.base().verdict()).isEqualTo(Verdict.SOUND);
    int key = report.base().line().get(0);
    Setup without = Sfen.position("8k/5S2p/6P2/9/9/9/9/9/9 b GNg 1", RULES).toSetup();
    assertThat(report.single()).extracting(Needless::setup).contains(without);
    for (Needless found : report.single()) {
      Brinkmate again =
          new BrinkmateSolver(new MateSolver(1 << 20), SolveOptions.DEFAULT)
              .solve(
                  Position.of(found.setup()),
                  1,
                  Brinkmate.Wish.WHOLE_LINE,
                  SearchBudget.nodes(200_000));
      assertThat(again.plies()).isEqualTo(1);
      assertThat(again.keys()).hasSize(1);
      assertThat(again.open()).isEmpty();
      boolean same = IntendedLine.look(again.keys().get(0).move(), key);
      assertThat(same || found.keeps() == Needless.Keeps.LENGTH).isTrue();
    }
  }

  @Test
  void what_no_budget_was_left_for_is_open_and_not_needed() {
    SoundnessReport base = check(Sfen.position(EQUAL_REPLIES, RULES).toSetup(), List.of());
    Setup setup = Sfen.position(EQUAL_REPLIES, RULES).toSetup();
    PruneReport report =
        new Pruner(solver, CheckOptions.DEFAULT, SearchBudget.nodes(0)).prune(setup, base);
    assertThat(report.tried()).isZero();
    assertThat(report.single()).isEmpty();
    assertThat(report.open()).isNotEmpty();
  }
}
