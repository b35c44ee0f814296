package tsume.mate;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tsume.board.Move;
import tsume.board.Position;
import tsume.board.Sfen;
import tsume.dfpn.SearchBudget;
import tsume.mate.SlowComposer.Event;
import tsume.mate.SlowComposer.Value;
import tsume.rules.Ruleset;

/**
 * Prints positions with the answers of the slow twins: how {@code twins.tsv.gz} was made.
 * Arguments: ruleset, how many, first seed.
 *
 * <p>The solver only says where looking is worth while; no answer is its own. The last column, for
 * whoever puts the file in order, is what the slow reading of the composers' rules met.
 */
final class MateTwinsRecorder {
  private static final int PLIES = 5;
  private static final long SLOW_NODES = 10_000;
  private static final long QUICK_NODES = 1_000;

  private final Ruleset rules;
  private final MateSolver solver = new MateSolver(1 << 20);
  private final Map<Event, Integer> met = new EnumMap<>(Event.class);

  private MateTwinsRecorder(Ruleset rules) {
    this.rules = rules;
  }

  public static void main(String[] args) {
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
      String sfen = Sfen.of(position.toSetup());
      return String.join(
          "\t", rules.name(), sfen, String.valueOf(length), composer, dropsOnly, events);
    } catch (SlowRules.TooSlowException e) {
      return null;
    }
  }

  private String composer(Position position, FutileRule rule) {
    SlowComposer slow = new SlowComposer(position, rule, SLOW_NODES, met);
    Value value = slow.value(PLIES);
    if (value == null) {
      throw new IllegalStateException("longer than with every interposition counted");
    }
    StringBuilder text = new StringBuilder(value.length() + (value.leftover() ? "+" : ""));
    slow.mainline(value).forEach(move -> text.append(' ').append(Move.toUsi(move, rules)));
    return text.toString();
  }
}
