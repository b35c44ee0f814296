package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.board.Sfen;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.judgement.DefectClass;
import io.github.tsume.judgement.Profile;
import io.github.tsume.judgement.Soundness;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

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

  private static SoundnessReport check(String sfen, Profile profile, String line) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    List<Integer> moves = moves(position, line);
    CheckOptions options =
        new CheckOptions(SolveOptions.DEFAULT, profile, true, 0, OptionalInt.empty(), moves);
    return new SoundnessChecker(new MateSolver(1 << 20))
        .check(position, options, SearchBudget.unlimited(), SolveListener.NONE);
  }

  private static SoundnessReport check(String sfen, String line) {
    return check(sfen, Profile.MAGAZINE, line);
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
                    + Move.toUsi(defect.move(), StandardShogi.RULES)
                    + (" " + defect.length()))
        .toList();
  }

  private static List<String> notes(SoundnessReport report) {
    return report.solution().notes().stream()
        .filter(note -> note.kind().startsWith("authored"))
        .map(note -> note.kind() + " " + note.ply())
        .toList();
  }

  @Test
  void another_best_defence_of_the_authors_becomes_the_mainline() {
    SoundnessReport report = check(GOLDS, "G*5c 5b6a G*6b");
    assertThat(mainline(report)).isEqualTo("G*5c 5b6a G*6b");
    assertThat(report.agrees()).isEqualTo(Optional.of(true));
    assertThat(report.verdict()).isEqualTo(Soundness.SOUND);
  }

  @Test
  void a_first_move_after_which_the_king_escapes_fails() {
    SoundnessReport report = check(GOLDS, "G*4b");
    assertThat(rows(report, DefectClass.LINE_FAILS)).containsExactly("line-fails 1 G*4b 0");
    assertThat(report.defects().get(0).line()).as("the move and the escape").hasSize(2);
    assertThat(report.verdict()).isEqualTo(Soundness.INCOMPLETE);
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
    assertThat(report.verdict()).isEqualTo(Soundness.INCOMPLETE);
    assertThat(report.agrees()).isEqualTo(Optional.of(false));
    assertThat(report.solution().length()).as("of the position").isEqualTo(5);
  }

  @Test
  void a_line_that_takes_its_time_has_a_shorter_solution() {
    // Without promotion the bishop gives the same mate two plies later.
    SoundnessReport report = check(FIVE, "4b3a 2b1b 3a2b+ 1b2b 4d4b");
    List<String> shorter = rows(report, DefectClass.SHORT_COOK);
    assertThat(shorter).isNotEmpty().allMatch(row -> row.endsWith(" 3"));
    assertThat(report.verdict()).isEqualTo(Soundness.COOKED);
    assertThat(report.agrees()).isEqualTo(Optional.of(false));
  }

  @Test
  void a_line_that_stops_is_completed() {
    for (String line : List.of("4b3a+", "4b3a+ 2b3a", "4b3a+ 2b3a S*2b")) {
      SoundnessReport report = check(FIVE, line);
      assertThat(mainline(report)).isEqualTo("4b3a+ 2b3a S*2b 3a2b 4d4b");
      assertThat(notes(report))
          .containsExactly("authored-line-stops " + (line.split(" ").length + 1));
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

  @Test
  void what_follows_a_mate_with_futile_interpositions_is_left_aside() {
    String mate = "7l1/7pk/9/9/8+P/9/9/9/8L b 2r2b4g4s2n2l16p 1";
    SoundnessReport report = check(mate, "1e2d P*1h 1i1h");
    assertThat(mainline(report)).isEqualTo("1e2d");
    assertThat(notes(report)).containsExactly("authored-line-goes-on 2");
    assertThat(report.agrees()).isEqualTo(Optional.of(true));
  }

  @Test
  void a_move_without_check_ends_the_authors_line() {
    SoundnessReport first = check(FIVE, "4d4c");
    assertThat(notes(first)).containsExactly("authored-line-no-check 1");
    assertThat(first.agrees()).isEqualTo(Optional.of(false));
    SoundnessReport later = check(FIVE, "4b3a+ 2b3a 4d3d");
    assertThat(notes(later)).containsExactly("authored-line-no-check 3");
    assertThat(mainline(later)).isEqualTo("4b3a+ 2b3a S*2b 3a2b 4d4b");
  }

  @Test
  void each_square_of_a_futile_interposition_is_explained() {
    SoundnessReport report = check(ELEVEN, "");
    List<Note> futile =
        report.solution().notes().stream().filter(note -> note.kind().equals("futile")).toList();
    assertThat(futile).extracting(note -> Move.to(note.move())).doesNotHaveDuplicates().hasSize(6);
    for (Note note : futile) {
      assertThat(note.ply()).isEqualTo(2);
      assertThat(note.plies()).isLessThanOrEqualTo(note.others());
      assertThat(note.line()).hasSize(note.plies() + 1);
      assertThat(Move.to(note.line().get(0))).as("the capture").isEqualTo(Move.to(note.move()));
    }
  }
}
