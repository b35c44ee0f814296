package io.github.tsume.twins;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.Leftover;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.SlowComposer.Event;
import io.github.tsume.twins.SlowComposer.Value;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/** Compares a solver with the slow twins, position by position, and counts what it met. */
public final class Twins {
  private final Ruleset rules;
  private final int plies;
  private final long slowNodes;
  private final long solverNodes;
  private final Map<Event, Integer> events = new EnumMap<>(Event.class);

  public int compared;
  public int mates;
  public int noMates;
  public int longer;
  public int tooSlow;
  public int open;
  public int leftovers;
  public int doubleKings;
  public int longMates;

  /** What the slow twin said last: a length and for composers' values the mainline. */
  public String last = "";

  /** The recorded positions with their answers, a line each. */
  public static List<String> lines() throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(
                    Objects.requireNonNull(Twins.class.getResourceAsStream("twins.tsv.gz"))),
                StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }

  /**
   * A comparison.
   *
   * @param plies how deep the slow twin looks
   * @param slowNodes how many nodes it may take, lest a position take too long
   * @param solverNodes how many the solver may take
   */
  public Twins(Ruleset rules, int plies, long slowNodes, long solverNodes) {
    this.rules = rules;
    this.plies = plies;
    this.slowNodes = slowNodes;
    this.solverNodes = solverNodes;
  }

  public Map<Event, Integer> events() {
    return events;
  }

  /** Compares the raw length; returns what is wrong, or null. */
  public @Nullable String raw(MateSolver solver, Position position) {
    int slow;
    try {
      slow = new SlowMate(position, slowNodes).length(plies);
    } catch (SlowRules.TooSlowException e) {
      tooSlow++;
      return null;
    }
    last = String.valueOf(slow);
    SolveOptions options = SolveOptions.DEFAULT.withFutile(FutileRule.NONE);
    Solution solution = solver.solve(position, options, SearchBudget.nodes(solverNodes));
    return verdict(position, solution, slow);
  }

  private @Nullable String verdict(Position position, Solution solution, int slow) {
    compared++;
    if (position.king(position.side()) >= 0) {
      doubleKings++;
    }
    if (slow > 0) {
      mates++;
      longMates += slow >= 5 ? 1 : 0;
    }
    if (solution.answer() instanceof MateAnswer.Unknown) {
      open++;
      return null;
    }
    if (solution.answer() instanceof MateAnswer.NoMate) {
      noMates++;
      return slow > 0 ? describe(position, "no mate, but there is one in " + slow) : null;
    }
    if (!solution.isExact()) {
      open++;
      boolean tooShort = slow > 0 ? solution.length() < slow : solution.length() <= plies;
      return tooShort ? describe(position, "at most " + solution.length() + ", not " + slow) : null;
    }
    longer += slow == 0 ? 1 : 0;
    boolean agrees = slow > 0 ? solution.length() == slow : solution.length() > plies;
    return agrees ? null : describe(position, solution.length() + " plies, not " + slow);
  }

  /** Compares the composers' value and the mainline; returns what is wrong, or null. */
  public @Nullable String composer(MateSolver solver, Position position, FutileRule rule) {
    SlowComposer slow = new SlowComposer(position, rule, slowNodes, events);
    Value value;
    List<Integer> line = List.of();
    try {
      value = slow.value(plies);
      if (value != null) {
        line = slow.mainline(value);
      }
    } catch (SlowRules.TooSlowException e) {
      tooSlow++;
      return null;
    }
    last =
        value == null
            ? "0"
            : value.length() + (value.leftover() == Leftover.ALWAYS ? "+ " : " ") + text(line);
    SolveOptions options = SolveOptions.DEFAULT.withFutile(rule);
    Solution solution = solver.solve(position, options, SearchBudget.nodes(solverNodes));
    String wrong = verdict(position, solution, value == null ? 0 : value.length());
    if (wrong != null || value == null || !solution.isExact()) {
      return wrong;
    }
    leftovers += value.leftover() == Leftover.ALWAYS ? 1 : 0;
    if (!solution.mainline().equals(line)) {
      return describe(
          position, "line " + text(solution.mainline()) + ", not " + text(line) + " " + value);
    }
    return replay(position, line, solution.leftover());
  }

  private @Nullable String replay(Position position, List<Integer> line, int leftover) {
    Position copy = position.copy();
    for (int i = 0; i < line.size(); i++) {
      if (!LegalMoves.isLegal(copy, line.get(i))) {
        return describe(position, "illegal line " + text(line));
      }
      copy.play(line.get(i));
      if (i % 2 == 0 && !copy.inCheck()) {
        return describe(position, "no check in line " + text(line));
      }
    }
    if (copy.hand(position.side()) != leftover) {
      return describe(position, "leftover " + Hand.size(leftover));
    }
    return null;
  }

  private String text(List<Integer> line) {
    StringBuilder text = new StringBuilder();
    for (int move : line) {
      text.append(text.isEmpty() ? "" : " ").append(Move.toUsi(move, rules));
    }
    return text.toString();
  }

  private String describe(Position position, String what) {
    return rules + " " + CanonicalSfen.of(position.toSetup()) + ": " + what;
  }

  @Override
  public String toString() {
    return rules
        + (": compared " + compared + ", mates " + mates + " (5 and more: " + longMates + ")")
        + (", longer " + longer + ", no mates " + noMates + ", open " + open)
        + (", leftovers " + leftovers + ", two kings " + doubleKings)
        + (", too slow " + tooSlow + ", met " + events);
  }
}
