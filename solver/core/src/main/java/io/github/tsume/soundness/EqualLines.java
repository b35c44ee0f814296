package io.github.tsume.soundness;

import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.BestPlay;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Chooses, of all lines of best play, the one whose list of other ways to mate is mildest. The
 * defender may have several replies of equal value; which of them comes first must not decide what
 * a problem is called.
 *
 * <p>The lines are taken in the order of ties. Where another check mates whatever equal replies
 * follow, every line through that position is cooked, and one of them is enough.
 */
final class EqualLines {
  /** Remarks that not all lines of best play were examined. */
  static final String OPEN = "equal-lines-open";

  /** With more positions of best play, or more lines, not all of them are examined. */
  static final int MOST_POSITIONS = 1_000;

  static final int MOST_LINES = 64;

  /** Of so many lines each is asked about only until it is cooked. */
  private static final int FEW_LINES = 8;

  /** What one line may take at first of the work that only ranks the lines. */
  private static final long RANKING_NODES = 10_000;

  private static final int GROWTH = 4;

  /** Another check that mates at a position of best play. */
  private record Check(BestPlay.Node at, int move) {}

  /** A line with what was found along it. */
  record Candidate(List<Integer> moves, List<BestPlay.Node> nodes, CookFinder cooks) {}

  private final Session session;
  private final CheckOptions options;
  private final KnownFailures failures;
  private final int length;
  private final Map<List<Integer>, Candidate> candidates = new HashMap<>();
  private final Map<Check, Boolean> unavoidable = new HashMap<>();
  private final Set<BestPlay.Node> closed = new HashSet<>();
  private final List<Candidate> visited = new ArrayList<>();
  private BestPlay.@Nullable Node root;
  private boolean tooManyPositions;
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
    this.options = options;
    this.failures = failures;
    this.length = length;
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
    return !decided && (tooManyPositions || tooManyLines);
  }

  /** Whether every line was examined to the end, so that the choice is final. */
  boolean isRanked() {
    return ranked;
  }

  /** The ply of the first reply at which there is a choice; 2 if that is not known. */
  int firstChoice() {
    int ply = 2;
    BestPlay.Node at = root;
    while (at != null && at.next().size() == 1) {
      ply += 2;
      at = at.next().get(0);
    }
    return root == null || at == null || at.next().isEmpty() ? 2 : ply;
  }

  /**
   * Whether another check at a ply of the chosen line mates on every line: the defender has no
   * choice before it, and it mates whatever equal replies follow.
   */
  boolean isUnavoidable(int ply, int move) {
    return chosen != null
        && chosen.nodes.subList(0, ply / 2).stream().allMatch(node -> node.next().size() == 1)
        && Boolean.TRUE.equals(unavoidable.get(new Check(chosen.nodes.get(ply / 2), move)));
  }

  /** Looks for a line without a fatal entry; may be called again to go on. */
  void decide(SearchBudget budget) {
    if (decided || !findPositions(budget)) {
      return;
    }
    closed.clear();
    boolean[] open = new boolean[1];
    boolean few = countLines(root) <= FEW_LINES;
    boolean all =
        forEachLine(
            candidate -> {
              if (isOnly()) {
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
    if (cooked || !findPositions(budget)) {
      // Where every line is cooked, the first one stands for all.
      ranked = cooked && decided;
      return;
    }
    long nodes = RANKING_NODES;
    do {
      ranked = examineAll(nodes, budget);
      nodes *= GROWTH;
    } while (!ranked && !tooManyLines && !budget.isSpent());
    decided |= ranked;
    Candidate before = chosen;
    Candidate best = mildest(candidate -> candidate.cooks.isComplete());
    boolean milder = before == null || weight(best).compareTo(weight(before)) <= 0;
    chosen = ranked || milder ? best : before;
  }

  /** Goes on with the questions of all lines; returns whether none is left that matters. */
  private boolean examineAll(long nodes, SearchBudget budget) {
    closed.clear();
    boolean[] open = new boolean[1];
    boolean all =
        forEachLine(
            candidate -> {
              if (isOnly()) {
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

  private boolean isOnly() {
    for (BestPlay.Node at = root; at != null && !at.next().isEmpty(); at = at.next().get(0)) {
      if (at.next().size() > 1) {
        return false;
      }
    }
    return true;
  }

  private boolean findPositions(SearchBudget budget) {
    if (root == null && !tooManyPositions) {
      Known<BestPlay.Node> found =
          session.bestPlay(session.question(length, budget), MOST_POSITIONS);
      root = found.isOpen() ? null : found.get();
      tooManyPositions = root == null && !budget.isSpent();
    }
    return root != null;
  }

  private boolean isCooked(Candidate candidate) {
    return !options.allCooks() && weight(candidate).grade() == LineWeight.Grade.COOKED;
  }

  /** How many lines go on from a position: not counted further than it matters. */
  private static int countLines(BestPlay.@Nullable Node from) {
    if (from == null || from.next().isEmpty()) {
      return 1;
    }
    int lines = 0;
    for (int i = 0; i < from.next().size() && lines <= FEW_LINES; i++) {
      lines += countLines(from.next().get(i));
    }
    return lines;
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
    return root == null || visit(root, new ArrayList<>(), new ArrayList<>(), visitor);
  }

  private boolean visit(
      BestPlay.Node node,
      List<Integer> moves,
      List<BestPlay.Node> nodes,
      Predicate<Candidate> visitor) {
    if (closed.contains(node)) {
      return true;
    }
    moves.add(node.attack());
    nodes.add(node);
    boolean on = true;
    if (node.next().isEmpty()) {
      tooManyLines = visited.size() >= MOST_LINES;
      on = !tooManyLines && visitor.test(next(moves, nodes));
    }
    for (int i = 0; i < node.next().size() && on && isOpen(nodes); i++) {
      moves.add(node.replies().get(i));
      on = visit(node.next().get(i), moves, nodes, visitor);
      moves.remove(moves.size() - 1);
    }
    moves.remove(moves.size() - 1);
    nodes.remove(nodes.size() - 1);
    return on;
  }

  private boolean isOpen(List<BestPlay.Node> nodes) {
    return nodes.stream().noneMatch(closed::contains);
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
      int node = defect.ply() / 2;
      if (LineWeight.isCook(defect, length) && !closed.contains(candidate.nodes.get(node))) {
        Known<Boolean> stays = staysCook(candidate, node, defect.move(), budget);
        known &= !stays.isOpen();
        if (stays.is(true)) {
          closed.add(candidate.nodes.get(node));
        }
      }
    }
    return known;
  }

  private Known<Boolean> staysCook(Candidate candidate, int node, int move, SearchBudget budget) {
    Check check = new Check(candidate.nodes.get(node), move);
    if (!unavoidable.containsKey(check)) {
      MainlineWalk walk = new MainlineWalk(session, new Mainline(candidate.moves));
      walk.goTo(node);
      boolean mayBeDual = mayBeDual(check);
      walk.leave(node);
      if (mayBeDual) {
        unavoidable.put(check, false);
        return Known.of(false);
      }
      forbidAll();
      walk.goTo(node);
      session.play(move);
      Answer mates = session.mates(budget);
      session.undo(move);
      walk.leave(node);
      session.allowAll();
      if (mates.isUnknown()) {
        return Known.open(Known.Reason.NODES);
      }
      unavoidable.put(check, mates.isProven());
    }
    return Known.of(Boolean.TRUE.equals(unavoidable.get(check)));
  }

  /** Whether, after some other reply, a check might be but the mainline's from another square. */
  private boolean mayBeDual(Check check) {
    int main = check.at.attack();
    return Mainline.differInPromotion(check.move, main)
        || Mainline.differInPlacement(session.position(), check.move, main);
  }

  /** Forbids all positions of best play. */
  private void forbidAll() {
    if (root != null) {
      forbid(root, new HashSet<>());
    }
  }

  private void forbid(BestPlay.Node node, Set<BestPlay.Node> done) {
    if (!done.add(node)) {
      return;
    }
    session.forbid();
    session.play(node.attack());
    for (int i = 0; i < node.next().size(); i++) {
      session.play(node.replies().get(i));
      forbid(node.next().get(i), done);
      session.undo(node.replies().get(i));
    }
    session.undo(node.attack());
  }
}
