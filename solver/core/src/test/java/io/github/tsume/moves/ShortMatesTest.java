package io.github.tsume.moves;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mates of a few plies by plain search, and the positions where a pawn's drop must not mate. */
class ShortMatesTest {
  @ParameterizedTest
  @CsvSource({
    "3k3/7/3C3/7/7/7/7 b F 1,                      1, F*4b",
    "6k/6c/6F/7/7/7/7 b C 1,                       1, C*2b",
    "2sss2/2sks2/2p1p2/3S3/3L3/7/7 b - 1,          1, 4d4c",
    "2sss2/2sks2/2p1p2/3C3/7/7/7 b S 1,            0, ",
    "2sks2/7/3C3/7/7/7/7 b S 1,                    0, ",
    "2sks2/7/3S3/7/3R3/7/7 b - 1,                  0, ",
    "5k1/7/4F2/2+S4/7/7/7 b C 1,                   3, C*2b",
    "5k1/7/2c2C1/3L3/7/7/7 b LP 1,                 3, L*2b",
    "k1+s4/7/1S5/S2c3/3p3/7/7 b CP 1,              3, C*6b",
    "s6/p1k4/7/7/S+S2+S2/7/7 b FC 1,               3, C*5c",
    "7/k6/7/1S5/7/7/7 b FC 1,                      3, F*6c C*6c",
    "k6/2C4/7/7/7/7/7 b FC 1,                      5, F*6a",
  })
  void tori_mates_have_their_known_length_and_keys(String sfen, int length, String keys) {
    Position position =
        Position.of(Sfen.parse(sfen, ToriShogi.RULES).fillDefenderHand(DefenderHand.REST).setup());
    List<String> expected = keys == null ? List.of() : List.of(keys.split(" ", -1));
    for (int plies = 1; plies <= Math.max(length, 3); plies += 2) {
      List<String> found = matingMoves(position, plies);
      if (plies < length || length == 0) {
        assertThat(found).as("%s in %d", sfen, plies).isEmpty();
      } else {
        assertThat(found).as("%s in %d", sfen, plies).containsExactlyInAnyOrderElementsOf(expected);
      }
    }
  }

  @Test
  void a_dropped_pawn_must_not_mate_but_a_pushed_one_may() {
    Position dropped = Sfen.position("7lk/9/8S/9/9/9/9/7L1/8K b P 1", StandardShogi.RULES);
    assertThat(usiMoves(dropped)).doesNotContain("P*1b").hasSize(85);
    Position pushed = Sfen.position("7lk/9/7SP/9/9/9/9/7L1/8K b - 1", StandardShogi.RULES);
    assertThat(matingMoves(pushed, 1)).contains("1c1b", "1c1b+");
  }

  @Test
  void a_dropped_pawn_may_check_unless_all_that_could_take_it_is_pinned() {
    Position free = Sfen.position("7gk/9/8S/9/9/9/9/9/9 b P 1", StandardShogi.RULES);
    assertThat(usiMoves(free)).contains("P*1b");
    Position pinned = Sfen.position("6Rgk/9/8S/9/9/9/9/9/9 b P 1", StandardShogi.RULES);
    assertThat(usiMoves(pinned)).doesNotContain("P*1b");
  }

  @Test
  void an_interposed_pawn_must_not_mate_either() {
    // The rook on 6f checks along the rank, but is pinned by the bishop and cannot take on 5f.
    Position position =
        Sfen.position("9/9/9/9/2b1g4/3R4k/3LKL3/3PPP3/9 w pl 1", StandardShogi.RULES);
    assertThat(usiMoves(position)).contains("L*5f", "L*4f", "P*4f").doesNotContain("P*5f");
  }

  private static List<String> usiMoves(Position position) {
    int[] moves = LegalMoves.of(position);
    List<String> texts = new ArrayList<>();
    for (int move : moves) {
      texts.add(Move.toUsi(move, position.rules()));
    }
    return texts;
  }

  private static List<String> matingMoves(Position position, int plies) {
    int[] moves = CheckMoves.of(position);
    List<String> mating = new ArrayList<>();
    for (int move : moves) {
      position.play(move);
      if (isLost(position, plies - 1)) {
        mating.add(Move.toUsi(move, position.rules()));
      }
      position.undo(move);
    }
    return mating;
  }

  private static boolean isLost(Position position, int plies) {
    int[] moves = Evasions.of(position);
    if (plies == 0 && moves.length > 0) {
      return false;
    }
    for (int move : moves) {
      position.play(move);
      boolean mated = !matingMoves(position, plies - 1).isEmpty();
      position.undo(move);
      if (!mated) {
        return false;
      }
    }
    return true;
  }
}
