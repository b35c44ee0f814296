package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.Judgement;
import io.github.tsume.judgement.Judgement.Facts;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.soundness.SoundnessReport.Conclusions;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is asked, and what is not, when the verdict follows already. */
class DecidedTest {
  /** From a game: a mate in 5 with many others. */
  private static final String FROM_A_GAME =
      "l7B/5+B1+R1/2sp1p1s1/2p1p1p1k/pL1N4p/1PP2nP2/3PPP2P/2SG3r1/3GKG1NL b GSNL4P 107";

  /** Mate in 5: the silver's sacrifice; 1二 at ply 2 is two plies shorter. */
  private static final String FIVE = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1";

  private static final Position START = Sfen.position(FIVE, StandardShogi.RULES);
  private static final List<Integer> BEST =
      AuthoredLineTest.moves(START, "4b3a+ 2b3a S*2b 3a2b 4d4b");
  private static final List<Integer> SHORT = AuthoredLineTest.moves(START, "4b3a+ 2b1b 4d4b");

  private static SoundnessReport check(String sfen, boolean all, SearchBudget budget) {
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT, Profile.MAGAZINE, all, 0, OptionalInt.empty(), List.of());
    return new SoundnessChecker(new MateSolver(4 << 20))
        .check(Sfen.position(sfen, StandardShogi.RULES), options, budget, SolveListener.NONE);
  }

  private static List<String> notes(SoundnessReport report) {
    return report.solution().notes().stream().map(note -> note.kind().code()).toList();
  }

  private static Solution best(int leftover) {
    return new Solution(
        new MateAnswer.Mate(PlyCount.exactly(BEST.size())),
        BEST,
        leftover,
        OptionalInt.empty(),
        List.of(),
        0);
  }

  private static LongerDefences longer(List<Integer> line, Profile profile) {
    Session session = new Session(START, new MateSolver(1 << 20), FutileRule.STANDARD);
    return new LongerDefences(
        session, new Mainline(line), CheckOptions.DEFAULT.withProfile(profile));
  }

  @Test
  void once_it_is_cooked_the_list_of_cooks_takes_no_more_than_the_verdict_and_says_so() {
    SoundnessReport report = check(FROM_A_GAME, false, SearchBudget.unlimited());
    assertThat(report.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(report.solution().isExact()).isTrue();
    assertThat(report.solution().length()).isEqualTo(5);
    assertThat(report.open()).isEmpty();
    assertThat(notes(report)).contains("more-defects-open");
    assertThat(report.nodes()).isLessThan(30_000);
    assertThat(report.spent().values().stream().mapToLong(Long::longValue).sum())
        .as("every node is in some phase")
        .isEqualTo(report.nodes());
  }

  @Test
  void with_all_cooks_it_goes_on_to_the_limit() {
    SoundnessReport report = check(FROM_A_GAME, true, SearchBudget.nodes(60_000));
    assertThat(report.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(report.open()).as("asked, and not settled").isNotEmpty();
    assertThat(report.nodes()).isGreaterThanOrEqualTo(60_000);
  }

  @Test
  void a_line_shorter_than_the_exact_length_is_not_the_longest_defence() {
    Defect row = longer(SHORT, Profile.MAGAZINE).ofLength(best(Hand.EMPTY));
    assertThat(row.kind()).isEqualTo(DefectClass.LONGER_DEFENCE);
    assertThat(row.severity()).isEqualTo(Severity.FATAL);
    assertThat(row.ply()).isEqualTo(2);
    assertThat(row.move()).isEqualTo(BEST.get(1));
    assertThat(row.length()).isEqualTo(PlyCount.exactly(5));
    assertThat(row.line()).isEqualTo(BEST.subList(1, 5));
  }

  @Test
  void where_the_best_play_leaves_it_by_a_check_the_row_is_of_the_whole_line() {
    List<Integer> other = AuthoredLineTest.moves(START, "4b3a 2b1b 4d4b");
    Defect row = longer(other, Profile.CLASSIC).ofLength(best(Hand.EMPTY));
    assertThat(row.ply()).isZero();
    assertThat(row.move()).isEqualTo(Move.NONE);
    assertThat(row.line()).isEqualTo(BEST);
    assertThat(row.severity()).isEqualTo(Severity.FLAW);
  }

  @Test
  void what_it_leaves_makes_it_a_long_variation_which_some_tolerate_by_two_plies() {
    int pawn = Hand.add(Hand.EMPTY, 0);
    Defect byTwo = longer(SHORT, Profile.LENIENT).ofLength(best(pawn));
    assertThat(byTwo.kind()).isEqualTo(DefectClass.LONG_VARIATION);
    assertThat(byTwo.severity()).isEqualTo(Severity.TOLERATED);
    Defect byFour = longer(SHORT.subList(0, 1), Profile.LENIENT).ofLength(best(pawn));
    assertThat(byFour.severity()).isEqualTo(Severity.FATAL);
  }

  @Test
  void replies_that_were_not_asked_matter_unless_a_longer_one_decides_or_none_can() {
    LongerDefences longer = longer(SHORT, Profile.MAGAZINE);
    longer.run(SearchBudget.nodes(0));
    assertThat(longer.open()).extracting(OpenMove::ply).containsExactly(2);
    List<Defect> row = List.of(longer.ofLength(best(Hand.EMPTY)));
    assertThat(LongerDefences.mayMatter(List.of(), CheckOptions.DEFAULT)).isTrue();
    assertThat(LongerDefences.mayMatter(row, CheckOptions.DEFAULT)).isFalse();
    CheckOptions classic = CheckOptions.DEFAULT.withProfile(Profile.CLASSIC);
    assertThat(LongerDefences.mayMatter(List.of(), classic)).isFalse();
    longer.run(SearchBudget.nodes(100_000));
    assertThat(longer.open()).isEmpty();
    assertThat(longer.defects()).extracting(Defect::move).containsExactly(BEST.get(1));
  }

  @Test
  void rows_of_the_same_move_come_in_an_order_of_their_own() {
    int move = SHORT.get(1);
    Defect longRow = cook(move, 17, BEST);
    Defect shortRow = cook(move, 11, SHORT);
    assertThat(judged(longRow, shortRow)).containsExactly(shortRow, longRow);
    assertThat(judged(shortRow, longRow)).containsExactly(shortRow, longRow);
  }

  private static Defect cook(int move, int length, List<Integer> line) {
    return new Defect(
        DefectClass.EQUAL_VARIATION_COOK,
        Severity.FLAW,
        2,
        move,
        PlyCount.exactly(length),
        line,
        Hand.EMPTY);
  }

  private static List<Defect> judged(Defect... found) {
    JudgedLine line = new JudgedLine(BEST, false, false);
    Facts facts =
        new Facts(
            Conclusions.of(best(Hand.EMPTY)), line, false, List.of(found), Set.of(), List.of());
    return Judgement.of(facts, CheckOptions.DEFAULT.standards()).defects();
  }
}
