package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.twins.SlowHelpmate;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@link Extender} finds is what full checks of all predecessors find. */
class ExtenderTest {
  private static final long NODES = 30_000;

  /** Full checks of all would take minutes. */
  private static final int EACH = 7;

  private final MateSolver solver = new MateSolver(1 << 24);
  private final Extender extender = new Extender(new MateSolver(1 << 24), CheckOptions.DEFAULT);

  private static Setup setup(String sfen) {
    return Sfen.filledPosition(sfen, StandardShogi.RULES).toSetup();
  }

  private SoundnessReport check(Setup setup, List<Integer> line) {
    solver.clear();
    CheckOptions options = CheckOptions.DEFAULT.withLine(line);
    SearchBudget budget = SearchBudget.nodes(NODES);
    return new SoundnessChecker(solver)
        .check(Position.of(setup), options, budget, SolveListener.NONE);
  }

  private static boolean isSound(SoundnessReport report, int length) {
    return report.verdict() == Verdict.SOUND
        && report.solution().isExact()
        && report.solution().length() == length;
  }

  private static boolean isOpen(SoundnessReport report) {
    return report.verdict() == Verdict.UNKNOWN
        || (report.verdict() == Verdict.SOUND && !report.solution().isExact());
  }

  private Extender.Origin origin(String sfen) {
    SoundnessReport report = check(setup(sfen), List.of());
    assertThat(report.verdict()).isEqualTo(Verdict.SOUND);
    return new Extender.Origin(setup(sfen), report.solution().mainline());
  }

  /**
   * Whether full checks, with the line and without, say that a predecessor is sound; or unknown.
   */
  private Extender.Fate slow(Extender.Origin origin, Predecessor each) {
    List<Integer> line = each.before(origin.line());
    SoundnessReport alone = check(each.setup(), List.of());
    SoundnessReport given = check(each.setup(), line);
    if (isOpen(alone) || isOpen(given)) {
      return Extender.Fate.OPEN;
    }
    return isSound(alone, line.size()) && isSound(given, line.size())
        ? Extender.Fate.SOUND
        : Extender.Fate.REFUTED;
  }

  @ParameterizedTest
  @ValueSource(strings = {SmallMates.SACRIFICE, SmallMates.STEP_BACK})
  void cheap_refutations_refute_what_full_checks_do_and_no_more(String sfen) {
    Extender.Origin origin = origin(sfen);
    int compared = 0;
    int sound = 0;
    List<Predecessor> all = Extender.candidates(origin, RankFormula.USUAL::of);
    for (int i = 0; i < all.size(); i += EACH) {
      Predecessor each = all.get(i);
      Extender.Fate slow = slow(origin, each);
      if (slow != Extender.Fate.OPEN) {
        compared++;
        Extender.Answer answer = extender.ask(origin, each, SearchBudget.nodes(NODES));
        assertThat(answer.outcome()).as(CanonicalSfen.of(each.setup())).isEqualTo(slow);
        sound += slow == Extender.Fate.SOUND ? 1 : 0;
      }
    }
    assertThat(compared).isGreaterThan(all.size() / EACH / 2);
    assertThat(sound).isPositive();
  }

  /** Helpmates in one and in three, a help-selfmate, and one that the defender begins. */
  @ParameterizedTest
  @CsvSource({
    "HELPMATE, 7k1/9/7S1/9/9/9/9/9/9 b G2r2b3g3s4n4l18p 1",
    "HELPMATE, 6kg1/8+P/7S1/9/9/9/9/9/9 b 2r2b3g3s4n4l17p 1",
    "HELPSELFMATE, 9/9/9/9/7l1/9/8k/9/7SK b 2r2b4g3s4n3l18p 1",
  })
  void helpmates_are_refuted_or_found_as_brute_force_says(Goal goal, String sfen) {
    Aim aim = goal.aim();
    Extender helped = new Extender(new MateSolver(1 << 24), aim, CheckOptions.DEFAULT);
    Setup start = setup(sfen);
    Judged base = helped.first(start, List.of(), SearchBudget.nodes(NODES));
    assertThat(base.isSound()).isTrue();
    Extender.Origin origin = new Extender.Origin(start, base.line());
    int compared = 0;
    int sound = 0;
    List<Predecessor> all = Extender.candidates(origin, RankFormula.USUAL::of);
    for (int i = 0; i < all.size(); i += EACH) {
      Predecessor each = all.get(i);
      int plies = base.length() + 2;
      Position position = Position.of(each.setup());
      int attacker = each.setup().attacker().side();
      int mated = goal == Goal.HELPMATE ? 1 - attacker : attacker;
      SlowHelpmate slow = new SlowHelpmate(position, attacker, mated, 3_000);
      if (slow.length == 0 && !slow.impossible) {
        continue;
      }
      compared++;
      Extender.Answer answer = helped.ask(origin, each, SearchBudget.nodes(NODES));
      boolean one = slow.length == plies && slow.count == 1;
      assertThat(answer.outcome())
          .as(CanonicalSfen.of(each.setup()))
          .isEqualTo(one ? Extender.Fate.SOUND : Extender.Fate.REFUTED);
      sound += one ? 1 : 0;
    }
    assertThat(compared).isPositive();
    assertThat(sound).isPositive();
  }

  /** Sound problems whose positions after two plies are sound too. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        SmallMates.SACRIFICE,
        // The rook does not promote: on the same square a dragon does not mate.
        "l8/1n7/1R3B3/3+P5/knN6/9/1Ps6/1N7/9 b Prb4g3s3l15p 1",
      })
  void a_problem_is_found_again_from_its_position_after_two_plies(String sfen) {
    Setup whole = setup(sfen);
    SoundnessReport report = check(whole, List.of());
    Position cut = Position.of(whole);
    cut.play(report.solution().mainline().get(0));
    cut.play(report.solution().mainline().get(1));
    Setup rest = cut.toSetup().toBuilder().ply(1).build();
    Extender.Origin origin = origin(CanonicalSfen.of(rest));
    assertThat(Extender.candidates(origin, RankFormula.USUAL::of))
        .filteredOn(each -> each.setup().equals(whole))
        .map(each -> extender.ask(origin, each, SearchBudget.nodes(NODES)).outcome())
        .contains(Extender.Fate.SOUND);
  }

  @Test
  void a_spent_budget_is_no_answer() {
    Extender.Origin origin = origin(SmallMates.SACRIFICE);
    List<Predecessor> all = Extender.candidates(origin, RankFormula.USUAL::of);
    long sound =
        all.stream()
            .map(each -> extender.ask(origin, each, SearchBudget.nodes(20)))
            .filter(answer -> answer.outcome() == Extender.Fate.SOUND)
            .count();
    assertThat(sound).isZero();
    assertThat(all)
        .anyMatch(
            each ->
                extender.ask(origin, each, SearchBudget.nodes(20)).outcome() == Extender.Fate.OPEN);
  }
}
