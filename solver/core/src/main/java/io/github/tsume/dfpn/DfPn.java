package io.github.tsume.dfpn;

import java.util.function.Supplier;
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

  /** Deeper than any node. */
  private static final int NO_DEPTH = Integer.MAX_VALUE;

  static final int DEPTH_LIMIT = 20_000;
  static final int MAX_MOVES = 600;

  private final Game game;
  private final HandArithmetic hands;
  private final TranspositionTable table;
  private final Path path;
  private final Expansions children = new Expansions();
  private final TableEntry entry = new TableEntry();
  private final TableEntry stricter = new TableEntry();
  private final Expander expander;
  private final NodeSettler settler;
  private final ProofReplay replay;
  private final DoubleCounts doubleCounts;
  private final Lookahead lookahead;
  private final ChildChoice choice = new ChildChoice(children);

  /** The result of the search that returned last. */
  private final NodeOutcome outcome = new NodeOutcome();

  private long largest = Numbers.LARGEST;
  private final Visits visits = new Visits();
  private long helperNodes;

  /* While several threads use the table. */
  private final Helpers helpers;
  private @Nullable Team team;
  private int settledSeen;

  /** Nodes deeper than this are given up: another thread has settled the one at this depth. */
  private int abandonBelow;

  /**
   * How many nodes on the path may still go beyond their thresholds: one more for each whose
   * children's numbers may come from its own ancestors, one less for each new node found. Without
   * this two nodes can raise each other's numbers for ever (threshold controlling algorithm).
   */
  private int extend;

  /* How many nodes are forbidden: the first ones of the path. */
  private int base;

  /** For the rounding of numbers; the same in every run. */
  private long random = 1;

  /** A search of {@code game} in one thread. */
  public DfPn(Game game, TranspositionTable table) {
    this(game, table, Helpers.NONE);
  }

  /**
   * A search of {@code game} in one thread or several.
   *
   * @param helpers further threads, for questions that take long
   */
  public DfPn(Game game, TranspositionTable table, Helpers helpers) {
    this.game = game;
    this.hands = game.hands();
    this.table = table;
    this.helpers = helpers;
    this.path = new Path(hands);
    RepetitionTable repetitions = new RepetitionTable(18);
    this.expander = new Expander(game, table, repetitions, path, children);
    this.settler = new NodeSettler(game, table, repetitions, path, children, outcome);
    this.replay = new ProofReplay(game, table, path, children, expander, settler, visits, outcome);
    this.doubleCounts = new DoubleCounts(hands, table, path, children);
    this.lookahead = new Lookahead(game, table);
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
    if (helpers.count() == 0 || team != null) {
      return alone(bound, limits);
    }
    SearchBudget beginning = limits.slice(helpers.after());
    Answer answer = alone(bound, beginning);
    if (!answer.isUnknown() || answer.limit() == SearchBudget.Limit.DEPTH || limits.isSpent()) {
      return answer;
    }
    TeamSearch together = new TeamSearch(this);
    try {
      return together.run(bound, limits);
    } finally {
      countHelpers(together.helperNodes());
    }
  }

  /** A search from the same node and path for another thread. */
  DfPn twin() {
    DfPn twin = twin(game.copy());
    twin.path.copyFrom(path);
    return twin;
  }

  /**
   * A search of a copy of the game, for another thread, that shares the table.
   *
   * @see SideBySide
   */
  public DfPn twin(Game copy) {
    return new DfPn(copy, table);
  }

  /** How many threads may search at a time, this one included. */
  public int threads() {
    return 1 + helpers.count();
  }

  /** The further threads that it may call. */
  Helpers helpers() {
    return helpers;
  }

  /** A team of nobody yet, for the table. */
  Team newTeam() {
    return new Team(table);
  }

  /** Counts nodes of others as its own. */
  void countHelpers(long nodes) {
    helperNodes += nodes;
  }

  /** What comes of some work, in which it searches as a member of a team. */
  <T extends @Nullable Object> T inTeam(Team members, Supplier<T> work) {
    team = members;
    settledSeen = members.settledCount();
    try {
      return work.get();
    } finally {
      team = null;
    }
  }

  private Answer alone(int bound, SearchBudget limits) {
    visits.begin(limits);
    abandonBelow = NO_DEPTH;
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
        return Answer.unknown(SearchBudget.Limit.DEPTH, 1, 1);
      }
      return Answer.disproven(outcome.length, outcome.dependsOn >= base);
    }
    return Answer.unknown(limits.limit(), outcome.pn, outcome.dn);
  }

  /**
   * The move with which the table proves the current OR node within {@code bound} plies; 0 if it
   * does not, or not any more.
   */
  public int provenMove(int bound) {
    return isProven(bound) ? entry.move : 0;
  }

  private boolean isProven(int bound) {
    table.lookup(hands, game.key(), game.hand(), bound, entry);
    if (entry.status == TableEntry.UNSEEN && game.trustsLooserProofs() && game.looserKey() != 0) {
      table.lookup(hands, game.looserKey(), game.hand(), bound, entry);
    }
    boolean proven = entry.status == TableEntry.PROVEN;
    if (game.stricterKey() != 0) {
      int shorter = proven ? entry.length - 1 : bound;
      table.lookup(hands, game.stricterKey(), game.hand(), shorter, stricter);
      if (stricter.status == TableEntry.PROVEN) {
        entry.set(stricter);
        return true;
      }
    }
    return proven;
  }

  /**
   * The hand of the proof that {@link #provenMove} or {@link #provenLength} found last: with it or
   * more, and its move, the attacker wins.
   */
  public int provenHand() {
    return entry.hand;
  }

  /** Makes the table forget that it has a proof of the current node. */
  public void retractProof() {
    table.dropProofs(game.key(), game.hand(), entry);
  }

  /** Enters into the table what is proved of a node by other means. */
  public void enterProof(long key, int hand, int length, int move) {
    table.storeProven(key, hand, hand, length, 1, move, entry);
  }

  /** The length of the table's proof of the current node, -1 if it has none within the bound. */
  public int provenLength(int bound) {
    return isProven(bound) ? entry.length : -1;
  }

  /** The same under another key, that of the current node in a game with answers of its own. */
  public int provenLength(long key, int bound) {
    table.lookup(hands, key, game.hand(), bound, entry);
    return entry.status == TableEntry.PROVEN ? entry.length : -1;
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
      if (team != null && isSettledByOthers(team, depth, bound)) {
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
      if (visits.stopped || depth > abandonBelow || phi >= thPhi || delta >= thDelta) {
        outcome.leaveOpen(Math.min(or ? phi : delta, largest), Math.min(or ? delta : phi, largest));
        table.storeUnknown(
            game.key(),
            game.hand(),
            packed(outcome.pn),
            packed(outcome.dn),
            Math.min(depth, 0xFFFF),
            1 + visits.count() - before,
            children.move[choice.best],
            parentOf(depth),
            entry);
        doubleCounts.remember(game.key(), game.hand(), depth);
        break;
      }
      if (team != null) {
        choice.avoid(team.presence, begin, end, thPhi);
      }
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

  private int packed(long number) {
    random = random * 6364136223846793005L + 1442695040888963407L;
    return Numbers.packed(number, random);
  }

  private int parentOf(int depth) {
    return depth > base
        ? TranspositionTable.parentName(path.keyAt(depth - 1))
        : TranspositionTable.NO_PARENT;
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
    if (team != null) {
      team.presence.enter(key, hand);
    }
    game.play(move);
    search(thPn, thDn, Lengths.after(bound, cost), fresh);
    game.undo(move);
    if (team != null) {
      team.presence.leave(key, hand);
    }
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
    boolean fails =
        bound == 3
            ? lookahead.failsWithinThree(children.move, begin, end)
            : lookahead.failsWithinFour(children.move, begin, end);
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
    if (forAll && team != null && team.presence.at(game.key(), game.hand()) > 1) {
      team.tellSettled(game.key(), game.hand());
    }
  }

  /* As a member of a team. */

  /** Listens to the others; says whether the current node was settled by one of them. */
  private boolean isSettledByOthers(Team members, int depth, int bound) {
    members.meetIfFull();
    visits.stopped |= members.isDone();
    if (members.settledCount() != settledSeen) {
      settledSeen = members.settledCount();
      int settled = path.depthOf(members.settledKey(), members.settledHand());
      abandonBelow = settled < 0 ? abandonBelow : Math.min(abandonBelow, settled);
    }
    if (depth != abandonBelow) {
      return false;
    }
    abandonBelow = NO_DEPTH;
    table.lookup(hands, game.key(), game.hand(), bound, entry);
    boolean proven = entry.status == TableEntry.PROVEN;
    if (!proven && entry.status != TableEntry.DISPROVEN) {
      return false;
    }
    if (proven) {
      outcome.prove(entry.length, entry.hand);
    } else {
      outcome.disprove(entry.length, entry.hand, NodeOutcome.NO_ANCESTOR);
    }
    return true;
  }
}
