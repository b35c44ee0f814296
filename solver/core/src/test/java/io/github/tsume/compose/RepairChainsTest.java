package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** {@link RepairChains} against two loops. */
class RepairChainsTest {
  private static final Ruleset RULES = StandardShogi.RULES;

  private static List<Edit> edits(Random random) {
    Set<Edit> edits = new HashSet<>();
    int gold = Piece.of(7, Color.BLACK);
    while (edits.size() < 40) {
      int square = random.nextInt(RULES.squares());
      int to = random.nextInt(RULES.squares());
      edits.add(
          random.nextBoolean() ? Edit.remove(square, gold) : Edit.move(square, gold, to, gold));
    }
    return new ArrayList<>(edits);
  }

  @Test
  void every_first_comes_once_with_every_other_edit_and_small_ones_come_first() {
    for (int seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      List<Edit> seconds = edits(random);
      List<Edit> firsts = seconds.subList(0, random.nextInt(20));
      Set<Set<Edit>> expected = new HashSet<>();
      for (Edit first : firsts) {
        for (Edit second : seconds) {
          if (!first.equals(second)) {
            expected.add(Set.of(first, second));
          }
        }
      }
      List<List<Edit>> tried =
          expected.stream()
              .filter(pair -> random.nextInt(5) == 0)
              .<List<Edit>>map(ArrayList::new)
              .toList();
      tried.forEach(pair -> expected.remove(Set.copyOf(pair)));
      List<List<Edit>> chains = new RepairChains(firsts, seconds, tried, RULES).all().toList();
      assertThat(chains).hasSameSizeAs(expected);
      assertThat(chains.stream().map(Set::copyOf)).containsExactlyInAnyOrderElementsOf(expected);
      assertThat(chains.stream().map(chain -> EditSize.of(chain, RULES)))
          .isSortedAccordingTo(Integer::compare);
      assertThat(firsts).containsAll(chains.stream().map(chain -> chain.get(0)).toList());
    }
  }
}
