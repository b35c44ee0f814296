package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

class CookClassifierTest {
  /** The bishop's move to 3a without promotion mates too, if the king then steps to 1b. */
  private static final String AUTHORS = "4b3a 2b1b 3a2b+ 1b2b 4d4b";

  private static final String PROMOTION = "2g1g/2sk1/4R/3B1/5 b BSr2p 1";
  private static final String PROMOTION_LINE = "B*3c 3b3c S*2c 2b2a 1c1a+ 2a1a G*1b";

  /** Two dragons, the same seen in a mirror; each of them may give the first check. */
  private static final String DRAGONS = "2k2/5/5/+R3+R/5 b - 1";

  private record Classified(boolean settled, FoundDefects found) {
    Defect only() {
      assertThat(settled).isTrue();
      assertThat(found.list()).hasSize(1);
      return found.list().get(0);
    }

    /** It is not settled, but known to be at least this, and shown with a line to mate. */
    void isOnly(DefectClass kind, Severity severity) {
      assertThat(settled).isFalse();
      assertThat(found.list())
          .extracting(Defect::kind, Defect::severity)
          .containsExactly(Tuple.tuple(kind, severity));
      assertThat(found.list().get(0).line()).isNotEmpty();
      assertThat(found.notes()).extracting(Note::kind).contains(Remark.DEFECT_CLASS_OPEN);
    }
  }

  private static Classified classify(
      String sfen,
      Mainline mainline,
      boolean authored,
      int late,
      int node,
      String check,
      boolean independent,
      SearchBudget budget) {
    Session session = SmallChecks.session(sfen);
    MainlineWalk walk = new MainlineWalk(session, mainline);
    CookLines lines = new CookLines(session, true);
    FoundDefects found = new FoundDefects(session, mainline, walk, lines, Profile.MAGAZINE);
    walk.goTo(node);
    int move = SmallMates.move(session.position(), check);
    int proved = session.after(move, () -> session.mates(SmallChecks.UNLIMITED)).length();
    boolean settled =
        new CookClassifier(session, mainline, authored, late, walk, lines, found)
            .classify(new OtherCheck(node, move), proved, independent, budget);
    return new Classified(settled, found);
  }

  private static DefectClass kind(
      String sfen, String line, int node, String check, boolean independent) {
    Mainline mainline = SmallChecks.mainline(sfen, line);
    return classify(sfen, mainline, false, 0, node, check, independent, SmallChecks.UNLIMITED)
        .only()
        .kind();
  }

  @Test
  void a_mate_of_its_own_is_a_cook() {
    assertThat(kind(SmallChecks.COOKED, SmallChecks.COOKED_LINE, 0, "2c4c", true))
        .isEqualTo(DefectClass.COOK);
    assertThat(kind(SmallChecks.DIAGONAL, SmallChecks.DIAGONAL_LINE, 0, "R*4a", true))
        .isEqualTo(DefectClass.COOK);
  }

  @Test
  void the_last_moves_may_have_late_cooks() {
    Mainline mainline = SmallChecks.mainline(SmallChecks.COOKED, SmallChecks.COOKED_LINE);
    for (int late = 0; late <= 2; late++) {
      Classified cook =
          classify(
              SmallChecks.COOKED, mainline, false, late, 0, "2c4c", true, SmallChecks.UNLIMITED);
      assertThat(cook.only().kind())
          .isEqualTo(late == 2 ? DefectClass.LATE_COOK : DefectClass.COOK);
    }
  }

  @Test
  void the_same_moves_from_elsewhere_or_without_promotion_are_duals() {
    assertThat(kind(SmallChecks.DIAGONAL, SmallChecks.DIAGONAL_LINE, 0, "B*4d", true))
        .isEqualTo(DefectClass.PLACEMENT_DUAL);
    assertThat(kind(PROMOTION, PROMOTION_LINE, 2, "1c1a", true))
        .isEqualTo(DefectClass.PROMOTION_DUAL);
  }

  @Test
  void what_comes_back_to_the_line_takes_longer_or_is_another_order() {
    assertThat(kind(SmallChecks.WAITING, SmallChecks.WAITING_LINE, 2, "1b2b", false))
        .isEqualTo(DefectClass.DETOUR);
    assertThat(kind(SmallChecks.COOKED, SmallChecks.COOKED_LINE, 0, "2c4c", false))
        .as("as short as the line, though said to come back to it")
        .isEqualTo(DefectClass.MOVE_ORDER);
  }

  @Test
  void the_same_seen_in_a_mirror_is_told_apart() {
    Session session = SmallChecks.session(DRAGONS);
    int length = session.exactLength(session.question(99, SmallChecks.UNLIMITED)).get();
    Mainline mainline =
        new Mainline(session.line(session.question(length, SmallChecks.UNLIMITED)).get());
    String first = Move.toUsi(mainline.attack(0), Minishogi.RULES);
    StringBuilder mirrored = new StringBuilder();
    first.chars().forEach(c -> mirrored.append((char) (c >= '1' && c <= '5' ? '6' - c + '0' : c)));
    assertThat(
            classify(
                    DRAGONS,
                    mainline,
                    false,
                    0,
                    0,
                    mirrored.toString(),
                    true,
                    SmallChecks.UNLIMITED)
                .only()
                .kind())
        .isEqualTo(DefectClass.MIRROR_DUAL);
  }

