package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Position;
import io.github.tsume.board.Sfen;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class CookAskerTest {
  /** The gold mates on the head of the king; elsewhere the king takes it. */
  private static final String HEAD_GOLD = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";

  /** A gold supports two squares from which another one mates. */
  private static final String TWO_GOLDS = "8k/9/7G1/9/9/9/9/9/9 b G2r2b2g4s4n4l18p 1";

  private final KnownFailures failures = new KnownFailures();

  private record Asked(CookAsker asker, FoundDefects found, Position position) {
    CookAsker.Answered settle(String check, SearchBudget budget) {
      return settle(check, null, budget);
    }

    CookAsker.Answered settle(
        String check, CookQuestion.@Nullable Asked ahead, SearchBudget budget) {
      return asker.settle(new OtherCheck(0, LegalMoves.resolve(position, check)), ahead, budget);
    }
  }

  private Asked asked(String sfen, String mainMove) {
    Position position = Sfen.filledPosition(sfen, StandardShogi.RULES);
    Session session = new Session(position, new MateSolver(4 << 20), FutileRule.STANDARD);
    Mainline mainline = new Mainline(List.of(LegalMoves.resolve(position, mainMove)));
    CookQuestion question = new CookQuestion(session, mainline);
    MainlineWalk walk = question.walk();
    CookLines lines = new CookLines(session, true);
    FoundDefects found = new FoundDefects(session, mainline, walk, lines, Profile.MAGAZINE);
    CookClassifier classifier = new CookClassifier(session, mainline, false, 0, walk, lines, found);
    CookAsker asker =
        new CookAsker(
            session, mainline, false, Journal.Page.EMPTY, failures, question, found, classifier);
    return new Asked(asker, found, position);
  }

  @Test
  void a_check_that_fails_is_settled_and_known_to_fail_from_then_on() {
    Asked asked = asked(HEAD_GOLD, "G*5b");
    OtherCheck beside = new OtherCheck(0, LegalMoves.resolve(asked.position, "G*6b"));
    assertThat(asked.asker.isKnownToFail(beside)).isFalse();
    assertThat(asked.settle("G*6b", SearchBudget.unlimited()))
        .isEqualTo(CookAsker.Answered.SETTLED);
    assertThat(asked.found.list()).isEmpty();
    assertThat(asked.asker.isKnownToFail(beside)).isTrue();
  }

  @Test
  void another_mate_at_the_last_move_is_a_dual_there() {
    Asked asked = asked(TWO_GOLDS, "G*1b");
    assertThat(asked.settle("G*2b", SearchBudget.unlimited()))
        .isEqualTo(CookAsker.Answered.SETTLED);
    assertThat(asked.found.list())
        .extracting(Defect::kind)
        .containsExactly(DefectClass.FINAL_MOVE_DUAL);
  }

  @Test
  void without_nodes_a_check_stays_open() {
    Asked asked = asked(TWO_GOLDS, "G*1b");
    assertThat(asked.settle("G*2a", SearchBudget.nodes(0)))
        .isNotEqualTo(CookAsker.Answered.SETTLED);
    assertThat(asked.found.list()).isEmpty();
    OtherCheck open = new OtherCheck(0, LegalMoves.resolve(asked.position, "G*2a"));
    assertThat(asked.asker.isKnownToFail(open)).isFalse();
  }

  @Test
  void what_was_found_before_to_fail_is_not_asked_again() {
    Asked asked = asked(HEAD_GOLD, "G*5b");
    var fails = new CookQuestion.Asked(new Answer(Answer.Kind.DISPROVEN, 0, true, null, 1, 0));
    assertThat(asked.settle("G*6b", fails, SearchBudget.nodes(0)))
        .isEqualTo(CookAsker.Answered.SETTLED);
    assertThat(asked.found.list()).isEmpty();
  }

  @Test
  void what_was_found_before_to_mate_is_asked_again_for_its_kind() {
    Asked asked = asked(TWO_GOLDS, "G*1b");
    var mates = new CookQuestion.Asked(new Answer(Answer.Kind.PROVEN, 0, true, null, 0, 1));
    assertThat(asked.settle("G*2b", mates, SearchBudget.unlimited()))
        .isEqualTo(CookAsker.Answered.SETTLED);
    assertThat(asked.found.list())
        .extracting(Defect::kind)
        .containsExactly(DefectClass.FINAL_MOVE_DUAL);
  }
}
