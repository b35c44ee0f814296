package io.github.tsume.twins;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.Leftover;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.SlowComposer.Event;
import io.github.tsume.twins.SlowComposer.Value;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Prints positions with the answers of the slow twins: how {@code twins.tsv.gz} was made.
 * Arguments: ruleset, how many, first seed. With none, the values and mainlines that are recorded
 * are found again: they change with the conventions.
 *
 * <p>The solver only says where looking is worth while; no answer is its own. The last column, for
 * whoever puts the file in order, is what the slow reading of the composers' rules met.
 */
public final class MateTwinsRecorder {
  private static final int PLIES = 5;
  private static final long SLOW_NODES = 10_000;
  private static final long QUICK_NODES = 1_000;

  private final Ruleset rules;
  private int plies = PLIES;
  private long slowNodes = SLOW_NODES;
  private final MateSolver solver = new MateSolver(1 << 20);
  private final Map<Event, Integer> met = new EnumMap<>(Event.class);

  private MateTwinsRecorder(Ruleset rules) {
    this.rules = rules;
  }

  public static void main(String[] args) throws IOException {
    if (args.length == 0) {
      for (String line : Twins.lines()) {
        System.out.println(again(line));
      }
      return;
    }
    MateTwinsRecorder recorder = new MateTwinsRecorder(Ruleset.byName(args[0]).orElseThrow());
    int wanted = Integer.parseInt(args[1]);
    for (long seed = Long.parseLong(args[2]); wanted > 0; seed++) {
      String row = recorder.row(seed);
      if (row != null) {
        System.out.println(row);
        wanted--;
      }
    }
  }

  private static String again(String line) {
    String[] fields = line.split("\t", -1);
    MateTwinsRecorder recorder = new MateTwinsRecorder(Ruleset.byName(fields[0]).orElseThrow());
    Position position = Sfen.position(fields[1], recorder.rules);
    FutileRule[] columns = {FutileRule.STANDARD, FutileRule.DROPS_ONLY};
    for (int i = 0; i < columns.length; i++) {
      if (!fields[3 + i].equals("?") && !fields[3 + i].startsWith("0")) {
        try {
          recorder.plies = Integer.parseInt(fields[3 + i].split("[+ ]", 2)[0]);
          recorder.slowNodes = 4 * SLOW_NODES;
          fields[3 + i] = recorder.composer(position, columns[i]);
        } catch (SlowRules.TooSlowException | IllegalStateException e) {
          fields[3 + i] = "?";
        }
      }
    }
    return String.join("\t", fields);
  }

  /** The row of a seed; null if there is no mate of few plies, or it takes too long to tell. */
  private @Nullable String row(long seed) {
    Position position = MateTries.of(rules, seed);
    SolveOptions raw = SolveOptions.DEFAULT.withFutile(FutileRule.NONE);
    Solution quick = solver.solve(position, raw, SearchBudget.nodes(QUICK_NODES));
    // A mate in one says little: only some of them.
    if (!quick.isMate() || (quick.length() == 1 && seed % 8 != 0)) {
      return null;
    }
    try {
      int length = new SlowMate(position, SLOW_NODES).length(PLIES);
      if (length == 0) {
        return null;
      }
      met.clear();
      String composer = composer(position, FutileRule.STANDARD);
      String events = String.join(",", met.keySet().stream().map(Event::name).toList());
      String dropsOnly = composer(position, FutileRule.DROPS_ONLY);
      String sfen = CanonicalSfen.of(position.toSetup());
      return String.join(
          "\t", rules.name(), sfen, String.valueOf(length), composer, dropsOnly, events);
    } catch (SlowRules.TooSlowException e) {
      return null;
    }
  }

  private String composer(Position position, FutileRule rule) {
    SlowComposer slow = new SlowComposer(position, rule, slowNodes, met);
    Value value = slow.value(plies);
    if (value == null) {
      throw new IllegalStateException("longer than with every interposition counted");
    }
    StringBuilder text =
        new StringBuilder(value.length() + (value.leftover() == Leftover.ALWAYS ? "+" : ""));
    slow.mainline(value).forEach(move -> text.append(' ').append(Move.toUsi(move, rules)));
    return text.toString();
  }
}
