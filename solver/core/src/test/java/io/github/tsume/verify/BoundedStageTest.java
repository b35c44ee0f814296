package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.board.position.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A file takes no more of its reader than its bytes pay for. */
class BoundedStageTest {
  private static Position start() {
    return Written.position("9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1");
  }

  private static void look(BoundedStage stage, long times) {
    for (long i = 0; i < times; i++) {
      stage.look(1);
    }
  }

  @Test
  void each_byte_pays_for_so_many_lists_of_moves() {
    BoundedStage stage = new BoundedStage(start());
    look(stage, BoundedStage.FREE);
    assertThatThrownBy(() -> stage.look(1)).isInstanceOf(TooMuchWorkException.class);
    stage.allow(3);
    look(stage, 3 * BoundedStage.PER_BYTE - 1);
    assertThatThrownBy(stage::moves).isInstanceOf(TooMuchWorkException.class);
    stage.allow(1L << 40);
    look(stage, BoundedStage.MOST - 1 - BoundedStage.FREE - 3 * BoundedStage.PER_BYTE);
    assertThatThrownBy(() -> stage.look(1)).isInstanceOf(TooMuchWorkException.class);
    stage.allowAll();
    stage.look(1);
  }

  /** A mate at once is asked for: no number pays for that. */
  @Test
  void claims_that_read_no_number_come_to_an_end() {
    assertThat(claims(0)).isLessThan(claims(1000)).isLessThan((int) BoundedStage.FREE);
  }

  private static int claims(long bytes) {
    ClaimReader reader = new ClaimReader(start(), List.of(), Counting.STANDARD);
    reader.allow(bytes);
    int claims = 0;
    try {
      while (claims <= BoundedStage.FREE) {
        reader.atLeast(List.of(), Worth.of(1, Worth.NONE), new byte[0]);
        claims++;
      }
    } catch (TooMuchWorkException e) {
      return claims;
    }
    throw new AssertionError("no end");
  }
}
