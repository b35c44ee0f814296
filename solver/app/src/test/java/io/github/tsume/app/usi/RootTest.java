package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RootTest {
  private static final UsiOptions DEFENDS =
      Objects.requireNonNull(UsiOptions.DEFAULT.with("RootIsAndNodeIfChecked", "true"));

  private static Root root(String position, UsiOptions options) throws Root.UnusableException {
    return Root.parse("position " + position, options);
  }

  /** Whether the side to move defends by the option's default, and if it is on. */
  @ParameterizedTest
  @CsvSource({
    // one king, of the other side
    "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1, false, false",
    // one king, in check, whoever has the move
    "sfen 4k4/9/4G4/9/9/9/9/9/9 b G 1 moves 5c5b, true, true",
    "sfen 4k4/4G4/4P4/9/9/9/9/9/9 w G 1, true, true",
    // both kings
    "startpos, false, false",
    "sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w G 1, false, true",
    "sfen 4k4/4G4/9/9/9/9/9/9/4K4 w G 1 moves 5a5b, false, false",
  })
  void knows_who_is_to_be_mated(String position, boolean byDefault, boolean otherwise)
      throws Root.UnusableException {
    assertThat(root(position, UsiOptions.DEFAULT).defends()).isEqualTo(byDefault);
    assertThat(root(position, DEFENDS).defends()).isEqualTo(otherwise);
  }

  @ParameterizedTest
  @CsvSource({
    "as-is, 36 pieces are neither on the board nor in a hand",
    "auto, the defender was given 36 pieces",
    "rest, the defender was given 36 pieces"
  })
  void fills_the_defenders_hand_as_told(String policy, String remark)
      throws Root.UnusableException {
    UsiOptions options = Objects.requireNonNull(UsiOptions.DEFAULT.with("DefenderHand", policy));
    Root root = root("sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1", options);
    assertThat(root.remarks()).containsExactly(remark);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "sfen",
        "sfen 9/9/9/9/9/9/9/9/4K4 b - 1", // no king to mate
        "sfen 9/9/9/9/9/9/9/9/9 b - 1",
        "sfen 4k4/9/9/9/9/9/9/9/9 w - 1", // the defender to move, but not in check
        "sfen 4k4/4G4/9/9/9/9/9/9/4K4 b - 1", // the king could be taken
        "sfen 4k4/9/9/9/9/9/9/9/9 b 3R 1", // too many
        "sfen 4k4/4P4/4P4/9/9/9/9/9/9 b - 1", // two pawns on a file
        "sfen P3k4/9/9/9/9/9/9/9/9 b - 1",
        "sfen 4k3/9/9/9/9/9/9/9/9 b - 1",
        "startpos moves 7g7e",
        "startpos moves 7g7f 7f7e",
        "startpos moves resign",
      })
  void refuses_what_is_no_problem(String position) {
    assertThatThrownBy(() -> root(position, UsiOptions.DEFAULT))
        .isInstanceOf(Root.UnusableException.class)
        .message()
        .isNotBlank();
  }
}