  @Test
  void a_mate_sooner_than_the_authors_line_is_a_shorter_solution() {
    Mainline mainline = SmallChecks.mainline(SmallMates.SACRIFICE, AUTHORS);
    Defect shorter =
        classify(SmallMates.SACRIFICE, mainline, true, 0, 1, "4d4b", true, SmallChecks.UNLIMITED)
            .only();
    assertThat(shorter.kind()).isEqualTo(DefectClass.SHORT_COOK);
    assertThat(shorter.length()).isEqualTo(PlyCount.exactly(3));
  }

  /** Whether it is as short as the line is open: another order of moves is fatal, a detour not. */
  @Test
  void what_comes_back_to_the_line_is_at_least_a_detour_while_its_length_is_open() {
    Mainline mainline = SmallChecks.mainline(SmallChecks.COOKED, SmallChecks.COOKED_LINE);
    Classified open =
        classify(SmallChecks.COOKED, mainline, false, 0, 0, "2c4c", false, SearchBudget.nodes(0));
    open.isOnly(DefectClass.DETOUR, Severity.FLAW);
  }

  /** Whether it is shorter than the author's line is open; either way it is another solution. */
  @Test
  void a_mate_of_its_own_off_the_authors_line_is_a_cook_while_its_length_is_open() {
    Mainline mainline = SmallChecks.mainline(SmallChecks.COOKED, SmallChecks.COOKED_LINE);
    Classified open =
        classify(SmallChecks.COOKED, mainline, true, 0, 0, "2c4c", true, SearchBudget.nodes(0));
    open.isOnly(DefectClass.COOK, Severity.FATAL);
    Classified late =
        classify(SmallChecks.COOKED, mainline, true, 2, 0, "2c4c", true, SearchBudget.nodes(0));
    late.isOnly(DefectClass.LATE_COOK, Severity.FLAW);
  }

  @Test
  void what_may_be_a_dual_is_at_least_that_while_its_length_is_open() {
    Mainline diagonal = SmallChecks.mainline(SmallChecks.DIAGONAL, SmallChecks.DIAGONAL_LINE);
    for (boolean authored : new boolean[] {false, true}) {
      Classified open =
          classify(
              SmallChecks.DIAGONAL, diagonal, authored, 0, 0, "B*4d", true, SearchBudget.nodes(0));
      open.isOnly(DefectClass.PLACEMENT_DUAL, Severity.FLAW);
    }
  }

  @Test
  void by_strict_standards_it_is_fatal_but_no_solution_of_its_own_unless_that_is_known() {
    Mainline diagonal = SmallChecks.mainline(SmallChecks.DIAGONAL, SmallChecks.DIAGONAL_LINE);
    Session session = SmallChecks.session(SmallChecks.DIAGONAL);
    MainlineWalk walk = new MainlineWalk(session, diagonal);
    CookLines lines = new CookLines(session, true);
    FoundDefects found = new FoundDefects(session, diagonal, walk, lines, Profile.STRICT);
    int move = SmallMates.move(session.position(), "B*4d");
    int proved = session.after(move, () -> session.mates(SmallChecks.UNLIMITED)).length();
    CookClassifier classifier = new CookClassifier(session, diagonal, true, 0, walk, lines, found);
    OtherCheck check = new OtherCheck(0, move);
    assertThat(classifier.classify(check, proved, true, SearchBudget.nodes(0))).isFalse();
    assertThat(found.isFatalAt(0)).isTrue();
    assertThat(found.list()).extracting(Defect::kind).containsExactly(DefectClass.PLACEMENT_DUAL);
    assertThat(found.notes()).extracting(Note::kind).contains(Remark.DEFECT_CLASS_OPEN);
    // Once the finer kind is known it takes the place of this, and no remark is left.
    assertThat(classifier.classify(check, proved, true, SmallChecks.UNLIMITED)).isTrue();
    assertThat(found.list()).hasSize(1);
    found.improveLines(SmallChecks.UNLIMITED);
    assertThat(found.notes()).isEmpty();
  }

