package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.MateTries;
import io.github.tsume.twins.MateTwinsRecorder;
import io.github.tsume.twins.SlowComposer;
import io.github.tsume.twins.SlowComposer.Event;
import io.github.tsume.twins.Twins;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The solver against brute force and against the literal reading of the composers' rules.
 *
 * <p>{@code twins.tsv.gz} holds positions that the slow twins solved, with their answers: ruleset,
 * SFEN, raw length, composers' value and mainline, the same where only drops may be futile ("0": no
 * mate found, "?": not known, "+": pieces left over). {@link MateTwinsRecorder} generated them. A
 * normal run takes a part of them; {@code -Dtsume.full=true} takes all, and thousands of new ones.
 */
@Tag("slow")
class MateTwinsTest {
  private static final boolean FULL = Boolean.getBoolean("tsume.full");
  private static final int SEEDS = FULL ? 12_000 : 200;
  private static final long SLOW_NODES = FULL ? 20_000 : 2_000;
  private static final long SOLVER_NODES = 5_000;
  private static final long RECORDED_NODES = 30_000;
  private static final List<FutileRule> RULES =
      List.of(FutileRule.NONE, FutileRule.STANDARD, FutileRule.DROPS_ONLY);

  private record Row(Ruleset rules, String sfen, String raw, String composer, String dropsOnly) {
    static Row of(String line) {
      String[] fields = line.split("\t", -1);
      Ruleset rules = Ruleset.byName(fields[0]).orElseThrow();
      return new Row(rules, fields[1], fields[2], fields[3], fields[4]);
    }

    Position position() {
      return Sfen.position(sfen, rules);
    }
  }

