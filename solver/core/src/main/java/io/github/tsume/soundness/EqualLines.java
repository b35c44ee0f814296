package io.github.tsume.soundness;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.mate.BestPlay;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A choice, of all lines of best play, the one whose list of other ways to mate is mildest. The
 * defender may have several replies of equal value; which of them comes first must not decide what
 * a problem is called.
 *
 * <p>The lines are taken in the order of ties. Where another check mates whatever equal replies
 * follow, every line through that position is cooked, and one of them is enough.
 */
final class EqualLines {
  /** A line with what was found along it. */
  record Candidate(List<Integer> moves, List<BestPlay.Node> nodes, CookFinder cooks) {}

  private final Session session;
  private final Efforts efforts;
  private final CheckOptions options;
  private final KnownFailures failures;
  private final int length;
  private final Map<List<Integer>, Candidate> candidates = new HashMap<>();
  private final BestPlayGraph graph;
  private final UnavoidableCooks unavoidable;
  private final List<Candidate> visited = new ArrayList<>();
  private boolean tooManyLines;
  private boolean decided;
  private boolean ranked;
  private @Nullable Candidate chosen;

  /** The mildest of the lines that were examined to the end; none that is cooked. */
  private @Nullable Candidate leader;

  private List<Integer> knownMoves = List.of();
  private @Nullable CookFinder knownCooks;

  /** The lines of best play of a problem of that exact length, at which a session stands. */
  EqualLines(Session session, CheckOptions options, KnownFailures failures, int length) {
    this.session = session;
    this.efforts = session.efforts();
    this.options = options;
    this.failures = failures;
    this.length = length;
    this.graph = new BestPlayGraph(session, length);
    this.unavoidable = new UnavoidableCooks(session, graph);
  }

  /** Makes it go on, for a line that is examined already, from what is known of that. */
  void know(List<Integer> moves, CookFinder cooks) {
    knownMoves = List.copyOf(moves);
    knownCooks = cooks;
  }

  /** The moves of the mildest line as far as is known; null if nothing is. */
  @Nullable List<Integer> chosen() {
    return chosen == null ? null : chosen.moves;
  }

  /** Whether it is known if some line is clean, and if not which verdict is the mildest. */
  boolean isDecided() {
    return decided;
  }

  /** Whether more nodes would not help to decide. */
  boolean isGivenUp() {
    return !decided && (graph.isTooLarge() || tooManyLines);
  }

  /** Whether every line was examined to the end, so that the choice is final. */
  boolean isRanked() {
    return ranked;
  }

  /** The ply of the first reply at which there is a choice; 2 if that is not known. */
  int firstChoice() {
    return graph.firstChoice();
  }

  /**
   * Whether another check at a ply of the chosen line mates on every line: the defender has no
   * choice before it, and it mates whatever equal replies follow.
   */
  boolean isUnavoidable(int ply, int move) {
    return chosen != null
        && chosen.nodes.subList(0, ply / 2).stream().allMatch(node -> node.next().size() == 1)
        && unavoidable.known(chosen.nodes.get(ply / 2), move) == UnavoidableCooks.Reach.EVERY_LINE;
  }

  /** Looks for a line without a fatal entry; may be called again to go on. */
  void decide(SearchBudget budget) {
    if (decided || !graph.find(budget)) {
      return;
    }
    graph.openAll();
    boolean[] open = new boolean[1];
    boolean few = graph.hasAtMost(efforts.count(EffortTable.EQUAL_LINES_FEW));
    boolean all =
        forEachLine(
            candidate -> {
              if (graph.isOneLine()) {
                decided = true;
                return true;
              }
              // One cook is enough where the lines are few. Where they are many, an earlier one may
              // close more of them.
              candidate.cooks.run(budget, () -> few && isCooked(candidate));
              LineWeight.Grade grade = weight(candidate).grade();
              boolean settled = candidate.cooks.open().isEmpty();
              open[0] |= grade == LineWeight.Grade.CLEAN && !settled;
              decided = grade == LineWeight.Grade.CLEAN && settled;
              if (grade == LineWeight.Grade.COOKED) {
                close(candidate, budget);
              }
              return !decided && !budget.isSpent();
            });
    decided |= all && !open[0];
    chosen = mildest(candidate -> candidate.cooks.open().isEmpty());
  }