  @Test
  void what_may_mate_only_by_coming_back_is_at_least_a_detour() {
    Mainline mainline = SmallChecks.mainline(SmallChecks.WAITING, SmallChecks.WAITING_LINE);
    Session session = SmallChecks.session(SmallChecks.WAITING);
    MainlineWalk walk = new MainlineWalk(session, mainline);
    CookLines lines = new CookLines(session, true);
    FoundDefects found = new FoundDefects(session, mainline, walk, lines, Profile.MAGAZINE);
    walk.goTo(2);
    int move = SmallMates.move(session.position(), "1b2b");
    int proved = session.after(move, () -> session.mates(SmallChecks.UNLIMITED)).length();
    new CookClassifier(session, mainline, true, 0, walk, lines, found)
        .openDetour(new OtherCheck(2, move), proved, SmallChecks.UNLIMITED);
    new Classified(false, found).isOnly(DefectClass.DETOUR, Severity.FLAW);
  }

  /** A classifier in a session that has proved nothing, so that there is no line to show. */
  private static Classified unproved(String sfen, Mainline mainline, String check, long nodes) {
    Session session = SmallChecks.session(sfen);
    MainlineWalk walk = new MainlineWalk(session, mainline);
    CookLines lines = new CookLines(session, true);
    FoundDefects found = new FoundDefects(session, mainline, walk, lines, Profile.MAGAZINE);
    OtherCheck other = new OtherCheck(0, SmallMates.move(session.position(), check));
    boolean settled =
        new CookClassifier(session, mainline, false, 0, walk, lines, found)
            .classify(other, 99, true, SearchBudget.nodes(nodes));
    return new Classified(settled, found);
  }

  @Test
  void with_any_number_of_nodes_a_check_is_settled_just_if_it_is_listed_with_its_kind() {
    Mainline cooked = SmallChecks.mainline(SmallChecks.COOKED, SmallChecks.COOKED_LINE);
    Mainline diagonal = SmallChecks.mainline(SmallChecks.DIAGONAL, SmallChecks.DIAGONAL_LINE);
    int settled = 0;
    int open = 0;
    for (long nodes = 0; nodes < 400; nodes += 1 + nodes / 8) {
      for (Classified each :
          new Classified[] {
            unproved(SmallChecks.COOKED, cooked, "2c4c", nodes),
            unproved(SmallChecks.DIAGONAL, diagonal, "B*4d", nodes),
            unproved(SmallChecks.DIAGONAL, diagonal, "R*4a", nodes)
          }) {
        boolean isListed =
            !each.found().list().isEmpty()
                && each.found().notes().noneMatch(n -> n.kind().equals(Remark.DEFECT_CLASS_OPEN));
        assertThat(each.settled()).as(nodes + " nodes").isEqualTo(isListed);
        settled += isListed ? 1 : 0;
        open += isListed ? 0 : 1;
      }
    }
    assertThat(settled).isPositive();
    assertThat(open).isPositive();
  }

  @Test
  void what_was_open_for_want_of_nodes_is_settled_once_there_are_some() {
    Mainline diagonal = SmallChecks.mainline(SmallChecks.DIAGONAL, SmallChecks.DIAGONAL_LINE);
    Session session = SmallChecks.session(SmallChecks.DIAGONAL);
    MainlineWalk walk = new MainlineWalk(session, diagonal);
    CookLines lines = new CookLines(session, true);
    FoundDefects found = new FoundDefects(session, diagonal, walk, lines, Profile.MAGAZINE);
    int move = SmallMates.move(session.position(), "B*4d");
    int proved = session.after(move, () -> session.mates(SmallChecks.UNLIMITED)).length();
    CookClassifier classifier = new CookClassifier(session, diagonal, false, 0, walk, lines, found);
    OtherCheck check = new OtherCheck(0, move);
    assertThat(classifier.classify(check, proved, true, SearchBudget.nodes(0))).isFalse();
    assertThat(classifier.classify(check, proved, true, SmallChecks.UNLIMITED)).isTrue();
    assertThat(found.list()).extracting(Defect::kind).containsExactly(DefectClass.PLACEMENT_DUAL);
  }

  /** At the second of four moves: three are left, so that it is late if three may be. */
  @Test
  void how_late_a_cook_is_counts_from_the_end_of_the_line() {
    EqualLines lines =
        new EqualLines(
            SmallChecks.session(EqualLinesTest.ONE_LINE_COOKED),
            CheckOptions.DEFAULT,
            new KnownFailures(),
            7);
    lines.decide(SmallChecks.UNLIMITED);
    lines.rank(SmallChecks.UNLIMITED);
    int reply = SmallChecks.move(EqualLinesTest.ONE_LINE_COOKED, "S*2c", "1d1e");
    Mainline cooked =
        lines.others().stream()
            .map(EqualLines.Candidate::moves)
            .filter(moves -> moves.get(1) == reply)
            .map(Mainline::new)
            .findFirst()
            .orElseThrow();
    for (int late = 2; late <= 3; late++) {
      Classified cook =
          classify(
              EqualLinesTest.ONE_LINE_COOKED,
              cooked,
              false,
              late,
              1,
              "R*1a",
              true,
              SmallChecks.UNLIMITED);
      assertThat(cook.only().kind())
          .isEqualTo(late == 3 ? DefectClass.LATE_COOK : DefectClass.COOK);
    }
  }
}
