package io.github.tsume.board.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Tests that packed positions are told apart, and read back as they were. */
class PackingTest {
  private static String name(Position position) {
    return CanonicalSfen.of(position.toSetup()).replaceAll(" \\d+$", "");
  }

  @Test
  void a_position_is_read_back_and_no_other_is_packed_alike() {
    for (Ruleset rules : Ruleset.all()) {
      for (long seed = 0; seed < 60; seed++) {
        Position position = RandomPositions.of(rules, seed);
        Packing packing = new Packing(position);
        Position read = position.copy();
        Map<String, String> names = new HashMap<>();
        int[] moves = new int[Position.MAX_MOVES];
        Random random = new Random(seed);
        for (int plies = 0; plies < 40; plies++) {
          long[] key = new long[packing.words() + 1];
          packing.write(position, key);
          assertThat(key[packing.words()]).isZero();
          names.merge(Arrays.toString(key), name(position), (a, b) -> a.equals(b) ? a : "both");
          packing.read(key, 0, read);
          assertThat(name(read)).isEqualTo(name(position));
          assertThat(read.boardKey()).isEqualTo(position.boardKey());
          assertThat(Packing.hash(read)).isEqualTo(Packing.hash(position));
          assertThat(read.inCheck()).isEqualTo(position.inCheck());
          int end = LegalMoves.generate(position, moves, 0);
          if (end == 0) {
            break;
          }
          position.play(moves[random.nextInt(end)]);
          if (random.nextInt(3) > 0) {
            read.play(moves[random.nextInt(end)]);
          }
        }
        assertThat(names).doesNotContainValue("both");
        assertThat(names.values()).doesNotHaveDuplicates();
      }
    }
  }
}
