package io.github.tsume.app.find;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.index.IndexedProblem;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.Metrics;
import io.github.tsume.query.Subject;
import io.github.tsume.query.Subject.Quantity;
import io.github.tsume.query.Subject.Truth;
import io.github.tsume.results.json.DefectEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultMetrics;
import io.github.tsume.results.json.Sureness;
import io.github.tsume.results.text.LineText;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.theme.Features;
import io.github.tsume.theme.Theme;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Unfinished;
import io.github.tsume.verdict.Verdict;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The facts that queries ask of a problem: by its position and line, and by its result if there is
 * one.
 */
public final class ProblemFacts implements Subject {
  private static final int BOTH = 2;

  private final @Nullable Features features;
  private final @Nullable Result result;
  private final Map<String, String> names = new HashMap<>();
  private final Quantity length;
  private final boolean stated;
  private Metrics metrics = Metrics.NONE;

  private ProblemFacts(
      @Nullable Features features, @Nullable Result result, Quantity length, boolean stated) {
    this.features = features;
    this.result = result;
    this.length = length;
    this.stated = stated;
  }

  /** The facts of a problem of an index, which does not tell what it wants: as those of a mate. */
  public static ProblemFacts of(IndexedProblem problem) {
    return facts(problem, Goal.MATE, problem.line().isEmpty());
  }

  /**
   * The facts of a problem of which no result is known.
   *
   * @param goal what it wants
   * @param stated whether its length, or its line, is what its author says
   */
  public static ProblemFacts of(IndexedProblem problem, Goal goal, boolean stated) {
    ProblemFacts facts = facts(problem, goal, stated);
    facts.name("goal", goal.code());
    return facts;
  }

  private static ProblemFacts facts(IndexedProblem problem, Goal goal, boolean stated) {
    Setup setup = problem.setup();
    boolean legal = setup.faults().isEmpty();
    Aim aim = goal.aim().begun(setup.attacker() != setup.sideToMove());
    Features features = legal ? Features.of(Position.of(setup), aim, problem.line()) : null;
    Quantity length = quantity(problem.length());
    ProblemFacts facts =
        new ProblemFacts(features, null, length, stated && !length.equals(Quantity.UNKNOWN));
    if (legal && !problem.line().isEmpty()) {
      facts.metrics = LineCounts.of(setup, problem.line());
    }
    facts.name("id", problem.id());
    facts.name("rules", setup.rules().name());
    facts.name("title", problem.title());
    facts.name("author", problem.author());
    return facts;
  }

  /** The facts of a result. */
  public static ProblemFacts of(Result result) {
    Position position = position(result);
    Result.Answer answer = result.answer();
    Features features =
        position == null
            ? null
            : Features.of(position, answer.aim(), LineText.parse(position, answer.mainline()));
    Quantity length = length(answer, result.statedLength());
    boolean stated = answer.outcome() == Outcome.UNKNOWN && !length.equals(Quantity.UNKNOWN);
    ProblemFacts facts = new ProblemFacts(features, result, length, stated);
    facts.metrics = ResultMetrics.of(result);
    facts.name("id", result.id());
    facts.name("goal", answer.aim().goal().code());
    facts.name("rules", result.origin().rules());
    facts.name("title", result.origin().title());
    facts.name("author", result.origin().author());
    return facts;
  }

  /** The length that was found; where nothing is known, that which is stated. */
  private static Quantity length(Result.Answer answer, OptionalInt stated) {
    if (answer.outcome().isReached()) {
      return new Quantity(
          answer.length().isExact() ? answer.length().plies() : 1, answer.length().plies());
    }
    return answer.outcome() == Outcome.UNKNOWN ? quantity(stated) : Quantity.NONE;
  }

  private static Quantity quantity(OptionalInt length) {
    if (length.isEmpty()) {
      return Quantity.UNKNOWN;
    }
    return length.getAsInt() == 0 ? Quantity.NONE : Quantity.of(length.getAsInt());
  }

  private void name(String name, @Nullable String text) {
    if (text != null && !text.isEmpty()) {
      names.put(name, text);
    }
  }

  /** What is counted of it; nothing where no line is known. */
  public Metrics metrics() {
    return metrics;
  }

  /** Whether they are those of a result. */
  public boolean isResult() {
    return result != null;
  }

  /** Whether they are those of a check. */
  public boolean isChecked() {
    return result != null && result.check() != null;
  }

