package io.github.tsume.place;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What a {@link Placing} becomes with one piece more. */
class PlacingTest {
  private static final int GOLD = StandardShogi.RULES.kindOf('G');

  /** The dragon takes a gold, which is dropped later; only dragon and king move. */
  private static final Setup AUTHORS = setup("7nl/5+R1gk/6Ppp/9/9/9/9/9/9 b G 1");

  private static final List<Integer> LINE =
      SmallMates.moves(Position.of(AUTHORS), "4b2b 1b2b G*3b 2b1b G*2b");

  private static Setup setup(String sfen) {
    return Sfen.parse(sfen, StandardShogi.RULES).fillDefenderHand(DefenderHand.REST).setup();
  }

  @Test
  void a_sketch_has_what_moves_and_what_is_dropped() {
    Placing sketch = Objects.requireNonNull(Placing.sketch(AUTHORS, LINE));
    assertThat(sketch.setup()).isEqualTo(setup("9/5+R2k/9/9/9/9/9/9/9 b 2G 1"));
    assertThat(sketch.lack()).isPositive();
  }

  @Test
  void each_piece_that_was_taken_away_comes_back_and_the_hand_follows() {
    Setup sketch = Objects.requireNonNull(Placing.sketch(AUTHORS, LINE)).setup();
    for (int square = 0; square < StandardShogi.RULES.squares(); square++) {
      int piece = AUTHORS.piece(square);
      if (piece == Piece.EMPTY || sketch.piece(square) == piece) {
        continue;
      }
      Setup.Builder without = AUTHORS.toBuilder().piece(square, Piece.EMPTY);
      if (Piece.kind(piece) == GOLD) {
        without.hand(AUTHORS.attacker(), GOLD, 2);
      }
      List<Setup> more = new ArrayList<>();
      new Placing(without.build(), LINE, Integer.MAX_VALUE)
          .extended(each -> more.add(each.setup()));
      assertThat(more).contains(AUTHORS);
    }
  }
}
