package io.github.tsume.dfpn;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.Numbers;
import io.github.tsume.dfpn.table.ParentNames;
import io.github.tsume.dfpn.table.RepetitionTable;
import io.github.tsume.dfpn.table.TableEntry;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.verdict.Reason;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Depth-first proof-number search (df-pn) for a win within a bound.
 *
 * <p>Sources: Nagai, "Df-pn Algorithm for Searching AND/OR Trees and Its Applications" (2002);
 * Kishimoto and Müller, "A General Solution to the Graph History Interaction Problem" (2004);
 * Kishimoto, "Dealing with Infinite Loops, Underestimation, and Overestimation of Depth-First
 * Proof-Number Search" (2010: threshold control); Ueda, Hashimoto, Hashimoto and Iida, "Weak
 * Proof-Number Search" (2008).
 *
 * <p>One instance serves one thread; with {@link Helpers} it makes further ones for theirs. It
 * leaves the game where it found it.
 */
public final class DfPn {
  /*
   *   pn(OR)  = min pn(child)     dn(OR)  = sum of dn(open child)
   *   dn(AND) = min dn(child)     pn(AND) = sum of pn(open child)
   *
   * Of children known to lead to the same node the largest number counts, and of each other one a
   * little (DoubleCounts). Where there is a bound, dn(OR) is weak: the largest dn, and one for each
   * other child. Where there is none, the others add a few at most to the largest pn(AND) (ChildChoice).
   *
   * At each node phi is the number the side to move wants to bring to 0 and delta the other one.
   *
   * Repetitions: a child that repeats an ancestor is a disproof that depends on the ancestor. A node
   * remembers the shallowest ancestor its disproof needs; when that is the node itself or below, the
   * disproof is absolute and goes to the table; else it is kept for this very path.
   */

  private static final long INFINITE = Numbers.INFINITE;

  static final int DEPTH_LIMIT = 20_000;
  static final int MAX_MOVES = 600;

  private final Game game;
  private final HandArithmetic hands;
  private final TranspositionTable table;
  private final Path path;
  private final Expansions children = new Expansions();
  private final TableEntry entry = new TableEntry();
  private final Expander expander;
  private final NodeSettler settler;
  private final ProofReplay replay;
  private final DoubleCounts doubleCounts;
  private final Lookahead lookahead;
  private final ChildChoice choice = new ChildChoice(children);
  private final TableProofs proofs;

  /** The result of the search that returned last. */
  private final NodeOutcome outcome = new NodeOutcome();

  private long largest = Numbers.LARGEST;
  private final Visits visits = new Visits();
  private final Rounding rounding = new Rounding();
  private long helperNodes;

  /* While several threads use the table. */
  private final @Nullable Crew crew;
  private final CrewMember member;
  private final @Nullable CrewSearch together;

  /**
   * How many nodes on the path may still go beyond their thresholds: one more for each whose
   * children's numbers may come from its own ancestors, one less for each new node found. Without
   * this two nodes can raise each other's numbers for ever (threshold controlling algorithm).
   */
  private int extend;

  /* How many nodes are forbidden: the first ones of the path. */
  private int base;

  /** A search of {@code game} in one thread. */
  public DfPn(Game game, TranspositionTable table) {
    this(game, table, (Crew) null);
  }

  /**
   * A search of {@code game} in one thread or several.
   *
   * @param helpers further threads, for questions that take long
   */
  public DfPn(Game game, TranspositionTable table, Helpers helpers) {
    this(game, table, helpers.count() == 0 ? null : new Crew(table, helpers));
  }

  /**
   * A search of {@code game} for the thread of a crew that asks.
   *
   * @param crew the threads that share the table; null for one alone
   */
  public DfPn(Game game, TranspositionTable table, @Nullable Crew crew) {
    this(game, table, crew, 0);
  }

  private DfPn(Game game, TranspositionTable table, @Nullable Crew crew, int thread) {
    this.game = game;
    this.hands = game.hands();
    this.table = table;
    this.crew = crew;
    this.path = new Path(hands);
    this.member = new CrewMember(path, visits);
    this.together = crew == null ? null : new CrewSearch(this, crew, thread, member);
    RepetitionTable repetitions = new RepetitionTable(18);
    this.expander = new Expander(game, table, repetitions, path, children);
    this.settler = new NodeSettler(game, table, repetitions, path, children, outcome);
    this.replay = new ProofReplay(game, table, path, children, expander, settler, visits, outcome);
    this.doubleCounts = new DoubleCounts(hands, table, path, children);
    this.lookahead = new Lookahead(game, table);
    this.proofs = new TableProofs(game, table);
  }