  /** Whether its length was not found by a search, but is what its author says. */
  public boolean isLengthStated() {
    return stated;
  }

  /** The position of a result; null if it has none that is legal. */
  public static @Nullable Position position(Result result) {
    return result.position().orElse(null);
  }

  @Override
  public Truth is(String name, String word) {
    Features known = features;
    return switch (name) {
      case "theme" -> known == null ? Truth.UNKNOWN : theme(known, word);
      case "verdict" -> verdict(word);
      case "defect" -> defect(word, any -> true);
      default -> {
        String text = names.get(name);
        yield text == null ? Truth.UNKNOWN : Truth.of(text.equalsIgnoreCase(word));
      }
    };
  }

  private static Truth theme(Features known, String code) {
    for (Theme theme : Theme.values()) {
      if (theme.code().equals(code)) {
        boolean has = known.themes().contains(theme);
        return !has && known.isOpen(theme) ? Truth.UNKNOWN : Truth.of(has);
      }
    }
    return Truth.NO;
  }

  /** A verdict, or whether it mates. What is "unknown" may be any other, and is that for sure. */
  private Truth verdict(String word) {
    if (result == null) {
      return Truth.UNKNOWN;
    }
    Outcome outcome = result.answer().outcome();
    if (word.equals(Outcome.UNKNOWN.code())) {
      return Truth.of(result.word().equals(word));
    }
    Optional<Outcome> asked = Outcome.ofCode(word);
    if (asked.isPresent()) {
      return outcome(result, asked.get());
    }
    boolean unsolvable = word.equals(Verdict.UNSOLVABLE.code());
    if (outcome != Outcome.UNKNOWN && (!outcome.isReached() || unsolvable)) {
      return Truth.of(unsolvable && outcome.isRefuted());
    }
    boolean open = result.check() == null || result.word().equals(Outcome.UNKNOWN.code());
    return open ? Truth.UNKNOWN : Truth.of(result.word().equals(word));
  }

  /**
   * Whether a result is of an outcome; what was not looked for is not known, if nothing tells it.
   */
  private static Truth outcome(Result result, Outcome asked) {
    Outcome outcome = result.answer().outcome();
    if (outcome == Outcome.UNKNOWN || outcome == asked) {
      return outcome == asked ? Truth.YES : Truth.UNKNOWN;
    }
    Goal goal = result.answer().aim().goal();
    boolean ofMates = asked == Outcome.NO_MATE || asked == Outcome.MATE;
    if (ofMates && goal != Goal.MATE && outcome != Outcome.MATE && outcome != Outcome.INVALID) {
      boolean mayMate =
          !goal.rulesOutMates() || result.standing().leaves(Unfinished.MATE_BY_CHECKS);
      return mayMate ? Truth.UNKNOWN : Truth.of(asked == Outcome.NO_MATE);
    }
    boolean ofGoal = asked == goal.reached() || asked == goal.refuted();
    return ofMates || ofGoal || outcome != Outcome.NO_MATE ? Truth.NO : Truth.UNKNOWN;
  }

  @Override
  public Truth defect(String code, IntPredicate ply) {
    if (result == null || result.check() == null) {
      return Truth.UNKNOWN;
    }
    Result of = result;
    boolean found =
        counted()
            .filter(defect -> Sureness.of(of, defect) == Sureness.FINAL)
            .filter(defect -> code.isEmpty() || defect.code().equals(code))
            .anyMatch(defect -> ply.test(defect.ply()));
    return found || of.isComplete() ? Truth.of(found) : Truth.UNKNOWN;
  }

  /** The defects that count: provisional ones may yet go. */
  private Stream<DefectEntry> counted() {
    return result == null || result.check() == null
        ? Stream.empty()
        : result.check().defects().stream().filter(defect -> !defect.provisional());
  }

  @Override
  public Quantity number(String name, List<String> arguments) {
    Features known = features;
    return switch (name) {
      case "length" -> length;
      case "leftover" -> leftover();
      case "defects" -> {
        int count = (int) counted().count();
        boolean all = result != null && result.check() != null && result.isComplete();
        yield new Quantity(count, all ? count : Integer.MAX_VALUE);
      }
      case "nodes" ->
          result == null || result.effort() == null
              ? Quantity.UNKNOWN
              : Quantity.of((int) Math.min(Integer.MAX_VALUE, result.effort().nodes()));
      default -> known == null ? Quantity.UNKNOWN : counted(known, name, arguments);
    };
  }

