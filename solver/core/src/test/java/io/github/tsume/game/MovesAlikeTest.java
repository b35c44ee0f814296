package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.board.position.Positions;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.rules.StandardShogi;
import org.junit.jupiter.api.Test;

/**
 * A rook gives check along the last rank. Between it and the king may be moved a rook, a bishop, a
 * silver or a gold, and the first three may promote there.
 */
class MovesAlikeTest {
  private final Position open =
      Positions.ofDefenderToMove(
          Sfen.parse("9/9/9/9/9/1b5r1/9/4sg3/k7R w g 1", StandardShogi.RULES));

  private final MovesAlike alike = new MovesAlike(open);

  private int chain(String usi) {
    return alike.chain(SmallMates.move(open, usi));
  }

  @Test
  void all_drops_are_alike() {
    assertThat(chain("G*3i")).isNotNegative().isEqualTo(chain("G*7i"));
  }

  @Test
  void a_promotion_that_loses_no_move_is_like_its_refusal() {
    assertThat(chain("2f2i+")).isNotNegative().isEqualTo(chain("2f2i"));
    assertThat(chain("8f5i+")).isNotNegative().isEqualTo(chain("8f5i"));
    assertThat(chain("8f5i")).isNotEqualTo(chain("2f2i")).isNotEqualTo(chain("G*3i"));
  }

  @Test
  void a_silver_may_want_to_stay_one_and_a_gold_has_no_choice() {
    assertThat(chain("5h5i")).isEqualTo(-1);
    assertThat(chain("5h5i+")).isEqualTo(-1);
    assertThat(chain("4h4i")).isEqualTo(-1);
    assertThat(chain("9i9h")).as("the king").isEqualTo(-1);
  }
}
