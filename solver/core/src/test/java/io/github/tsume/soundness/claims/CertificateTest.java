package io.github.tsume.soundness.claims;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SmallChecks;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verify.ClaimKind;
import io.github.tsume.verify.ClaimReader;
import io.github.tsume.verify.ClaimWalk.Apart;
import io.github.tsume.verify.Counting;
import io.github.tsume.verify.Worth;
import java.util.List;
import org.junit.jupiter.api.Test;

class CertificateTest {
  private static final String NO_MATE = "4k4/9/9/9/9/9/9/9/9 b G 1";

  private static SoundnessReport report(String sfen, SearchBudget budget) {
    return new SoundnessChecker(new MateSolver(4 << 20))
        .check(SmallChecks.position(sfen), CheckOptions.DEFAULT, budget, SolveListener.NONE);
  }

  /** The claims of a problem, each of which was followed by the rules alone. */
  private static List<Certificate.Claim> claims(String sfen, SoundnessReport report) {
    Position start = SmallChecks.position(sfen);
    Certificate certificate =
        Certificate.of(
            start,
            report,
            new MateSolver(4 << 20),
            CheckOptions.DEFAULT,
            SearchBudget.nodes(5_000_000));
    ClaimReader reader = new ClaimReader(start, certificate.line(), Counting.STANDARD);
    for (Certificate.Claim claim : certificate.claims()) {
      assertThat(holds(reader, claim)).as("%s", claim).isTrue();
    }
    return certificate.claims();
  }

  private static boolean holds(ClaimReader reader, Certificate.Claim claim) {
    List<Integer> path = claim.path();
    List<Integer> before = path.subList(0, Math.max(0, path.size() - 1));
    int last = path.isEmpty() ? 0 : path.get(path.size() - 1);
    int number = claim.number();
    return switch (claim.kind()) {
      case MATE -> reader.mate(path, claim.proof()) >= 0;
      case NO_MATE -> reader.noMate(path, claim.proof());
      case MATE_APART -> reader.mateApart(path, Apart.first(number), claim.proof()) >= 0;
      case NO_MATE_APART -> reader.noMateApart(path, Apart.first(number), claim.proof());
      case MATE_OFF -> reader.mateApart(path, Apart.from(number), claim.proof()) >= 0;
      case NO_MATE_OFF -> reader.noMateApart(path, Apart.from(number), claim.proof());
      case AT_MOST -> reader.atMost(path, number, claim.proof());
      case AT_LEAST -> reader.atLeast(path, number, claim.proof());
      case COUNTS -> reader.counts(before, last, number, claim.proof());
      case FUTILE -> reader.isFutile(before, last, number, claim.proof());
      case OTHER_LINE -> reader.isMated(path) && reader.tell(path);
      case BRINKMATE, KEY, NO_BRINKMATE, LAYER -> false;
    };
  }

  private static List<Certificate.Claim> of(ClaimKind kind, List<Certificate.Claim> claims) {
    return claims.stream().filter(claim -> claim.kind() == kind).toList();
  }

  @Test
  void of_a_sound_problem_the_mate_is_shown_and_that_all_other_checks_fail() {
    SoundnessReport report = report(SmallMates.STEP_BACK, SmallChecks.UNLIMITED);
    List<Certificate.Claim> claims = claims(SmallMates.STEP_BACK, report);
    assertThat(claims.get(0).kind()).isEqualTo(ClaimKind.MATE);
    assertThat(claims.get(0).path()).isEmpty();
    String line = SmallMates.usi(report.solution().mainline());
    List<Integer> moves = report.solution().mainline();
    assertThat(of(ClaimKind.NO_MATE, claims))
        .filteredOn(
            claim ->
                claim.path().size() <= moves.size()
                    && moves
                        .subList(0, claim.path().size() - 1)
                        .equals(claim.path().subList(0, claim.path().size() - 1)))
        .hasSize(SmallChecks.otherChecks(SmallMates.STEP_BACK, line));
  }

  private static long nodesForProofs(Efforts efforts) {
    SearchBudget budget = SearchBudget.nodes(1_000_000);
    SoundnessReport report = report(SmallChecks.COOKED, budget);
    long before = budget.nodes();
    MateSolver fresh = new MateSolver(4 << 20, Helpers.NONE, efforts);
    Position start = SmallChecks.position(SmallChecks.COOKED);
    Certificate.of(start, report, fresh, CheckOptions.DEFAULT, budget);
    return budget.nodes() - before;
  }

  @Test
  void the_search_for_proofs_takes_no_more_than_it_may() {
    Efforts few =
        Efforts.DEFAULT
            .with(EffortTable.CERTIFICATE_LEAST, 10)
            .with(EffortTable.CERTIFICATE_MOST, 10);
    assertThat(nodesForProofs(few)).isBetween(1L, 10L);
    assertThat(nodesForProofs(Efforts.DEFAULT)).isGreaterThan(10);
  }

  @Test
  void the_value_of_each_position_of_the_line_is_shown_from_both_sides() {
    SoundnessReport report = report(SmallMates.STEP_BACK, SmallChecks.UNLIMITED);
    List<Certificate.Claim> claims = claims(SmallMates.STEP_BACK, report);
    List<Integer> line = report.solution().mainline();
    for (int i = 0; i < line.size(); i++) {
      List<Integer> path = line.subList(0, i);
      int left = line.size() - i;
      assertThat(of(i % 2 == 0 ? ClaimKind.AT_LEAST : ClaimKind.AT_MOST, claims))
          .anyMatch(claim -> claim.path().equals(path) && Worth.plies(claim.number()) == left);
    }
  }

  @Test
  void of_a_cooked_one_its_cooks_are_shown_too_with_their_class() {
    SoundnessReport report = report(SmallChecks.COOKED, SmallChecks.UNLIMITED);
    List<Certificate.Claim> claims = claims(SmallChecks.COOKED, report);
    for (String cook : List.of("2c4c", "5c3a")) {
      List<Integer> path = List.of(SmallChecks.move(SmallChecks.COOKED, "", cook));
      assertThat(of(ClaimKind.MATE, claims)).anyMatch(claim -> claim.path().equals(path));
      assertThat(of(ClaimKind.MATE_APART, claims)).anyMatch(claim -> claim.path().equals(path));
    }
  }

  @Test
  void without_a_mate_every_check_is_shown_to_fail() {
    List<Certificate.Claim> claims = claims(NO_MATE, report(NO_MATE, SmallChecks.UNLIMITED));
    int checks = CheckMoves.generate(SmallChecks.position(NO_MATE), new int[Position.MAX_MOVES], 0);
    assertThat(claims).hasSize(checks);
    assertThat(of(ClaimKind.NO_MATE, claims)).hasSize(checks);
  }

  @Test
  void of_what_is_unknown_nothing_is_claimed() {
    assertThat(claims(SmallMates.SACRIFICE, report(SmallMates.SACRIFICE, SearchBudget.nodes(0))))
        .isEmpty();
  }
}
