package io.github.tsume.dfpn.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SimilarProofsTest {
  private static List<Long> found(SimilarProofs similar, long look) {
    long[] out = SimilarProofs.space();
    similar.find(look, out);
    return Arrays.stream(out).filter(proof -> proof != SimilarProofs.NONE).boxed().toList();
  }

  @Test
  void the_newest_proof_comes_first() {
    SimilarProofs similar = new SimilarProofs(1 << 12);
    long a = SimilarProofs.proof(1, 10);
    long b = SimilarProofs.proof(2, 20);
    similar.put(7, a);
    similar.put(7, b);
    assertThat(found(similar, 7)).containsExactly(b, a);
    similar.put(7, a);
    assertThat(found(similar, 7)).containsExactly(a, b);
    assertThat(found(similar, 8)).isEmpty();
  }

  @Test
  void of_one_hand_the_later_proof_stays() {
    SimilarProofs similar = new SimilarProofs(1 << 12);
    similar.put(7, SimilarProofs.proof(1, 10));
    similar.put(7, SimilarProofs.proof(2, 20));
    similar.put(7, SimilarProofs.proof(1, 30));
    assertThat(found(similar, 7))
        .containsExactly(SimilarProofs.proof(1, 30), SimilarProofs.proof(2, 20));
  }

  @Test
  void the_oldest_of_too_many_is_forgotten() {
    SimilarProofs similar = new SimilarProofs(1 << 12);
    for (int hand = 1; hand <= 6; hand++) {
      similar.put(7, SimilarProofs.proof(hand, 10));
    }
    assertThat(found(similar, 7))
        .containsExactly(
            SimilarProofs.proof(6, 10),
            SimilarProofs.proof(5, 10),
            SimilarProofs.proof(4, 10),
            SimilarProofs.proof(3, 10));
  }

  @Test
  void a_proof_is_a_hand_and_a_move() {
    long proof = SimilarProofs.proof(-5, -7);
    assertThat(SimilarProofs.hand(proof)).isEqualTo(-5);
    assertThat(SimilarProofs.move(proof)).isEqualTo(-7);
  }

  @Test
  void nothing_is_made_up_and_most_is_kept_while_it_grows() {
    SimilarProofs similar = new SimilarProofs(1 << 16);
    SplittableRandom random = new SplittableRandom(1);
    Map<Long, Long> last = new HashMap<>();
    for (int i = 1; i <= 10_000; i++) {
      long look = random.nextLong();
      long proof = SimilarProofs.proof(i, i);
      similar.put(look, proof);
      last.put(look, proof);
    }
    long kept =
        last.entrySet().stream()
            .filter(e -> found(similar, e.getKey()).equals(List.of(e.getValue())))
            .count();
    long absent = last.keySet().stream().filter(look -> found(similar, look).isEmpty()).count();
    assertThat(kept + absent).isEqualTo(10_000);
    assertThat(kept).isGreaterThan(9_000);
    similar.clear();
    assertThat(last.keySet()).allMatch(look -> found(similar, look).isEmpty());
  }

  @Test
  void it_never_has_more_places_than_it_may() {
    SimilarProofs similar = new SimilarProofs(3_000);
    SplittableRandom random = new SplittableRandom(2);
    long[] looks = random.longs(20_000).toArray();
    for (long look : looks) {
      similar.put(look, SimilarProofs.proof(1, 1));
    }
    long kept = Arrays.stream(looks).filter(look -> !found(similar, look).isEmpty()).count();
    assertThat(kept).isBetween(1_800L, 2_048L);
  }
}