  /** Lets numbers count up to less than they could, for tests. */
  void countUpTo(int number) {
    largest = number;
  }

  /** The nodes visited by all searches so far, those of helpers too. */
  public long nodes() {
    return visits.count() + helperNodes;
  }

  /**
   * Makes a node count as an ancestor of the next search: reaching it, or it with fewer pieces in
   * hand, is a failure of the attacker.
   */
  public void forbid(long key, int hand) {
    path.push(key, hand);
  }

  /** Forgets what was forbidden. */
  public void allowAll() {
    path.clear();
  }

  /**
   * Asks whether the attacker wins from the current node of the game.
   *
   * @param bound within how many plies; {@link Lengths#UNBOUNDED} for any number
   */
  public Answer solve(int bound, SearchBudget limits) {
    return together == null ? alone(bound, limits) : together.solve(bound, limits);
  }

  /** What it finds for a team that its thread has joined. */
  Answer inTeam(Team team, int bound, SearchBudget limits) {
    return Objects.requireNonNull(together).inTeam(team, bound, limits);
  }

  /** A search from the same node and path for a thread. */
  DfPn twin(int other) {
    DfPn twin = twin(game.copy(), other);
    twin.path.copyFrom(path);
    return twin;
  }

  /** A search of a copy of the game, for a thread of the crew; it shares the table. */
  public DfPn twin(Game copy, int other) {
    return new DfPn(copy, table, crew, other);
  }

  /** The threads that share the table; null if there is but one. */
  public @Nullable Crew crew() {
    return crew;
  }

  /** Counts nodes of others as its own. */
  void countHelpers(long more) {
    helperNodes += more;
  }

  /** The same in this thread, whatever the others do. */
  Answer alone(int bound, SearchBudget limits) {
    visits.begin(limits);
    member.begin();
    base = path.depth();
    settler.begin(base);
    children.top = 0;
    if (limits.isSpent()) {
      return Answer.unknown(limits.limit(), 1, 1);
    }
    if (!game.attackerToMove()) {
      int failing = game.failsUpTo(game.key(), game.hand());
      if (failing >= bound) {
        return Answer.disproven(failing, true);
      }
    }
    extend = 0;
    search(INFINITE, INFINITE, bound, true);
    if (outcome.isProven()) {
      return Answer.proven(outcome.length);
    }
    if (outcome.isDisproven()) {
      if (outcome.dependsOn == NodeOutcome.CUT_OFF) {
        return Answer.unknown(Reason.DEPTH, 1, 1);
      }
      return Answer.disproven(outcome.length, outcome.dependsOn >= base);
    }
    return Answer.unknown(limits.limit(), outcome.pn, outcome.dn);
  }

  /** What the table has proved of the current node of the game. */
  public TableProofs proofs() {
    return proofs;
  }

  /**
   * Searches the current node until a threshold is reached or the node is settled; the result is in
   * {@link #outcome}.
   */
  private void search(long thresholdPn, long thresholdDn, int bound, boolean fresh) {
    visits.add();
    int depth = path.depth();
    boolean or = game.attackerToMove();
    long before = visits.count();
    int begin = children.top;
    int end = open(bound, or, fresh);
    if (end == begin) {
      return;
    }
    boolean bounded = bound < Lengths.UNBOUNDED;
    int extendBefore = extend;
    if (expander.hasOldChild(begin, end)) {
      extend++;
    }
    while (true) {
      if (!member.isAlone() && isSettledByOthers(depth, bound)) {
        break;
      }
      long thPhi = or ? thresholdPn : thresholdDn;
      long thDelta = or ? thresholdDn : thresholdPn;
      choice.make(begin, end, or, bounded);
      long phi = choice.phi;
      long delta = choice.delta;
      if (choice.best < 0 || phi == 0) {
        settle(begin, end, or, phi == 0, visits.count() - before);
        break;
      }
      if (extend > 0) {
        thPhi = Math.max(thPhi, phi + 1);
        thDelta = Math.max(thDelta, delta + 1);
      }
      if (visits.stopped || member.gaveUp(depth) || phi >= thPhi || delta >= thDelta) {
        outcome.leaveOpen(Math.min(or ? phi : delta, largest), Math.min(or ? delta : phi, largest));
        table.storeUnknown(
            game.key(),
            game.hand(),
            rounding.packed(outcome.pn),
            rounding.packed(outcome.dn),
            Math.min(depth, 0xFFFF),
            1 + visits.count() - before,
            children.move[choice.best],
            depth > base ? ParentNames.of(path.keyAt(depth - 1)) : ParentNames.NONE,
            entry);
        doubleCounts.remember(game.key(), game.hand(), depth);
        break;
      }
      member.avoidOthers(choice, begin, end, thPhi);
      int best = choice.best;
      doubleCounts.descend(depth, best, choice.deltaOfOthers());
      // Where numbers can tell no more, the search goes on depth first: it must go on.
      long childPhi = phi >= largest ? INFINITE : choice.childPhi(thPhi);
      long childDelta = choice.childDelta(thDelta);
      if ((children.flags[best] & Expansions.FRESH) != 0 && extend > 0) {
        extend--;
      }
      descend(best, or ? childPhi : childDelta, or ? childDelta : childPhi, bound, or);
    }
    extend = Math.min(extend, extendBefore);
    path.pop();
    children.top = begin;
  }