  private Quantity leftover() {
    if (length.equals(Quantity.NONE)) {
      return Quantity.NONE;
    }
    if (result == null
        || result.answer().mainline().isEmpty()
        || !result.answer().length().isExact()) {
      return Quantity.UNKNOWN;
    }
    return Quantity.of(
        result.answer().leftover().values().stream().mapToInt(Integer::intValue).sum());
  }

  private Quantity counted(Features known, String name, List<String> arguments) {
    return switch (name) {
      case "pieces" -> Quantity.of(known.pieces());
      case "on" -> Quantity.of(on(known, arguments));
      case "hand" -> Quantity.of(hand(known, arguments));
      default -> {
        Quantity unknown = length.equals(Quantity.NONE) ? Quantity.NONE : Quantity.UNKNOWN;
        yield known.hasLine() ? ofLine(known, name, arguments) : unknown;
      }
    };
  }

  private static int hand(Features known, List<String> arguments) {
    int kind = arguments.isEmpty() ? 0 : kind(known, arguments.get(0));
    return arguments.isEmpty() ? known.hand() : kind < 0 ? 0 : known.hand(kind);
  }

  private static Quantity ofLine(Features known, String name, List<String> arguments) {
    int number =
        switch (name) {
          case "final" -> known.finalPieces();
          case "captures" -> known.captures();
          case "moves" -> sum(known, arguments, known::moves);
          case "drops" -> sum(known, arguments, known::drops);
          case "promotions" -> sum(known, arguments, known::promotions);
          default -> sum(known, arguments, known::nonPromotions);
        };
    return Quantity.of(number);
  }

  /** A count by side, 0 for the attacker, and kind. */
  private interface Count {
    int of(int side, int kind);
  }

  /** Of a letter: capital for the attacker, small for the defender; without one, of all. */
  private static int sum(Features known, List<String> arguments, Count count) {
    int sum = 0;
    if (arguments.isEmpty()) {
      for (int kind = 0; kind < Piece.WHITE; kind++) {
        sum += count.of(0, kind) + count.of(1, kind);
      }
      return sum;
    }
    String letter = arguments.get(0);
    int side = letter.equals(letter.toLowerCase(java.util.Locale.ROOT)) ? 1 : 0;
    int kind = kind(known, letter);
    return kind < 0 ? 0 : count.of(side, kind);
  }

  /** The kind that letters such as "P" or "+r" name; -1 if none. */
  private static int kind(Features known, String letters) {
    boolean promoted = letters.startsWith("+");
    String letter = promoted ? letters.substring(1) : letters;
    if (letter.length() != 1) {
      return -1;
    }
    int kind = known.start().rules().kindOf(Character.toUpperCase(letter.charAt(0)));
    return kind < 0 || !promoted ? kind : kind | Piece.PROMOTED;
  }

  /** How many of a piece are on the board, or in a region such as "1a-3c". */
  private static int on(Features known, List<String> arguments) {
    Position position = known.start();
    Ruleset rules = position.rules();
    if (arguments.isEmpty() || arguments.size() > BOTH) {
      return 0;
    }
    int kind = kind(known, arguments.get(0));
    boolean attacks = !arguments.get(0).equals(arguments.get(0).toLowerCase(java.util.Locale.ROOT));
    int side = known.attacker().side() ^ (attacks ? 0 : 1);
    int[] region = region(rules, arguments.size() == BOTH ? arguments.get(1) : "");
    int count = 0;
    for (int square = 0; square < rules.squares() && kind >= 0; square++) {
      int file = rules.file(square);
      int rank = rules.rank(square);
      boolean inside =
          file >= region[0] && file <= region[1] && rank >= region[2] && rank <= region[3];
      count += inside && position.piece(square) == Piece.of(kind, side) ? 1 : 0;
    }
    return count;
  }

  private static int[] region(Ruleset rules, String text) {
    String[] corners = text.split("-", -1);
    int first = rules.squareNamed(corners[0]);
    int last = rules.squareNamed(corners[corners.length - 1]);
    if (first < 0 || last < 0) {
      return new int[] {0, text.isEmpty() ? rules.width() : -1, 0, rules.height()};
    }
    return new int[] {
      Math.min(rules.file(first), rules.file(last)),
      Math.max(rules.file(first), rules.file(last)),
      Math.min(rules.rank(first), rules.rank(last)),
      Math.max(rules.rank(first), rules.rank(last))
    };
  }
}
