package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a problem is called does not depend on which of equal moves comes first by its name, nor on
 * which of its lines is examined: its mirror image and its author's line are the same problem.
 */
class SameProblemTest {
  private static final long NODES = 5_000_000;

  private static SoundnessReport check(String sfen, Profile profile, String line) {
    Position position = Sfen.filledPosition(sfen, StandardShogi.RULES);
    List<Integer> moves = AuthoredLineTest.moves(position, line);
    CheckOptions options =
        new CheckOptions(SolveOptions.DEFAULT, profile, false, 0, OptionalInt.empty(), moves);
    return new SoundnessChecker(new MateSolver(16 << 20))
        .check(position, options, SearchBudget.nodes(NODES), SolveListener.NONE);
  }

  private static List<String> rows(SoundnessReport report) {
    return report.defects().stream()
        .map(defect -> defect.kind().code() + " " + Move.toUsi(defect.move(), StandardShogi.RULES))
        .toList();
  }

  /** Both end with a hand that one of several last moves empties, or may vary the last move. */
  @ParameterizedTest
  @CsvSource({
    "3k5/+N3s4/N2G5/3n5/9/9/9/9/9 b RN 1, 5k3/4s3+N/5G2N/5n3/9/9/9/9/9 b RN 1",
    "8k/9/8G/9/9/9/9/9/9 b B2rb3g4s4n4l18p 1, k8/9/G8/9/9/9/9/9/9 b B2rb3g4s4n4l18p 1",
    "+P1k1G4/5+l3/9/1B7/9/9/9/9/9 b G2rb2g4s4n3l17p 1,"
        + " 4G1k1+P/3+l5/9/7B1/9/9/9/9/9 b G2rb2g4s4n3l17p 1"
  })
  void a_problem_and_its_mirror_image_are_both_sound(String sfen, String mirrored) {
    assertThat(check(sfen, Profile.MAGAZINE, "").verdict()).isEqualTo(Verdict.SOUND);
    assertThat(check(mirrored, Profile.MAGAZINE, "").verdict()).isEqualTo(Verdict.SOUND);
  }

  @Test
  void leftover_is_not_what_only_some_of_the_last_moves_leave() {
    String sfen = "3k5/+N3s4/N2G5/3n5/9/9/9/9/9 b RN 1";
    String author = "R*6b 6a7a N*8c";
    assertThat(check(sfen, Profile.MAGAZINE, author).verdict()).isEqualTo(Verdict.SOUND);
  }

  @Test
  void on_a_line_that_is_too_short_duals_stay_duals() {
    String rooks = "9/8k/9/7Gp/5+bn2/9/9/9/9 b RGrb2g4s3n4l17p 1";
    assertThat(check(rooks, Profile.MAGAZINE, "").verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(rows(check(rooks, Profile.MAGAZINE, ""))).contains("placement-dual R*4b");
    // Here the shorter line is examined; and here the author's, which is as short.
    assertThat(check(rooks, Profile.LENIENT, "").verdict()).isEqualTo(Verdict.SOUND);
    SoundnessReport authors = check(rooks, Profile.MAGAZINE, "R*3b 1b1a G*2b");
    assertThat(authors.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(rows(authors)).contains("placement-dual R*4b");

    String bishop = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1";
    assertThat(rows(check(bishop, Profile.MAGAZINE, ""))).contains("promotion-dual 4b3a");
    assertThat(rows(check(bishop, Profile.MAGAZINE, "4b3a+ 2b1b 4d4b")))
        .contains("promotion-dual 4b3a");
  }

  @Test
  void a_drop_that_lasts_longer_is_not_hidden_by_another_on_its_square() {
    String sfen = "5k3/9/5+p3/2GN1Rgp1/9/9/9/9/9 b GNr2bg4s2n4l16p 1";
    SoundnessReport report = check(sfen, Profile.LENIENT, "4d4c+ 4a3a G*3b");
    // A bishop on 4b lasts two plies longer, which is tolerated, a gold there four.
    assertThat(rows(report)).contains("long-variation B*4b", "long-variation G*4b");
    assertThat(report.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(report.agrees()).contains(false);
  }

  /**
   * The piece that stands elsewhere, or is not promoted yet, moves on in the middle of the line.
   */
  @Test
  void a_dual_stays_a_dual_when_its_piece_moves_on() {
    SoundnessReport promotion = check("8k/6K2/9/9/9/3R5/9/9/9 b 2s 1", Profile.MAGAZINE, "");
    assertThat(rows(promotion)).containsExactly("promotion-dual 6f6a");
    assertThat(promotion.verdict()).isEqualTo(Verdict.SOUND);

    SoundnessReport drop = check("7k1/9/6K2/9/9/9/9/9/9 b R 1", Profile.MAGAZINE, "");
    assertThat(rows(drop)).contains("placement-dual R*2d", "placement-dual R*2i");
    assertThat(drop.verdict()).isEqualTo(Verdict.SOUND);
  }
}
