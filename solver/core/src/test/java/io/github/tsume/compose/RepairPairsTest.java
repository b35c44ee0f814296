package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@link RepairPairs} against all pairs, weighed and sorted. */
class RepairPairsTest {
  private static final Ruleset RULES = StandardShogi.RULES;
  private static final int MOST = Efforts.DEFAULT.count(EffortTable.REPAIR_PAIRS);

  private record Half(Edit edit, Set<KnownCooks.Cook> killed) {}

  private static List<KnownCooks.Cook> cooks(int count) {
    List<KnownCooks.Cook> cooks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      cooks.add(new KnownCooks.Cook(1, i + 1, true));
    }
    return cooks;
  }

  private static List<Half> halves(int count, List<KnownCooks.Cook> cooks, Random random) {
    List<Half> halves = new ArrayList<>();
    while (halves.size() < count) {
      int square = random.nextInt(RULES.squares());
      int piece = Piece.of(1 + random.nextInt(6), Color.BLACK);
      int to = random.nextInt(RULES.squares());
      Edit edit =
          random.nextBoolean() ? Edit.remove(square, piece) : Edit.move(square, piece, to, piece);
      Set<KnownCooks.Cook> killed = new HashSet<>();
      cooks.stream().filter(cook -> random.nextInt(3) > 0).forEach(killed::add);
      halves.add(new Half(edit, killed));
    }
    return halves;
  }

  private static RepairPairs.Chosen chosen(List<Half> halves, List<KnownCooks.Cook> cooks) {
    RepairPairs pairs = new RepairPairs(new HashSet<>(cooks));
    halves.forEach(half -> pairs.add(half.edit, half.killed));
    return pairs.choose(RULES);
  }

  /** All pairs of edits that each kill something, the plain way: weighed, sorted, cut off. */
  private static List<List<Edit>> all(List<Half> halves, List<KnownCooks.Cook> cooks) {
    record Weighed(List<Edit> edits, int left, int size) {}
    List<Half> killers = halves.stream().filter(half -> !half.killed.isEmpty()).toList();
    List<Weighed> pairs = new ArrayList<>();
    for (int i = 0; i < killers.size(); i++) {
      for (int j = i + 1; j < killers.size(); j++) {
        Set<KnownCooks.Cook> left = new HashSet<>(cooks);
        left.removeAll(killers.get(i).killed);
        left.removeAll(killers.get(j).killed);
        List<Edit> edits = List.of(killers.get(i).edit, killers.get(j).edit);
        pairs.add(new Weighed(edits, left.size(), EditSize.of(edits, RULES)));
      }
    }
    pairs.sort(Comparator.comparingInt(Weighed::left).thenComparingInt(Weighed::size));
    return pairs.stream().limit(MOST).map(Weighed::edits).toList();
  }

  @Test
  void the_pairs_that_leave_the_fewest_cooks_are_chosen_and_of_these_the_smallest() {
    for (int seed = 1; seed <= 20; seed++) {
      Random random = new Random(seed);
      List<KnownCooks.Cook> cooks = cooks(random.nextInt(6));
      List<Half> halves = halves(random.nextInt(300), cooks, random);
      RepairPairs.Chosen chosen = chosen(halves, cooks);
      assertThat(Stream.concat(chosen.killing().stream(), chosen.others().stream()).toList())
          .as("seed " + seed)
          .isEqualTo(all(halves, cooks));
    }
  }

  @Test
  void whether_those_are_all_is_said() {
    List<KnownCooks.Cook> cooks = cooks(1);
    List<Half> halves = new ArrayList<>();
    int edits = 1;
    while (edits * (edits - 1) / 2 <= MOST) {
      edits++;
    }
    for (int i = 0; i < edits; i++) {
      halves.add(
          new Half(Edit.remove(i % RULES.squares(), Piece.of(1, Color.BLACK)), Set.copyOf(cooks)));
    }
    assertThat(chosen(halves, cooks).all()).isFalse();
    assertThat(chosen(halves, cooks).killing()).hasSize(MOST);
    assertThat(chosen(halves.subList(1, edits), cooks).all()).isTrue();
  }
}
