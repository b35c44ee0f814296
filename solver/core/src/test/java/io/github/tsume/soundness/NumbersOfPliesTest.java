package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.soundness.branches.TryFinder;
import io.github.tsume.soundness.branches.TryFinder.Try;
import io.github.tsume.soundness.branches.VariationFinder;
import io.github.tsume.soundness.branches.VariationFinder.Variation;
import io.github.tsume.twins.SlowComposer;
import io.github.tsume.twins.SlowMate;
import io.github.tsume.twins.SlowRefutation;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.twins.SoundnessTwins;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * A comparison of every number of plies that is told of small problems with brute force, whatever
 * the limit: an exact one is the number, any other a bound of it.
 */
class NumbersOfPliesTest {
  private static final int STEP = Integer.getInteger("tsume.step", 24);
  private static final long[] LIMITS = {20, 200, 2_000, 2_000_000};
  private static final long SLOW_NODES = 4_000;
  private static final int MOST_PLIES = 9;

  /** What is told of these is the shortest that keeps off the mainline. */
  private static final Set<DefectClass> APART = EnumSet.of(DefectClass.COOK, DefectClass.LATE_COOK);

  private final List<String> wrong = new ArrayList<>();
  private final Map<String, Integer> seen = new TreeMap<>();

  private void compare(String field, PlyCount told, OptionalInt slow, String of) {
    if (!told.isKnown() || slow.isEmpty()) {
      return;
    }
    seen.merge(field + " " + told.bound().code(), 1, Integer::sum);
    if (!told.allows(slow.getAsInt())) {
      wrong.add("\n" + field + " " + told + " is " + slow.getAsInt() + ": " + of);
    }
  }

  private void problem(SoundnessTwins.Row row, long nodes) {
    Position start = Sfen.position(row.sfen(), row.rules());
    SearchBudget budget = SearchBudget.nodes(nodes);
    MateSolver solver = new MateSolver(1 << 20);
    SolveOptions all = new SolveOptions(FutileRule.STANDARD, true, true, false);
    CheckOptions options = new CheckOptions(all, true, CheckOptions.DEFAULT.standards());
    SoundnessReport report =
        new SoundnessChecker(solver).check(start, options, budget, SolveListener.NONE);
    String name = nodes + " nodes, " + row;

    int length = Integer.parseInt(row.value().replace("+", ""));
    compare("length", report.solution().plies(), OptionalInt.of(length), name);
    OptionalInt raw = report.solution().rawLength();
    if (raw.isPresent()) {
      compare("raw length", PlyCount.exactly(raw.getAsInt()), slowRaw(start, raw.getAsInt()), name);
    }
    if (report.solution().isExact() && !report.solution().isLineOpen()) {
      boolean left = Hand.size(report.solution().leftover()) > 0;
      assertThat(left).as("leftover " + name).isEqualTo(row.value().endsWith("+"));
    }
    List<Integer> line = report.solution().mainline();
    for (Defect defect : report.defects()) {
      OptionalInt slow =
          defect.ply() == 0
              ? OptionalInt.of(length)
              : slowLength(start, line, defect.ply(), defect.move(), APART.contains(defect.kind()));
      if (defect.kind() == DefectClass.EQUAL_VARIATION_COOK) {
        slow = slowElsewhere(start, line, defect, length);
      }
      compare(defect.kind().code(), defect.length(), slow, defect + " " + name);
    }
    for (Variation each :
        new VariationFinder(start, line, 9, solver, FutileRule.STANDARD, budget).find()) {
      OptionalInt slow = slowLength(start, line, each.ply(), each.move(), false);
      compare("variation", each.length(), slow, each + " " + name);
    }
    for (Try each : new TryFinder(start, line, 9, solver, FutileRule.STANDARD, budget).find()) {
      Position after = start.copy();
      line.subList(0, each.ply() - 1).forEach(after::play);
      after.play(each.move());
      compare("try", each.plies(), SlowRefutation.plies(after, SLOW_NODES), each + " " + name);
    }
  }

