package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.brinkmate.BrinkmateSolver;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.game.FutileRule;
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
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** How {@link Repairer} tells edits that are worth a full check. */
class RepairerTest {
  private static final Ruleset RULES = StandardShogi.RULES;

  /** The last nine plies of an old problem; ply 3 3c3f leads back to them after a detour. */
  private static final String SOUND =
      "9/4s1+P2/5p+R2/3+B3+p1/1+p1p1k3/9/3S+p2g1/2+bPs2N1/9 b NPr3gs2n4l10p 1";

  /** The same with the pawn of 4c on 1d: now 3c3f is a shorter solution. */
  private static final String COOKED =
      "9/4s1+P2/6+R2/3+B3+pp/1+p1p1k3/9/3S+p2g1/2+bPs2N1/9 b NPr3gs2n4l10p 1";

  private static final String[] MOVES = {
    "6g5f", "5g5f", "N*5g", "5f5g", "3c3f", "4e4d", "P*4e", "7h4e", "3f3c"
  };

  private final MateSolver solver = new MateSolver(1 << 22);

  private static List<Integer> line(String sfen, String... usi) {
    return SmallMates.moves(Sfen.position(sfen, RULES), String.join(" ", usi));
  }

  private static CheckOptions given(List<Integer> line) {
    return new CheckOptions(
        SolveOptions.DEFAULT, Profile.MAGAZINE, false, 0, OptionalInt.empty(), line);
  }

  private SoundnessReport check(String sfen, List<Integer> line) {
    solver.clear();
    return new SoundnessChecker(solver)
        .check(
            Sfen.position(sfen, RULES),
            given(line),
            SearchBudget.nodes(1_000_000),
            SolveListener.NONE);
  }

  private static KnownCooks.Edited edited(String sfen, List<Edit> edits) {
    return new KnownCooks.Edited(
        Sfen.position(sfen, RULES), new IntendedLine(RULES, edits), line(sfen, MOVES));
  }