  /**
   * Makes the current node the last one of the path, with its children, unless it is settled at
   * once.
   *
   * @return the end of the children; their begin if the node is settled
   */
  private int open(int bound, boolean or, boolean fresh) {
    int depth = path.depth();
    int begin = children.top;
    children.reserve(MAX_MOVES);
    int end = game.generate(children.move, begin);
    if (end == begin) {
      settler.settleLeaf(or);
      return begin;
    }
    if (!or && bound <= 2 && game.failsWithinTwo(children.move, begin, end)) {
      settler.fail(2, 1);
      return begin;
    }
    boolean untested = or && (fresh || bound == 1);
    // Near the end of a bound the moves are hardly ever searched, and need no numbers.
    boolean rated = untested && bound > 3;
    if (untested && settler.settlesAtOnce(begin, end, bound, rated)) {
      return begin;
    }
    if ((or ? bound == 3 : bound == 4 && fresh) && failsWithin(bound, begin, end)) {
      return begin;
    }
    // Nothing below a node never searched before, but for the root, failed on this path.
    expander.expand(begin, end, bound, or, rated, !fresh || depth == base);
    path.push(game.key(), game.hand());
    children.top = end;
    doubleCounts.enter(depth, begin, end);
    if (!fresh) {
      doubleCounts.recall(game.key(), game.hand(), depth);
      doubleCounts.find(depth, or, base);
    }
    if (or && bound >= 3) {
      replay.tryOn(begin, end, bound);
    }
    return end;
  }

  private void descend(int child, long thPn, long thDn, int bound, boolean or) {
    int move = children.move[child];
    int cost = game.cost(move);
    if (path.depth() >= DEPTH_LIMIT) {
      expander.settle(child, or, false, 0, children.hand[child], NodeOutcome.CUT_OFF);
      return;
    }
    boolean fresh = (children.flags[child] & Expansions.FRESH) != 0;
    long key = children.key[child];
    int hand = children.hand[child];
    member.enter(key, hand);
    game.play(move);
    search(thPn, thDn, Lengths.after(bound, cost), fresh);
    game.undo(move);
    member.leave(key, hand);
    children.flags[child] &= Expansions.SHARED;
    if (outcome.isProven() || outcome.isDisproven()) {
      expander.settle(child, or, outcome);
    } else {
      children.phi[child] = or ? outcome.pn : outcome.dn;
      children.delta[child] = or ? outcome.dn : outcome.pn;
    }
  }

  /** Settles the current node if the attacker plainly fails within three plies, or four. */
  private boolean failsWithin(int bound, int begin, int end) {
    long before = lookahead.nodes();
    boolean fails = lookahead.failsWithin(bound, children.move, begin, end);
    long visited = lookahead.nodes() - before;
    visits.add(visited);
    if (fails) {
      settler.fail(bound, 1 + visited);
    }
    return fails;
  }

  /** The current node, the last one of the path, is settled by its children. */
  private void settle(int begin, int end, boolean or, boolean success, long effort) {
    boolean forAll = settler.settle(begin, end, or, success, effort);
    if (forAll && !member.isAlone()) {
      member.tellSettled(game.key(), game.hand());
    }
  }

  /** Listens to the others of the team; says whether one of them has settled the current node. */
  private boolean isSettledByOthers(int depth, int bound) {
    boolean told = member.hears(depth);
    visits.stopped |= member.mustEnd();
    if (!told) {
      return false;
    }
    table.lookup(hands, game.key(), game.hand(), bound, entry);
    if (entry.status == TableEntry.PROVEN) {
      outcome.prove(entry.length, entry.hand);
    } else if (entry.status == TableEntry.DISPROVEN) {
      outcome.disprove(entry.length, entry.hand, NodeOutcome.NO_ANCESTOR);
    } else {
      return false;
    }
    return true;
  }
}
