package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.judgement.Standards;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a check says of the author's moves; the problems are small enough to be read off the board.
 */
class AuthoredLineTest {
  /** Mate in 3: a gold at the head, then another; the king may go to either side or stay. */
  private static final String GOLDS = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

  /** Mate in 5, whose only variation is two plies shorter (tsume.md, reference positions). */
  private static final String FIVE = "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1";

  /** Mate in 11 where six interpositions at ply 2 are futile. */
  private static final String ELEVEN = "6p2/8k/9/6P2/8+P/9/9/9/8L b G2r2b3g4s4n3l15p 1";

  /** The moves of a line in USI, all of them legal. */
  static List<Integer> moves(Position start, String line) {
    Position at = start.copy();
    List<Integer> moves = new ArrayList<>();
    for (String usi : line.isEmpty() ? new String[0] : line.split(" ")) {
      int move = LegalMoves.resolve(at, usi);
      assertThat(move).as(usi).isNotEqualTo(Move.NONE);
      moves.add(move);
      at.play(move);
    }
    return moves;
  }

  private static SoundnessReport check(String sfen, Profile profile, String line, LineEnd end) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    List<Integer> moves = moves(position, line);
    CheckOptions options =
        new CheckOptions(
            SolveOptions.DEFAULT,
            true,
            Standards.of(profile, 0).withStated(OptionalInt.empty(), moves, end));
    return new SoundnessChecker(new MateSolver(1 << 20))
        .check(position, options, SearchBudget.unlimited(), SolveListener.NONE);
  }

  private static SoundnessReport check(String sfen, String line) {
    return check(sfen, Profile.MAGAZINE, line, LineEnd.NOTHING);
  }

  private static String mainline(SoundnessReport report) {
    return String.join(
        " ",
        report.solution().mainline().stream()
            .map(move -> Move.toUsi(move, StandardShogi.RULES))
            .toList());
  }

  private static List<String> rows(SoundnessReport report, DefectClass... kinds) {
    return report.defects().stream()
        .filter(defect -> List.of(kinds).contains(defect.kind()))
        .map(
            defect ->
                defect.kind().code()
                    + (" " + defect.ply() + " ")
                    + usi(defect.move())
                    + (" " + defect.length().plies()))
        .toList();
  }

  private static String usi(int move) {
    return move == Move.NONE ? "none" : Move.toUsi(move, StandardShogi.RULES);
  }

  /** Why the author's line fails: the reason, its ply and the moves that show it. */
  private static List<String> failures(SoundnessReport report) {
    return report.defects().stream()
        .filter(defect -> defect.kind() == DefectClass.LINE_FAILS)
        .map(
            defect ->
                defect.failure()
                    + (" " + defect.ply() + " " + usi(defect.move()) + ":")
                    + String.join(" ", defect.line().stream().map(AuthoredLineTest::usi).toList()))
        .toList();
  }

  private static List<String> notes(SoundnessReport report) {
    return report.solution().notes().stream()
        .filter(note -> note.kind().code().startsWith("authored"))
        .map(note -> note.kind().code() + " " + note.ply())
        .toList();
  }

  @Test
  void another_best_defence_of_the_authors_becomes_the_mainline() {
    SoundnessReport report = check(GOLDS, "G*5c 5b6a G*6b");
    assertThat(mainline(report)).isEqualTo("G*5c 5b6a G*6b");
    assertThat(report.agrees()).isEqualTo(Optional.of(true));
    assertThat(report.verdict()).isEqualTo(Verdict.SOUND);
  }

  @Test
  void a_first_move_after_which_the_king_escapes_fails() {
    SoundnessReport report = check(GOLDS, "G*4b");
    assertThat(rows(report, DefectClass.LINE_FAILS)).containsExactly("line-fails 1 G*4b 0");
    assertThat(report.defects().get(0).line()).as("the move and the escape").hasSize(2);
    assertThat(report.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(report.agrees()).isEqualTo(Optional.of(false));
    assertThat(report.solution().length()).isEqualTo(3);
  }

  @Test
  void a_line_through_a_shorter_variation_has_a_longer_defence() {
    // 1二 is mated by the dragon at once, with a silver in hand; 3一 lasts to ply 5.
    SoundnessReport report = check(FIVE, "4b3a+ 2b1b 4d4b");
    assertThat(mainline(report)).isEqualTo("4b3a+ 2b1b 4d4b");
    assertThat(rows(report, DefectClass.LONGER_DEFENCE, DefectClass.LONG_VARIATION))
        .containsExactly("longer-defence 2 2b3a 5");
    // The bishop's move without promotion mates along this line too, and no later than the line's.
    assertThat(rows(report, DefectClass.PROMOTION_DUAL)).hasSize(1);
    assertThat(report.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(report.agrees()).isEqualTo(Optional.of(false));
    assertThat(report.solution().length()).as("of the position").isEqualTo(5);
  }

  @Test
  void a_line_that_takes_its_time_has_a_shorter_solution() {
    // Without promotion the bishop gives the same mate two plies later.
    SoundnessReport report = check(FIVE, "4b3a 2b1b 3a2b+ 1b2b 4d4b");
    List<String> shorter = rows(report, DefectClass.SHORT_COOK);
    assertThat(shorter).isNotEmpty().allMatch(row -> row.endsWith(" 3"));
    assertThat(report.verdict()).isEqualTo(Verdict.COOKED);
    assertThat(report.agrees()).isEqualTo(Optional.of(false));
  }

  @Test
  void a_line_that_stops_is_completed() {
    for (String line : List.of("4b3a+", "4b3a+ 2b3a", "4b3a+ 2b3a S*2b")) {
      SoundnessReport report = check(FIVE, line);
      assertThat(mainline(report)).isEqualTo("4b3a+ 2b3a S*2b 3a2b 4d4b");
      assertThat(notes(report)).isEmpty();
      assertThat(rows(report, DefectClass.LINE_STOPS, DefectClass.LINE_FAILS))
          .containsExactly("line-stops " + (line.split(" ").length + 1) + " none 0");
      assertThat(report.agrees()).isEqualTo(Optional.of(true));
    }
  }

  @Test
  void a_futile_interposition_of_the_author_is_left_out() {
    // The pawn at 1四 is captured by the lance; the mate that follows is that of the mainline.
    SoundnessReport report = check(ELEVEN, "1e2d P*1d 1i1d 1b2a G*2b 2a2b");
    assertThat(notes(report)).containsExactly("authored-line-futile 2");
    assertThat(report.solution().mainline()).hasSize(11);
    assertThat(report.solution().length()).isEqualTo(11);
  }

  /** An open question is no "it counts", however few nodes there are. */
  @Test
  void an_interposition_is_futile_or_it_stays_open_with_few_nodes() {
    Position position = Sfen.position(ELEVEN, StandardShogi.RULES);
    List<Integer> given = moves(position, "1e2d P*1d 1i1d");
    Set<String> said = new TreeSet<>();
    for (long nodes = 1; nodes < 1_000_000; nodes *= 4) {
      Session session = SmallChecks.session(ELEVEN);
      AuthoredLine line =
          new AuthoredLine(session, given, LineEnd.NOTHING, SearchBudget.nodes(nodes));
      line.walk();
      assertThat(line.notes()).as("%d nodes", nodes).hasSize(1);
      said.add(line.notes().get(0).kind().code() + " " + line.notes().get(0).ply());
    }
    assertThat(said).containsExactly("authored-line-futile 2", "futile-open 2");
  }

  @Test
  void what_follows_a_mate_with_futile_interpositions_is_left_aside() {
    String mate = "7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1";
    SoundnessReport report = check(mate, "1e2d P*1h 1i1h");
    assertThat(mainline(report)).isEqualTo("1e2d");
    assertThat(notes(report)).containsExactly("authored-line-goes-on 2");
    assertThat(report.agrees()).isEqualTo(Optional.of(true));
  }

  @Test
  void a_move_without_check_is_no_mate() {
    SoundnessReport first = check(FIVE, "4d4c");
    assertThat(failures(first)).containsExactly("NO_CHECK 1 4d4c:4d4c");
    assertThat(first.agrees()).isEqualTo(Optional.of(false));
    SoundnessReport later = check(FIVE, "4b3a+ 2b3a 4d3d");
    assertThat(failures(later)).containsExactly("NO_CHECK 3 4d3d:4d3d");
    assertThat(mainline(later)).isEqualTo("4b3a+ 2b3a S*2b 3a2b 4d4b");
    assertThat(later.verdict()).isEqualTo(Verdict.INCOMPLETE);
  }

  @Test
  void the_last_check_that_gives_none_is_no_mate_whatever_is_said_after_it() {
    for (LineEnd end : List.of(LineEnd.NOTHING, LineEnd.MATE)) {
      SoundnessReport report = check(GOLDS, Profile.MAGAZINE, "G*5c 5b4a G*4c", end);
      assertThat(failures(report)).containsExactly("NO_CHECK 3 G*4c:G*4c");
      assertThat(report.verdict()).isEqualTo(Verdict.INCOMPLETE);
      assertThat(report.agrees()).contains(false);
    }
  }

  @Test
  void a_move_that_is_not_legal_is_no_mate() {
    int silver = Move.drop(4, StandardShogi.RULES.squareNamed("4b"));
    LineEnd end = new LineEnd(silver, true);
    SoundnessReport report = check(GOLDS, Profile.MAGAZINE, "G*5c 5b4a", end);
    assertThat(failures(report)).containsExactly("ILLEGAL 3 S*4b:");
    assertThat(report.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(report.agrees()).contains(false);
    SoundnessReport first = check(GOLDS, Profile.MAGAZINE, "", end);
    assertThat(failures(first)).as("none is legal").containsExactly("ILLEGAL 1 S*4b:");
    assertThat(first.agrees()).contains(false);
  }

  /** The king steps to 6a where ours steps to 4a: the author leaves ours two plies before. */
  @Test
  void the_move_that_lets_the_mate_go_is_named_not_the_one_that_leaves_our_line() {
    SoundnessReport report = check(GOLDS, "G*5c 5b6a G*7b");
    assertThat(mainline(report)).startsWith("G*5c 5b4a");
    assertThat(rows(report, DefectClass.LINE_FAILS)).containsExactly("line-fails 3 G*7b 0");
    Defect fails = report.defects().stream().filter(d -> d.failure() != null).toList().get(0);
    assertThat(fails.failure()).isEqualTo(LineFailure.ESCAPE);
    assertThat(fails.line()).as("the move and the escape").hasSize(2);
    assertThat(usi(fails.line().get(0))).isEqualTo("G*7b");
  }

  @Test
  void the_first_wrong_move_is_named_where_there_are_several() {
    LineEnd illegal = new LineEnd(Move.drop(4, StandardShogi.RULES.squareNamed("4b")), false);
    SoundnessReport report = check(GOLDS, Profile.MAGAZINE, "G*6c 5b6a", illegal);
    assertThat(rows(report, DefectClass.LINE_FAILS)).containsExactly("line-fails 1 G*6c 0");
  }

  /** One ply before the mate the author says that it is one. */
  @Test
  void a_line_that_says_to_be_mate_where_it_is_none_fails() {
    SoundnessReport report = check(FIVE, Profile.MAGAZINE, "4b3a+ 2b3a S*2b", LineEnd.MATE);
    assertThat(failures(report)).containsExactly("NO_MATE 3 S*2b:S*2b 3a2b");
    assertThat(report.verdict()).isEqualTo(Verdict.INCOMPLETE);
    assertThat(report.agrees()).contains(false);
    SoundnessReport even = check(FIVE, Profile.MAGAZINE, "4b3a+ 2b3a", LineEnd.MATE);
    assertThat(failures(even)).containsExactly("NO_MATE 2 2b3a:2b3a S*2b");
  }

  @Test
  void a_line_that_stops_is_tolerated_by_every_profile() {
    for (Profile profile : Profile.values()) {
      SoundnessReport report = check(GOLDS, profile, "G*5c", LineEnd.NOTHING);
      assertThat(report.defects())
          .filteredOn(defect -> defect.kind() == DefectClass.LINE_STOPS)
          .extracting(Defect::severity)
          .containsExactly(Severity.TOLERATED);
      assertThat(report.agrees()).contains(true);
    }
    assertThat(check(GOLDS, "G*5c").verdict()).isEqualTo(Verdict.SOUND);
  }

  /** The defender can only interpose, and it is captured: by the rule in force that is the end. */
  @Test
  void a_last_check_that_only_futile_interpositions_answer_is_an_end() {
    String mate = "7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1";
    for (LineEnd end : List.of(LineEnd.NOTHING, LineEnd.MATE)) {
      SoundnessReport report = check(mate, Profile.MAGAZINE, "1e2d", end);
      assertThat(rows(report, DefectClass.LINE_FAILS, DefectClass.LINE_STOPS)).isEmpty();
      assertThat(report.agrees()).contains(true);
      // An author may play on; what he says of the end is true then too.
      SoundnessReport longer = check(mate, Profile.MAGAZINE, "1e2d P*1h", end);
      assertThat(rows(longer, DefectClass.LINE_FAILS, DefectClass.LINE_STOPS)).isEmpty();
    }
    Position position = Sfen.position(mate, StandardShogi.RULES);
    CheckOptions all =
        CheckOptions.DEFAULT
            .withSolve(SolveOptions.DEFAULT.withFutile(FutileRule.NONE))
            .withStated(OptionalInt.empty(), moves(position, "1e2d"), LineEnd.MATE);
    SoundnessReport raw =
        new SoundnessChecker(new MateSolver(1 << 20))
            .check(position, all, SearchBudget.nodes(300_000), SolveListener.NONE);
    assertThat(failures(raw)).hasSize(1).first().asString().startsWith("NO_MATE 1 1e2d:1e2d ");
  }

  /** The last moves of three problems of 1755; the only replies are futile interpositions. */
  @ParameterizedTest
  @CsvSource({
    "4k3n/3ppP1+R+N/5p2r/9/6G2/5Lpp1/9/9/9 b 2b3g4s2n3l12p 25, 2b3a",
    "9/9/2ls5/2k6/1Lp6/+R2+P5/6+b1+r/+pp3g+p+p1/9 b b3g3s4n2l12p 35, 9f9d",
    "9/6s2/G2+Rl4/1p3l3/rk4p1+P/1+pP4n1/1lG6/1N3+p3/5P3 b 2b2g3s2nl11p 29, 6c6e"
  })
  void recorded_lines_that_end_in_such_a_check_are_whole(String sfen, String last) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    for (LineEnd end : List.of(LineEnd.NOTHING, LineEnd.MATE)) {
      Session session = SmallChecks.session(sfen);
      SearchBudget budget = SearchBudget.nodes(1_000_000);
      AuthoredLine line = new AuthoredLine(session, moves(position, last), end, budget);
      line.walk();
      assertThat(line.defect()).isNull();
      assertThat(line.line()).hasSize(1);
    }
  }

  @Test
  void a_wrong_move_is_found_behind_a_futile_interposition() {
    // The pawn in front of the lance is captured by the wrong piece.
    SoundnessReport report = check(ELEVEN, "1e2d P*1d 2d1d");
    assertThat(notes(report)).containsExactly("authored-line-futile 2");
    assertThat(failures(report)).containsExactly("NO_CHECK 3 2d1d:2d1d");
    assertThat(report.agrees()).contains(false);
  }

  @Test
  void what_is_known_to_fail_is_said_though_an_earlier_move_is_open() {
    Position position = Sfen.position(FIVE, StandardShogi.RULES);
    Session session = SmallChecks.session(FIVE);
    SearchBudget spent = SearchBudget.nodes(1);
    LineEnd illegal = new LineEnd(Move.drop(4, StandardShogi.RULES.squareNamed("4b")), false);
    AuthoredLine line = new AuthoredLine(session, moves(position, "4b3a+ 2b3a"), illegal, spent);
    line.walk();
    assertThat(line.openPly()).isEqualTo(1);
    assertThat(line.line()).isNull();
    assertThat(line.defect()).isNotNull();
    assertThat(line.defect().failure()).isEqualTo(LineFailure.ILLEGAL);
    assertThat(line.defect().ply()).isEqualTo(3);
  }

  @Test
  void each_square_of_a_futile_interposition_is_explained() {
    SoundnessReport report = check(ELEVEN, "");
    List<Note> futile =
        report.solution().notes().stream().filter(note -> note.kind() == Remark.FUTILE).toList();
    assertThat(futile).extracting(note -> Move.to(note.move())).doesNotHaveDuplicates().hasSize(6);
    for (Note note : futile) {
      assertThat(note.ply()).isEqualTo(2);
      assertThat(note.plies()).isLessThanOrEqualTo(note.others());
      assertThat(note.line()).hasSize(note.plies() + 1);
      assertThat(Move.to(note.line().get(0))).as("the capture").isEqualTo(Move.to(note.move()));
    }
  }
}