  @Test
  void a_cook_that_has_become_a_detour_does_not_stand() {
    List<Integer> line = line(COOKED, MOVES);
    SoundnessReport report = check(COOKED, line);
    assertThat(report.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(check(SOUND, line(SOUND, MOVES)).verdict()).isEqualTo(Verdict.SOUND);
    assertThat(check(SOUND, line(SOUND, MOVES)).defects())
        .anyMatch(
            defect ->
                defect.kind() == DefectClass.DETOUR
                    && Move.toUsi(defect.move(), RULES).equals("3c3f"));

    KnownCooks cooks = new KnownCooks();
    KnownCooks.Asker asker = new KnownCooks.Asker(cooks, FutileRule.STANDARD);
    SearchBudget budget = SearchBudget.unlimited();
    cooks.add(asker.of(report, List.of(), edited(COOKED, List.of()), budget));
    assertThat(cooks.known()).isNotEmpty();
    assertThat(asker.killed(cooks.known(), edited(COOKED, List.of()), budget).cooks()).isEmpty();
    Setup setup = Sfen.position(COOKED, RULES).toSetup();
    int from = RULES.square(0, 3);
    int to = RULES.square(3, 2);
    Edit undo = Edit.move(from, setup.piece(from), to, setup.piece(from));
    assertThat(asker.killed(cooks.known(), edited(SOUND, List.of(undo)), budget).cooks())
        .containsAll(cooks.known());
  }

  @Test
  void a_line_is_proved_if_every_move_of_it_mates() {
    assertThat(proof(SOUND, MOVES).isProven()).isTrue();
    assertThat(proof("9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1", "G*4b").isDisproven()).isTrue();
  }

  private Answer proof(String sfen, String... moves) {
    solver.clear();
    return new LineProof(solver, FutileRule.STANDARD)
        .ask(Sfen.position(sfen, RULES), line(sfen, moves), SearchBudget.nodes(1_000_000));
  }

  @Test
  void what_is_moved_back_is_found_though_it_leaves_a_detour() {
    List<Repair> heard = new ArrayList<>();
    List<Integer> line = line(COOKED, MOVES);
    SearchBudget budget = SearchBudget.nodes(2_000_000);
    Repairer.Listener listener =
        new Repairer.Listener() {
          @Override
          public void found(Repair repair) {
            heard.add(repair);
          }
        };
    RepairReport report =
        new Repairer(solver, given(line), budget, new Repairer.Wanted(2, false), listener)
            .repair(Sfen.position(COOKED, RULES).toSetup());
    assertThat(report.repairs()).hasSize(2).containsExactlyInAnyOrderElementsOf(heard);
    // The way back is three files, so it is a change of five.
    assertThat(report.repairs()).allMatch(repair -> repair.change() <= 5);
    assertThat(report.repairs())
        .extracting(repair -> repair.edits().get(0).text(RULES))
        .contains("p1d>4c");
  }

  @Test
  void the_check_of_the_problem_itself_leaves_a_share_for_the_edits() {
    List<Integer> line = line(COOKED, MOVES);
    Setup setup = Sfen.position(COOKED, RULES).toSetup();
    SearchBudget little = SearchBudget.nodes(4_000);
    RepairReport report =
        new Repairer(
                solver, given(line), little, new Repairer.Wanted(2, false), Repairer.Listener.NONE)
            .repair(setup);
    assertThat(report.base().nodes()).isLessThanOrEqualTo(little.nodes() / 2 + 1_024);
    assertThat(report.keeping()).as("edits that were looked at").isPositive();
  }

  /** The end of an old problem with two pieces moved or taken away; each cooks it by itself. */
  @Test
  void edits_of_two_pieces_have_a_share_though_those_of_one_would_take_everything() {
    String damaged = "9/2+P6/4l4/l8/1n2+B+p3/1+lk6/1p2Gp3/3+sp3+r/2+pP5 b Br3g3s3nl11p 1";
    List<Integer> line =
        line(damaged, "B*6e", "7f7e", "5g6f", "7e8d", "5e7c", "8d9c", "6e9b+", "9c9b", "7c8b");
    SearchBudget budget = SearchBudget.nodes(400_000);
    RepairReport report =
        new Repairer(
                solver, given(line), budget, new Repairer.Wanted(1, true), Repairer.Listener.NONE)
            .repair(Sfen.position(damaged, RULES).toSetup());
    assertThat(report.repairs()).hasSize(1);
    Repair repair = report.repairs().get(0);
    assertThat(repair.edits()).hasSize(2);
    SoundnessReport again = check(CanonicalSfen.of(repair.setup()), repair.line());
    assertThat(again.verdict()).isEqualTo(Verdict.SOUND);
    assertThat(again.solution().length()).isEqualTo(line.size());
  }

  /** Whoever puts the bishop on 4d undoes the cooks and makes another, which 3f answers. */
  @Test
  void a_second_edit_answers_the_cook_that_the_first_one_makes() {
    String cooked = "9/4G2+N1/5kp2/9/9/6P+B1/9/9/9 b 2rb3g4s3n4l16p 1";
    List<Integer> line = line(cooked, "5b5c", "4c3d", "2f3e");
    Repairer.Wanted wanted = new Repairer.Wanted(1, true);
    RepairReport report =
        new Repairer(solver, given(line), SearchBudget.unlimited(), wanted, Repairer.Listener.NONE)
            .repair(Sfen.position(cooked, RULES).toSetup());
    assertThat(report.repairs()).hasSize(1);
    for (Repair repair : report.repairs()) {
      SoundnessReport again = check(CanonicalSfen.of(repair.setup()), List.of());
      assertThat(again.verdict()).isEqualTo(Verdict.SOUND);
      assertThat(again.solution().length()).isEqualTo(line.size());
    }
    assertThat(report.untried()).isPositive();
    assertThat(report.complete()).isFalse();
  }

  private RepairReport repairedBrinkmate(String sfen, long nodes) {
    SearchBudget budget = SearchBudget.nodes(nodes);
    return new Repairer(
            solver,
            new Aim(Goal.BRINKMATE, 1),
            CheckOptions.DEFAULT,
            budget,
            new Repairer.Wanted(2, false),
            Workers.alone(solver, budget),
            Repairer.Listener.NONE)
        .repair(Sfen.position(sfen, RULES).toSetup());
  }

  /** Two golds have three squares to choose from; the repairs are judged again from nothing. */
  @Test
  void a_cooked_brinkmate_is_repaired_with_its_key() {
    RepairReport report = repairedBrinkmate("8k/9/9/9/9/9/9/9/9 b 2G 1", 1_000_000);
    assertThat(report.base().verdict()).isEqualTo(Verdict.COOKED);
    assertThat(report.line()).hasSize(1);
    assertThat(report.repairs()).isNotEmpty();
    for (Repair repair : report.repairs()) {
      Position position = Position.of(repair.setup());
      Brinkmate again =
          new BrinkmateSolver(new MateSolver(1 << 20), SolveOptions.DEFAULT)
              .solve(position, 1, Brinkmate.Wish.WHOLE_LINE, SearchBudget.nodes(200_000));
      assertThat(again.keys()).hasSize(1);
      assertThat(again.open()).isEmpty();
      assertThat(again.keys().get(0).move()).isEqualTo(repair.line().get(0));
    }
  }

  @Test
  void where_checks_mate_and_nobody_gives_a_line_a_brinkmate_has_none_to_keep() {
    RepairReport report = repairedBrinkmate("8k/9/8P/9/9/9/9/9/9 b G 1", 100_000);
    assertThat(report.line()).isEmpty();
    assertThat(report.edits()).isZero();
    assertThat(report.complete()).isFalse();
  }
}