  /** Examines all lines to the end, and takes the mildest. */
  void rank(SearchBudget budget) {
    boolean cooked = chosen != null && weight(chosen).grade() == LineWeight.Grade.COOKED;
    if (cooked || !graph.find(budget)) {
      // Where every line is cooked, the first one stands for all.
      ranked = cooked && decided;
      return;
    }
    long nodes = efforts.nodes(EffortTable.EQUAL_RANK_FIRST);
    do {
      ranked = examineAll(nodes, budget);
      nodes *= efforts.growth(EffortTable.EQUAL_RANK_GROWTH);
    } while (!ranked && !tooManyLines && !budget.isSpent());
    decided |= ranked;
    Candidate before = chosen;
    Candidate best = mildest(candidate -> candidate.cooks.isComplete());
    boolean milder = before == null || weight(best).compareTo(weight(before)) <= 0;
    chosen = ranked || milder ? best : before;
  }

  /** Goes on with the questions of all lines; returns whether none is left that matters. */
  private boolean examineAll(long nodes, SearchBudget budget) {
    graph.openAll();
    boolean[] open = new boolean[1];
    boolean all =
        forEachLine(
            candidate -> {
              if (graph.isOneLine()) {
                return true;
              }
              open[0] |= !examine(candidate, budget.slice(nodes)) || !close(candidate, budget);
              return !budget.isSpent();
            });
    return all && !open[0];
  }

  /**
   * Goes on with the questions of a line; returns whether none is left that matters. Of one that is
   * surely not the mildest these are the ones that may be fatal, off the mildest so far.
   */
  private boolean examine(Candidate candidate, SearchBudget part) {
    if (isBeaten(candidate)) {
      return listFatal(candidate, part);
    }
    candidate.cooks.runRest(part);
    if (!candidate.cooks.isComplete()) {
      return isBeaten(candidate) && listFatal(candidate, part);
    }
    if (weight(candidate).grade() == LineWeight.Grade.COOKED || isBeaten(candidate)) {
      return true;
    }
    // Those before were compared with another: once more.
    boolean first = visited.size() == 1 || candidate.equals(leader);
    leader = candidate;
    return first;
  }

  private boolean listFatal(Candidate candidate, SearchBudget part) {
    IntPredicate elsewhere =
        node -> leader == null || !leader.nodes.contains(candidate.nodes.get(node));
    candidate.cooks.runFatal(part, elsewhere);
    return candidate.cooks.isFatalKnown(elsewhere);
  }

  /**
   * Whether a line that was examined to the end is milder, or as mild and first, whatever else will
   * be found on this one: what is found only makes a line worse.
   */
  private boolean isBeaten(Candidate candidate) {
    if (leader == null || candidate.equals(leader)) {
      return false;
    }
    int compared = weight(candidate).compareTo(weight(leader));
    return compared > 0 || (compared == 0 && visited.contains(leader));
  }

  /** The lines that were examined last but the chosen one; none where all are cooked. */
  List<Candidate> others() {
    boolean cooked = chosen != null && weight(chosen).grade() == LineWeight.Grade.COOKED;
    return cooked ? List.of() : visited.stream().filter(line -> !line.equals(chosen)).toList();
  }

  /** Whether the chosen line comes to a position. */
  boolean isOnChosen(BestPlay.Node node) {
    return chosen != null && chosen.nodes.contains(node);
  }

  /** The first of the mildest lines visited; one that is not known to be clean comes last. */
  private Candidate mildest(Predicate<Candidate> isSettled) {
    Candidate best = visited.get(0);
    LineWeight least = null;
    for (Candidate candidate : visited) {
      LineWeight weight = weight(candidate);
      boolean doubtful = weight.grade() == LineWeight.Grade.CLEAN && !isSettled.test(candidate);
      if (!doubtful && (least == null || weight.compareTo(least) < 0)) {
        best = candidate;
        least = weight;
      }
    }
    return best;
  }

  private boolean isCooked(Candidate candidate) {
    return !options.allCooks() && weight(candidate).grade() == LineWeight.Grade.COOKED;
  }