  /**
   * The plies of the whole solution of an entry that departs from another line of best play: of
   * such lines and ways to depart the one that is as long as is told, else the shortest; empty if
   * that takes too long, or the entry shows no moves.
   */
  private static OptionalInt slowElsewhere(
      Position start, List<Integer> line, Defect defect, int length) {
    List<Integer> whole = new ArrayList<>(line.subList(0, defect.ply() - 1));
    whole.addAll(defect.line());
    Session session = new Session(start, new MateSolver(1 << 20), FutileRule.STANDARD);
    BestPlayGraph graph = new BestPlayGraph(session, length);
    if (defect.line().size() < 2 || !graph.find(SearchBudget.nodes(100_000))) {
      return OptionalInt.empty();
    }
    List<OptionalInt> slow = new ArrayList<>();
    graph.forEachLine(
        (moves, nodes) -> {
          int at = JudgedLine.firstDifference(moves, whole);
          if (at % 2 == 0 && at >= defect.ply() && at < whole.size()) {
            List<Integer> other = List.copyOf(moves);
            slow.add(slowLength(start, other, at + 1, whole.get(at), true));
            slow.add(slowLength(start, other, at + 1, whole.get(at), false));
          }
          return slow.size() < 20;
        });
    return slow.stream().anyMatch(OptionalInt::isEmpty)
        ? OptionalInt.empty()
        : slow.stream()
            .min(Comparator.comparingInt(each -> distance(each.getAsInt(), defect.length())))
            .orElse(OptionalInt.empty());
  }

  private static int distance(int plies, PlyCount told) {
    return told.allows(plies) ? plies : 1000 + plies;
  }

  /**
   * The plies of the whole solution if a move departs from a line; empty if it takes too long.
   *
   * @param apart whether it never returns to the line
   */
  private static OptionalInt slowLength(
      Position start, List<Integer> line, int ply, int move, boolean apart) {
    if (move == Move.NONE || ply > line.size() + 1) {
      return OptionalInt.empty();
    }
    Set<String> nodes = new HashSet<>();
    Position after = start.copy();
    for (int played : line) {
      nodes.add(placement(after));
      after.play(played);
    }
    after = start.copy();
    line.subList(0, ply - 1).forEach(after::play);
    after.play(move);
    try {
      SlowComposer.Value value =
          new SlowComposer(
                  after,
                  FutileRule.STANDARD,
                  SLOW_NODES,
                  new EnumMap<>(SlowComposer.Event.class),
                  start.side(),
                  at -> apart && nodes.contains(placement(at)))
              .value(MOST_PLIES);
      return value == null ? OptionalInt.empty() : OptionalInt.of(ply + value.length());
    } catch (SlowRules.TooSlowException e) {
      return OptionalInt.empty();
    }
  }

  private static String placement(Position at) {
    return CanonicalSfen.of(at.toSetup()).replaceAll(" [0-9]+$", "");
  }

  private static OptionalInt slowRaw(Position start, int most) {
    try {
      return OptionalInt.of(new SlowMate(start, 20 * SLOW_NODES).length(most));
    } catch (SlowRules.TooSlowException e) {
      return OptionalInt.empty();
    }
  }

  @Test
  void an_exact_number_is_the_number_and_any_other_a_bound_of_it() throws IOException {
    List<SoundnessTwins.Row> rows =
        SoundnessTwins.recorded().stream().filter(row -> row.author().isEmpty()).toList();
    for (int i = 0; i < rows.size(); i += STEP) {
      for (long nodes : LIMITS) {
        problem(rows.get(i), nodes + i % 8);
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(seen.toString())
        .as("what was compared")
        .contains("cook exactly", "length at-most", "length exactly", "raw length exactly")
        .contains("try at-least", "try exactly", "variation exactly");
  }

  @Test
  void what_is_another_solution_elsewhere_is_as_long_as_its_exact_number() {
    for (String problem : EqualLinesTwinsTest.PROBLEMS) {
      int length = problem.charAt(0) - '0';
      Position start = SmallChecks.position(problem.substring(2));
      for (Profile profile : List.of(Profile.MAGAZINE, Profile.STRICT)) {
        for (long nodes : LIMITS) {
          SoundnessReport report =
              new SoundnessChecker(new MateSolver(1 << 20))
                  .check(
                      start,
                      CheckOptions.DEFAULT.withProfile(profile),
                      SearchBudget.nodes(nodes),
                      SolveListener.NONE);
          List<Integer> line = report.solution().mainline();
          for (Defect defect : report.defects()) {
            if (defect.kind() == DefectClass.EQUAL_VARIATION_COOK) {
              OptionalInt slow = slowElsewhere(start, line, defect, length);
              compare("elsewhere", defect.length(), slow, defect + " " + nodes + " " + problem);
            }
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(seen.getOrDefault("elsewhere exactly", 0)).isGreaterThan(30);
  }
}