  /** Every so many of the recorded positions of a ruleset; all in a full run. */
  private static List<Row> recorded(String rules, int step) throws IOException {
    List<String> lines =
        Twins.lines().stream().filter(line -> line.startsWith(rules + "\t")).toList();
    return IntStream.range(0, lines.size())
        .filter(i -> FULL || i % step == 0)
        .mapToObj(i -> Row.of(lines.get(i)))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void recorded_positions_have_their_recorded_answers(String rules) throws IOException {
    List<String> wrong = new ArrayList<>();
    MateSolver solver = new MateSolver(4 << 20);
    int asked = 0;
    int open = 0;
    for (Row row : recorded(rules, 3)) {
      List<String> expected = List.of(row.raw, row.composer, row.dropsOnly);
      for (int i = 0; i < RULES.size(); i++) {
        if (expected.get(i).equals("?") || expected.get(i).equals("0")) {
          continue;
        }
        asked++;
        Solution solution =
            solve(solver, row.position(), RULES.get(i), SearchBudget.nodes(RECORDED_NODES));
        open += solution.isExact() ? 0 : 1;
        if (!isRight(row.rules, solution, expected.get(i))) {
          wrong.add(row + " " + RULES.get(i) + ": " + solution.answer());
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(open).as("open, of %s", asked).isLessThan(asked / 100);
  }

  /** Whether it is the expected answer; an upper bound that is none too small also passes. */
  private static boolean isRight(Ruleset rules, Solution solution, String expected) {
    String[] parts = expected.split(" ", 2);
    int length = Integer.parseInt(parts[0].replace("+", ""));
    if (!solution.isExact()) {
      return solution.isMate() ? solution.length() >= length : !isNoMate(solution);
    }
    return length == solution.length()
        && (parts.length == 1 || text(rules, solution.mainline()).equals(parts[1]));
  }

  private static boolean isNoMate(Solution solution) {
    return solution.answer() instanceof MateAnswer.NoMate;
  }

  private static Solution solve(MateSolver solver, Position position, FutileRule rule) {
    return solve(solver, position, rule, SearchBudget.unlimited());
  }

  private static Solution solve(
      MateSolver solver, Position position, FutileRule rule, SearchBudget budget) {
    return solver.solve(position, SolveOptions.DEFAULT.withFutile(rule), budget);
  }

  private static String text(Ruleset rules, List<Integer> line) {
    return String.join(" ", line.stream().map(move -> Move.toUsi(move, rules)).toList());
  }

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void answers_do_not_depend_on_the_table(String rules) throws IOException {
    MateSolver small = new MateSolver(1 << 20);
    MateSolver large = new MateSolver(64 << 20);
    MateSolver tiny = new MateSolver(1 << 16);
    for (Row row : recorded(rules, 27)) {
      if (row.raw.equals("0") || row.composer.equals("?")) {
        continue;
      }
      // Two of them remember all the positions before.
      SearchBudget budget = SearchBudget.nodes(RECORDED_NODES);
      Solution first = solve(small, row.position(), FutileRule.STANDARD, budget);
      if (!first.isExact()) {
        continue;
      }
      for (MateSolver solver : List.of(large, tiny)) {
        Solution again = solve(solver, row.position(), FutileRule.STANDARD);
        assertThat(again.answer()).as("%s", row).isEqualTo(first.answer());
        assertThat(again.mainline()).as("%s", row).isEqualTo(first.mainline());
        assertThat(again.leftover()).as("%s", row).isEqualTo(first.leftover());
      }
      tiny.clear();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void raw_lengths_agree_with_brute_force(String name) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    Twins twins = new Twins(rules, 5, SLOW_NODES, SOLVER_NODES);
    // So small that the table drops entries, and never cleared.
    MateSolver solver = new MateSolver(1 << 17);
    assertThat(wrong(1, seed -> twins.raw(solver, MateTries.of(rules, seed)))).isEmpty();
    assertThat(twins.mates).as("%s", twins).isGreaterThan(SEEDS / 40);
    assertThat(twins.compared).as("%s", twins).isGreaterThan(SEEDS * 4 / 5);
  }

  @ParameterizedTest
  @CsvSource({
    "shogi, STANDARD", "minishogi, STANDARD", "tori, STANDARD",
    "shogi, DROPS_ONLY", "minishogi, DROPS_ONLY", "tori, DROPS_ONLY"
  })
  void composers_values_agree_with_their_literal_reading(String name, FutileRule rule) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    Twins twins = new Twins(rules, 5, SLOW_NODES, SOLVER_NODES);
    MateSolver solver = new MateSolver(1 << 20);
    assertThat(wrong(100_000, seed -> twins.composer(solver, MateTries.of(rules, seed), rule)))
        .isEmpty();
    assertThat(twins.mates).as("%s", twins).isGreaterThan(SEEDS / 50);
  }

  private interface Comparison {
    /** What is wrong with the position of a seed; null if nothing is. */
    @Nullable String wrong(long seed);
  }

  private static List<String> wrong(long firstSeed, Comparison comparison) {
    List<String> wrong = new ArrayList<>();
    for (long seed = firstSeed; seed < firstSeed + SEEDS; seed++) {
      String what = comparison.wrong(seed);
      if (what != null) {
        wrong.add("seed " + seed + ": " + what);
      }
    }
    return wrong;
  }

  /** They stand first in the file, so that a normal run need not go far. */
  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void the_recorded_positions_hold_all_that_the_rules_tell_apart(String name) throws IOException {
    Twins twins = new Twins(Ruleset.byName(name).orElseThrow(), 5, 20_000, SOLVER_NODES);
    MateSolver solver = new MateSolver(1 << 20);
    List<Event> expected = expected(name).toList();
    for (Row row : recorded(name, 1)) {
      assertThat(twins.composer(solver, row.position(), FutileRule.STANDARD)).isNull();
      boolean all = twins.doubleKings > 0 && twins.leftovers > 0;
      if (!FULL && all && twins.events().keySet().containsAll(expected)) {
        break;
      }
    }
    assertThat(twins.doubleKings).as("%s", twins).isPositive();
    assertThat(twins.leftovers).as("%s", twins).isPositive();
    assertThat(twins.events().keySet()).as("%s", twins).containsAll(expected);
  }

  /** Everything; only Tori shogi has a slide of two squares. */
  private static Stream<Event> expected(String rules) {
    return Stream.of(Event.values())
        .filter(event -> event != Event.SLIDE_OF_TWO || rules.equals("tori"));
  }

  @Test
  void there_are_a_thousand_recorded_positions_of_each_ruleset() throws IOException {
    for (Ruleset rules : Ruleset.all()) {
      long mates =
          recorded(rules.name(), 1).stream().filter(row -> row.raw.matches("[135]")).count();
      assertThat(mates).as("%s", rules).isGreaterThanOrEqualTo(1_000);
    }
  }

  /** Positions whose mainline or leftover was once found wrong, or whose length stayed open. */
  @ParameterizedTest
  @CsvSource({
    // A moved interposition, which counts, makes a dropped one futile. From 1c the lance is
    // captured
    // and the gold must mate, so nothing is left. From 1d and farther the knight comes in between,
    // and 3a1c+ mates with the gold and the knight in hand: that is worth more to the attacker.
    // From 1d the fewest replies are legal. The last move is the one that empties the hand.
    "shogi, DROPS_ONLY, 4R2nl/6sk1/4+p1pp1/9/9/9/9/9/9 b BGLrb3g3s3n2l15p 1,"
        + " B*3a 2b1b L*1d 2a1c G*2b",
    // Another first move is as short by the bounded form of the rule, but not by the exact one.
    "tori, STANDARD, 7/3s3/7/5l1/3S3/3r1p1/3lPK1 w F4C2P13Sfrs 1, F*3f 2g1g 2f1e 1g1f 3f2f+",
    "shogi, STANDARD, 1n1g4l/lk5+P1/P1pp5/8r/1ss1+B4/2n2+R2P/3P5/KPsg5/3Gs1G2 w BN7Pn2l4p 150,"
        + " L*9g 9h9g L*9f",
    // A better hand mates later, because the defender lacks a piece to interpose.
    "tori, STANDARD, 7/4l2/7/5l1/3+S3/4rpS/4PK1 w F3C2P14Scr 1, ''",
    "tori, STANDARD, 7/4l2/7/5l1/3+S3/4rpS/4PK1 w F2C2P14S2cr 1, ''",
  })
  void positions_once_answered_wrongly(String name, FutileRule rule, String sfen, String line) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    Solution solution = solve(new MateSolver(1 << 20), Sfen.position(sfen, rules), rule);
    assertThat(solution.isExact()).isTrue();
    if (!line.isEmpty()) {
      assertThat(text(rules, solution.mainline())).isEqualTo(line);
      SlowComposer slow =
          new SlowComposer(
              Sfen.position(sfen, rules), rule, 200_000, new java.util.EnumMap<>(Event.class));
      SlowComposer.Value value = Objects.requireNonNull(slow.value(solution.length()));
      assertThat(text(rules, slow.mainline(value))).isEqualTo(line);
    }
  }
}