  private LineWeight weight(Candidate candidate) {
    return LineWeight.of(candidate.cooks.defects(), length);
  }

  /**
   * Visits the lines in the order of ties but those through closed positions, as long as the
   * visitor wants to go on; returns whether all were visited.
   */
  private boolean forEachLine(Predicate<Candidate> visitor) {
    tooManyLines = false;
    visited.clear();
    return graph.forEachLine(
        (moves, nodes) -> {
          tooManyLines = visited.size() >= efforts.count(EffortTable.EQUAL_LINES);
          return !tooManyLines && visitor.test(next(moves, nodes));
        });
  }

  private Candidate next(List<Integer> moves, List<BestPlay.Node> nodes) {
    Candidate next =
        candidates.computeIfAbsent(
            List.copyOf(moves), line -> new Candidate(line, List.copyOf(nodes), cooks(line)));
    visited.add(next);
    return next;
  }

  private CookFinder cooks(List<Integer> line) {
    if (knownCooks != null && knownMoves.equals(line)) {
      return knownCooks;
    }
    Mainline mainline = new Mainline(line);
    Journal.Page none = Journal.Page.EMPTY;
    return new CookFinder(
        session, mainline, false, options, none, failures, false, SolveListener.NONE);
  }

  /**
   * Closes the positions of a line at which another check mates whatever equal replies follow;
   * returns whether that is known of all.
   */
  private boolean close(Candidate candidate, SearchBudget budget) {
    boolean known = true;
    for (Defect defect : candidate.cooks.defects()) {
      int index = defect.ply() / 2;
      BestPlay.Node node = candidate.nodes.get(index);
      if (LineWeight.isCook(defect, length) && !graph.isClosed(node)) {
        switch (unavoidable.reach(candidate.moves, index, node, defect.move(), budget)) {
          case EVERY_LINE -> graph.close(node);
          case LINE_BY_LINE -> {}
          case OPEN -> known = false;
        }
      }
    }
    return known;
  }

  /**
   * A search that tells of other checks whether they mate whatever equal replies follow: then they
   * are cooks of every line of best play through their position.
   */
  static final class UnavoidableCooks {
    /** Another check that mates at a position of best play. */
    private record Check(BestPlay.Node at, int move) {}

    private final Session session;
    private final BestPlayGraph graph;

    /** On how many of the lines of best play through its position a check is a cook. */
    enum Reach {
      /** On all of them. */
      EVERY_LINE,
      /** Perhaps not on all: each has to be examined. */
      LINE_BY_LINE,
      /** That was not found out. */
      OPEN
    }

    private final Map<Check, Reach> known = new HashMap<>();

    UnavoidableCooks(Session session, BestPlayGraph graph) {
      this.session = session;
      this.graph = graph;
    }

    /** The reach of a check as far as it was asked for. */
    Reach known(BestPlay.Node at, int move) {
      return known.getOrDefault(new Check(at, move), Reach.OPEN);
    }

    /** The reach of a check at a node of a line; may be asked again where it is open. */
    Reach reach(List<Integer> line, int node, BestPlay.Node at, int move, SearchBudget budget) {
      if (known(at, move) == Reach.OPEN) {
        Check check = new Check(at, move);
        known.put(check, ask(new MainlineWalk(session, new Mainline(line)), node, check, budget));
      }
      return known(at, move);
    }

    private Reach ask(MainlineWalk walk, int node, Check check, SearchBudget budget) {
      walk.goTo(node);
      // After some other reply it might be but the mainline's move from another square.
      boolean mayBeDual =
          MoveRelation.of(session.position(), check.move, check.at.attack()).mayBeDual();
      walk.leave(node);
      if (mayBeDual) {
        return Reach.LINE_BY_LINE;
      }
      graph.forbidAll();
      walk.goTo(node);
      Answer mates = session.after(check.move, () -> session.mates(budget));
      walk.leave(node);
      session.allowAll();
      return switch (mates.kind()) {
        case PROVEN -> Reach.EVERY_LINE;
        case DISPROVEN -> Reach.LINE_BY_LINE;
        case UNKNOWN -> Reach.OPEN;
      };
    }
  }
}
