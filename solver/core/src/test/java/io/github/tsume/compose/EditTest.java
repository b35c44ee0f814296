package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.stipulation.Stipulation.Play;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What an edit is called, how large it is, and what comes of it. */
class EditTest {
  private static final Ruleset RULES = StandardShogi.RULES;

  // Silver 3c and pawn 5d of the attacker, the king on 5b, two golds in hand.
  private static final Setup SETUP =
      Sfen.parse("9/4k4/6S2/4P4/9/9/9/9/9 b 2G2r2b2g3s4n4l17p 1", RULES);
  private static final int AT_3C = RULES.squareNamed("3c");
  private static final int AT_2C = RULES.squareNamed("2c");
  private static final int SILVER = SETUP.piece(AT_3C);

  private static int gold(Color color) {
    return Piece.of(RULES.kindOf('G'), color);
  }

  private static void holds(Edit edit, String text, int size) {
    assertThat(edit.text(RULES)).isEqualTo(text);
    assertThat(EditSize.of(edit, RULES)).isEqualTo(size);
  }

  @Test
  void every_kind_has_its_text_and_its_size() {
    holds(Edit.remove(AT_3C, SILVER), "-S3c", 3);
    holds(Edit.add(AT_2C, gold(Color.WHITE)), "+g2c", 5);
    holds(Edit.replace(AT_3C, SILVER, gold(Color.BLACK)), "S3c=G", 3);
    holds(Edit.replace(AT_3C, SILVER, gold(Color.WHITE)), "S3c=g", 6);
    holds(Edit.replace(AT_3C, SILVER, SILVER | Piece.PROMOTED), "S3c=+S", 2);
    holds(Edit.move(AT_3C, SILVER, AT_2C, SILVER), "S3c>2c", 3);
    holds(Edit.move(AT_3C, SILVER, RULES.squareNamed("1f"), SILVER), "S3c>1f", 5);
    holds(Edit.move(AT_3C, SILVER, Edit.HAND, SILVER), "S3c>hand", 5);
    holds(Edit.shift(1, 0), "shift 1,0", 4);
  }

  @Test
  void what_is_taken_away_goes_to_the_defender_who_holds_the_rest() {
    Setup without = edited(SETUP, Edit.remove(AT_3C, SILVER));
    assertThat(EditedSetup.holdsRest(SETUP)).isTrue();
    assertThat(without.piece(AT_3C)).isEqualTo(Piece.EMPTY);
    assertThat(without.hand(Color.WHITE, RULES.kindOf('S'))).isEqualTo(4);
    // Where he does not hold the rest, it is gone.
    Setup few = Sfen.parse("9/4k4/6S2/4P4/9/9/9/9/9 b 2Gp 1", RULES);
    assertThat(EditedSetup.holdsRest(few)).isFalse();
    Setup fewer = edited(few, Edit.remove(AT_3C, SILVER));
    assertThat(fewer.hand(Color.WHITE, RULES.kindOf('S'))).isZero();
  }

  @Test
  void what_cannot_be_made_or_is_not_legal_is_none() {
    int king = RULES.squareNamed("5b");
    assertThat(EditedSetup.of(SETUP, List.of(Edit.remove(AT_2C, SILVER)))).isNull();
    assertThat(EditedSetup.of(SETUP, List.of(Edit.add(king, SILVER)))).isNull();
    assertThat(EditedSetup.of(SETUP, List.of(Edit.shift(0, -2)))).as("off the board").isNull();
    int pawn = Piece.of(RULES.kindOf('P'), Color.BLACK);
    assertThat(EditedSetup.of(SETUP, List.of(Edit.add(RULES.squareNamed("5g"), pawn))))
        .as("two pawns on a file")
        .isNull();
  }

  @Test
  void a_shift_and_one_back_change_nothing_and_so_do_two_mirrors() {
    List<Edit> thereAndBack = List.of(Edit.shift(1, 1), Edit.shift(-1, -1));
    assertThat(EditedSetup.of(SETUP, thereAndBack)).isEqualTo(SETUP);
    Setup shifted = edited(SETUP, Edit.shift(1, 1));
    assertThat(shifted.piece(RULES.squareNamed("4d"))).isEqualTo(SILVER);
    Setup mirrored = MirrorImage.of(SETUP);
    assertThat(mirrored.piece(RULES.squareNamed("7c"))).isEqualTo(SILVER);
    assertThat(MirrorImage.of(mirrored)).isEqualTo(SETUP);
  }

  @Test
  void each_piece_but_the_king_may_be_gone_or_weaker() {
    List<List<Edit>> all = WeakerEdits.of(SETUP);
    assertThat(all)
        .extracting(edits -> edits.get(0).text(RULES))
        .containsExactlyInAnyOrder("-S3c", "-P5d", "-G@hand");
    // Only a pawn is worth less than no other piece.
    assertThat(all.stream().filter(edits -> edits.get(0).text(RULES).equals("-P5d")))
        .allMatch(edits -> edits.size() == 1);
    assertThat(all.stream().filter(edits -> edits.get(0).text(RULES).equals("-S3c")))
        .allMatch(edits -> edits.size() > 1);
  }

  @Test
  void a_line_is_played_from_where_its_pieces_are_now() {
    Edit shift = Edit.shift(1, 0);
    Setup shifted = edited(SETUP, shift);
    IntendedLine line = new IntendedLine(RULES, List.of(shift));
    Position start = Position.of(SETUP);
    int move = LegalMoves.resolve(start, "G*5c");
    Position edited = Position.of(shifted);
    assertThat(line.of(edited, List.of(move), Play.CHECKS))
        .containsExactly(LegalMoves.resolve(edited, "G*6c"));
    // A move that gives no check any more is no line.
    Setup without = edited(SETUP, Edit.remove(AT_3C, SILVER));
    int silver = LegalMoves.resolve(start, "3c4b");
    assertThat(
            new IntendedLine(RULES, List.of())
                .of(Position.of(without), List.of(silver), Play.CHECKS))
        .isNull();
  }

  private static Setup edited(Setup setup, Edit edit) {
    return Objects.requireNonNull(EditedSetup.of(setup, List.of(edit)));
  }
}
