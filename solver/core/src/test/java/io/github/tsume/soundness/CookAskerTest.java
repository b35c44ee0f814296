package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import java.util.ArrayList;
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
    return asked(sfen, mainMove, Profile.MAGAZINE);
  }

  private Asked asked(String sfen, String mainMove, Profile profile) {
    Position position = Sfen.filledPosition(sfen, StandardShogi.RULES);
    Session session = new Session(position, new MateSolver(4 << 20), FutileRule.STANDARD);
    Mainline mainline = new Mainline(List.of(LegalMoves.resolve(position, mainMove)));
    CookQuestion question = new CookQuestion(session, mainline);
    MainlineWalk walk = question.walk();
    CookLines lines = new CookLines(session, true);
    FoundDefects found = new FoundDefects(session, mainline, walk, lines, profile);
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

  /** Asks about checks off a line of several moves, and remembers what it tells the journal. */
  private final class Inner {
    private final Session session;
    private final Mainline mainline;
    private final FoundDefects found;
    private final CookAsker asker;
    private final List<Integer> journaled = new ArrayList<>();

    Inner(String sfen, String line, boolean authored) {
      session = SmallChecks.session(sfen);
      mainline = SmallChecks.mainline(sfen, line);
      CookQuestion question = new CookQuestion(session, mainline);
      CookLines lines = new CookLines(session, true);
      found = new FoundDefects(session, mainline, question.walk(), lines, Profile.MAGAZINE);
      CookClassifier classifier =
          new CookClassifier(session, mainline, authored, 0, question.walk(), lines, found);
      Journal.Page journal =
          new Journal.Page() {
            @Override
            public boolean fails(int ply, int move) {
              return false;
            }

            @Override
            public void failed(int ply, int move) {
              journaled.add(move);
            }
          };
      asker =
          new CookAsker(
              session, mainline, authored, journal, failures, question, found, classifier);
    }

    OtherCheck check(int node, String usi) {
      Position at = session.position().copy();
      for (int i = 0; i < 2 * node; i++) {
        at.play(mainline.move(i));
      }
      return new OtherCheck(node, SmallMates.move(at, usi));
    }

    boolean isKind(DefectClass kind) {
      return found.list().stream().anyMatch(defect -> defect.kind() == kind)
          && found.notes().noneMatch(note -> note.kind().equals(Remark.DEFECT_CLASS_OPEN));
    }
  }

  /** The rook gives itself away at the edge: no mate. */
  @Test
  void a_check_before_the_last_that_fails_is_kept_for_this_run_and_a_later_one() {
    Inner inner = new Inner(SmallChecks.COOKED, SmallChecks.COOKED_LINE, false);
    int[] checks = CheckMoves.of(session(inner));
    int failing = 0;
    for (int i = 0; i < checks.length; i++) {
      String usi = Move.toUsi(checks[i], Minishogi.RULES);
      if (List.of("2b3a+", "2c4c", "5c3a").contains(usi)) {
        continue; // These three mate.
      }
      OtherCheck check = new OtherCheck(0, checks[i]);
      failing++;
      assertThat(inner.asker.settle(check, null, SearchBudget.nodes(0)))
          .as(usi)
          .isIn(CookAsker.Answered.OPEN, CookAsker.Answered.SETTLED);
      assertThat(inner.asker.settle(check, null, SearchBudget.unlimited()))
          .as(usi)
          .isEqualTo(CookAsker.Answered.SETTLED);
      assertThat(inner.asker.isKnownToFail(check)).as(usi).isTrue();
      assertThat(inner.journaled).as(usi).contains(checks[i]);
    }
    assertThat(failing).isPositive();
    assertThat(inner.found.list()).isEmpty();
  }

  private static Position session(Inner inner) {
    return inner.session.position();
  }

  @Test
  void before_the_last_move_a_check_is_open_without_nodes_and_a_cook_with_them() {
    int open = 0;
    for (long nodes = 0; nodes < 2_000; nodes += 1 + nodes / 4) {
      Inner inner = new Inner(SmallChecks.COOKED, SmallChecks.COOKED_LINE, false);
      OtherCheck check = inner.check(0, "2c4c");
      CookAsker.Answered answered = inner.asker.settle(check, null, SearchBudget.nodes(nodes));
      assertThat(answered == CookAsker.Answered.SETTLED)
          .as(nodes + " nodes")
          .isEqualTo(inner.isKind(DefectClass.COOK));
      open += answered == CookAsker.Answered.OPEN ? 1 : 0;
      assertThat(inner.journaled).isEmpty();
    }
    assertThat(open).isPositive();
  }

  @Test
  void a_check_whose_kind_is_open_is_not_settled() {
    int listed = 0;
    for (long nodes = 0; nodes < 400; nodes += 1 + nodes / 16) {
      Inner inner = new Inner(SmallChecks.DIAGONAL, SmallChecks.DIAGONAL_LINE, false);
      OtherCheck check = inner.check(0, "B*4d");
      CookAsker.Answered answered = inner.asker.settle(check, null, SearchBudget.nodes(nodes));
      assertThat(answered == CookAsker.Answered.SETTLED)
          .as(nodes + " nodes")
          .isEqualTo(inner.isKind(DefectClass.PLACEMENT_DUAL));
      listed += inner.found.list().isEmpty() ? 0 : 1;
    }
    assertThat(listed).isPositive();
  }

  @Test
  void what_mates_only_by_coming_back_is_a_detour_of_an_authors_line_too() {
    for (boolean authored : new boolean[] {false, true}) {
      int open = 0;
      for (long nodes = 0; nodes < 20_000; nodes += 1 + nodes / 3) {
        Inner inner = new Inner(SmallChecks.WAITING, SmallChecks.WAITING_LINE, authored);
        OtherCheck check = inner.check(2, "1b2b");
        CookAsker.Answered answered = inner.asker.settle(check, null, SearchBudget.nodes(nodes));
        assertThat(answered == CookAsker.Answered.SETTLED)
            .as(nodes + " nodes")
            .isEqualTo(inner.isKind(DefectClass.DETOUR));
        assertThat(answered).isNotEqualTo(CookAsker.Answered.OPEN_TOLERABLE);
        open += answered == CookAsker.Answered.OPEN ? 1 : 0;
      }
      assertThat(open).isPositive();
    }
  }

  @Test
  void an_open_last_move_is_tolerable_where_a_longer_way_is() {
    assertThat(asked(TWO_GOLDS, "G*1b").settle("G*2a", SearchBudget.nodes(0)))
        .isEqualTo(CookAsker.Answered.OPEN_TOLERABLE);
    assertThat(asked(TWO_GOLDS, "G*1b", Profile.STRICT).settle("G*2a", SearchBudget.nodes(0)))
        .isEqualTo(CookAsker.Answered.OPEN);
  }

  /**
   * The author's line is longer than need be: at its third move the rook may go back to 4c, and
   * after the king's reply everything stands as it stood before the second. It mates as soon as the
   * line, but only by way of what was there already.
   */
  @Test
  void what_goes_back_to_an_earlier_position_of_an_authors_line_is_a_detour_however_short() {
    int open = 0;
    int settled = 0;
    for (long nodes = 0; nodes < 50_000; nodes += 1 + nodes / 4) {
      Inner inner = new Inner(SmallChecks.COOKED, "2c4c 4a3b 4c3c 3b4a 2b3a+ 4a5a 3a4b", true);
      OtherCheck check = inner.check(2, "3c4c");
      CookAsker.Answered answered = inner.asker.settle(check, null, SearchBudget.nodes(nodes));
      assertThat(answered == CookAsker.Answered.SETTLED)
          .as(nodes + " nodes")
          .isEqualTo(inner.isKind(DefectClass.DETOUR));
      assertThat(inner.found.list())
          .extracting(Defect::kind)
          .as(nodes + " nodes")
          .isSubsetOf(DefectClass.DETOUR);
      open += answered == CookAsker.Answered.OPEN ? 1 : 0;
      settled += answered == CookAsker.Answered.SETTLED ? 1 : 0;
    }
    assertThat(open).isPositive();
    assertThat(settled).isPositive();
  }
}
