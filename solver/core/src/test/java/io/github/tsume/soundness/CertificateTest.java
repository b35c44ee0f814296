package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Position;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.verify.CertificateCheck;
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
    List<Certificate.Claim> claims =
        Certificate.of(
                start, report, new MateSolver(4 << 20), FutileRule.STANDARD, SmallChecks.UNLIMITED)
            .claims();
    for (Certificate.Claim claim : claims) {
      Position after = start.copy();
      claim.path().forEach(after::play);
      boolean attacks = after.side() == start.side();
      assertThat(
              claim.mates()
                  ? CertificateCheck.mate(after, attacks, claim.proof()) >= 0
                  : CertificateCheck.noMate(after, claim.proof()))
          .isTrue();
    }
    return claims;
  }

  @Test
  void of_a_sound_problem_the_mate_is_shown_and_that_all_other_checks_fail() {
    SoundnessReport report = report(SmallMates.STEP_BACK, SmallChecks.UNLIMITED);
    List<Certificate.Claim> claims = claims(SmallMates.STEP_BACK, report);
    assertThat(claims.get(0).mates()).isTrue();
    assertThat(claims.get(0).path()).isEmpty();
    String line = SmallMates.usi(report.solution().mainline());
    assertThat(claims.subList(1, claims.size()))
        .hasSize(SmallChecks.otherChecks(SmallMates.STEP_BACK, line))
        .noneMatch(Certificate.Claim::mates);
  }

  @Test
  void of_a_cooked_one_its_cooks_are_shown_too() {
    SoundnessReport report = report(SmallChecks.COOKED, SmallChecks.UNLIMITED);
    List<Certificate.Claim> claims = claims(SmallChecks.COOKED, report);
    for (String cook : List.of("2c4c", "5c3a")) {
      List<Integer> path = List.of(SmallChecks.move(SmallChecks.COOKED, "", cook));
      assertThat(claims).anyMatch(claim -> claim.mates() && claim.path().equals(path));
    }
    assertThat(claims).extracting(Certificate.Claim::path).doesNotHaveDuplicates();
  }

  @Test
  void without_a_mate_every_check_is_shown_to_fail() {
    List<Certificate.Claim> claims = claims(NO_MATE, report(NO_MATE, SmallChecks.UNLIMITED));
    int checks = CheckMoves.generate(SmallChecks.position(NO_MATE), new int[Position.MAX_MOVES], 0);
    assertThat(claims).hasSize(checks).noneMatch(Certificate.Claim::mates);
  }

  @Test
  void of_what_is_unknown_nothing_is_claimed() {
    assertThat(claims(SmallMates.SACRIFICE, report(SmallMates.SACRIFICE, SearchBudget.nodes(0))))
        .isEmpty();
  }
}
