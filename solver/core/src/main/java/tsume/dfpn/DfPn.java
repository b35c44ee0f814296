package tsume.dfpn;

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
   * other child.
   *
   * At each node phi is the number the side to move wants to bring to 0 and delta the other one.
   *
   * Repetitions: a child that repeats an ancestor is a disproof that depends on the ancestor. A node
   * remembers the shallowest ancestor its disproof needs; when that is the node itself or below, the
   * disproof is absolute and goes to the table; else it is kept for this very path.
   */

  private static final long INFINITE = Numbers.INFINITE;

  private static final int NO_ANCESTOR = Integer.MAX_VALUE;

  /** The disproof number to start from where the looser game has a win. */
  private static final int LIKELY_WIN = 100;

  private static final int DEPTH_LIMIT = 20_000;
  private static final int MAX_MOVES = 600;
  private static final int CUT_OFF = -1;

  /** How much of a number counts beside a larger one that has the same node below it. */
  private static final int SHARE = 4;

  private final Game game;
  private final HandArithmetic hands;
  private final TranspositionTable table;
  private final RepetitionTable repetitions = new RepetitionTable(18);
  private final Path path;
  private final Expansions children = new Expansions();
  private final TableEntry entry = new TableEntry();
  private final TableEntry stricter = new TableEntry();
  private final DoubleCounts doubleCounts;
  private final Lookahead lookahead;

  private long largest = Numbers.LARGEST;
  private SearchBudget budget = SearchBudget.unlimited();
  private long nodes;
  private long helperNodes;
  private boolean stopped;

  /* While several threads search together. */
  private final Helpers helpers;
  private @Nullable Team team;
  private int settledSeen;

  /** Nodes deeper than this are given up: another thread has settled the one at this depth. */
  private int abandonBelow;

  /** The least number but one that {@link #leastTaken} met. */
  private long leastTakenSecond;

  @SuppressWarnings("unused")
  private long lastRead;

  /**
   * How many nodes on the path may still go beyond their thresholds: one more for each whose
   * children's numbers may come from its own ancestors, one less for each new node found. Without
   * this two nodes can raise each other's numbers for ever (threshold controlling algorithm).
   */
  private int extend;

  /* What the looser game thinks of a node never searched here; pn 0 if nothing. */
  private long likelyPn;
  private long likelyDn;

  /* The result of the search that returned last. */
  private long resultPn;
  private long resultDn;
  private int resultLength;
  private int resultHand;
  private int resultDependsOn;

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
    this.doubleCounts = new DoubleCounts(hands, table, path, children);
    this.lookahead = new Lookahead(game, table);
  }

  /** Lets numbers count up to less than they could, for tests. */
  void countUpTo(int number) {
    largest = number;
  }

  /** The nodes visited by all searches so far, those of helpers too. */
  public long nodes() {
    return nodes + helperNodes;
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
    if (helpers.count() == 0) {
      return alone(bound, limits);
    }
    SearchBudget beginning = limits.slice(helpers.after());
    Answer answer = alone(bound, beginning);
    limits.addNodes(beginning.nodes());
    if (!answer.isUnknown() || answer.limit() == SearchBudget.Limit.DEPTH || limits.isSpent()) {
      return answer;
    }
    TeamSearch together = new TeamSearch(this, helpers, table);
    try {
      return together.run(bound, limits);
    } finally {
      helperNodes += together.helperNodes();
    }
  }

  /** A search from the same node and path for another thread. */
  DfPn twin() {
    DfPn twin = new DfPn(game.copy(), table);
    twin.path.copyFrom(path);
    return twin;
  }

  /** Searches the current node as a member of a team. */
  Answer searchIn(Team members, int bound, SearchBudget limits) {
    team = members;
    settledSeen = members.settledCount();
    try {
      return alone(bound, limits);
    } finally {
      team = null;
    }
  }

  private Answer alone(int bound, SearchBudget limits) {
    budget = limits;
    abandonBelow = NO_ANCESTOR;
    stopped = false;
    base = path.depth();
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
    if (resultPn == 0) {
      return Answer.proven(resultLength);
    }
    if (resultDn == 0) {
      if (resultDependsOn == CUT_OFF) {
        return Answer.unknown(SearchBudget.Limit.DEPTH, 1, 1);
      }
      return Answer.disproven(resultLength, resultDependsOn >= base);
    }
    return Answer.unknown(limits.limit(), resultPn, resultDn);
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
   * the result fields.
   */
  private void search(long thresholdPn, long thresholdDn, int bound, boolean fresh) {
    nodes++;
    if (budget.spend()) {
      stopped = true;
    }
    int depth = path.depth();
    boolean or = game.attackerToMove();
    long startNodes = nodes;
    int begin = children.top;
    children.reserve(MAX_MOVES);
    int end = game.generate(children.move, begin);
    if (end == begin) {
      settleLeaf(or);
      return;
    }
    if (!or && bound <= 2 && game.failsWithinTwo(children.move, begin, end)) {
      settleFailure(2, 1);
      return;
    }
    boolean untested = or && (fresh || bound == 1);
    // Near the end of a bound the moves are hardly ever searched, and need no numbers.
    boolean rated = untested && bound > 3;
    if (untested && settledAtOnce(begin, end, bound, rated)) {
      return;
    }
    if ((or ? bound == 3 : bound == 4 && fresh) && failsWithin(bound, begin, end)) {
      return;
    }
    // Nothing below a node never searched before, but for the root, failed on this path.
    expand(begin, end, bound, or, rated, !fresh || depth == base);
    path.push(game.key(), game.hand());
    children.top = end;
    doubleCounts.enter(depth, begin, end);
    if (!fresh) {
      doubleCounts.recall(game.key(), game.hand(), depth);
      doubleCounts.find(depth, or, base);
    }
    boolean weak = or && bound < Lengths.UNBOUNDED;
    int share = weak ? 1 : SHARE;
    int extendBefore = extend;
    if (hasOldChild(begin, end)) {
      extend++;
    }
    while (true) {
      if (team != null && isSettledByOthers(team, depth, bound)) {
        break;
      }
      long thPhi = or ? thresholdPn : thresholdDn;
      long thDelta = or ? thresholdDn : thresholdPn;
      int best = -1;
      long phi = INFINITE;
      long second = INFINITE;
      long bestDelta = 0;
      long sum = 0;
      long largestShared = 0;
      long shares = 0;
      for (int i = begin; i < end; i++) {
        if (children.hidden[i]) {
          continue;
        }
        long d = children.delta[i];
        if (d == 0) {
          continue;
        }
        if (weak || isShared(i)) {
          largestShared = Math.max(largestShared, d);
          shares += Math.min(d, share);
        } else {
          sum += d;
        }
        long p = children.phi[i];
        if (p < phi || (p == phi && d < bestDelta)) {
          second = phi;
          phi = p;
          best = i;
          bestDelta = d;
        } else if (p < second) {
          second = p;
        }
      }
      if (best < 0 || phi == 0) {
        settle(begin, end, or, phi == 0, depth, nodes - startNodes);
        break;
      }
      long delta = sum + largestShared + shares - Math.min(largestShared, share);
      if (extend > 0) {
        thPhi = Math.max(thPhi, phi + 1);
        thDelta = Math.max(thDelta, delta + 1);
      }
      if (stopped || depth > abandonBelow || phi >= thPhi || delta >= thDelta) {
        resultPn = Math.min(or ? phi : delta, largest);
        resultDn = Math.min(or ? delta : phi, largest);
        table.storeUnknown(
            game.key(),
            game.hand(),
            packed(resultPn),
            packed(resultDn),
            Math.min(depth, 0xFFFF),
            1 + nodes - startNodes,
            children.move[best],
            parentOf(depth),
            entry);
        doubleCounts.remember(game.key(), game.hand(), depth);
        break;
      }
      if (team != null && isTaken(team, best)) {
        best = leastTaken(team, begin, end, thPhi);
        second = leastTakenSecond;
        bestDelta = children.delta[best];
      }
      // At least what the best child leaves over, so that its threshold can be met.
      long others =
          weak || isShared(best) ? sum + shares - Math.min(bestDelta, share) : delta - bestDelta;
      doubleCounts.descend(depth, best, delta - bestDelta);
      // Where numbers can tell no more, the search goes on depth first: it must go on.
      long childPhi =
          phi >= largest
              ? INFINITE
              : Math.min(thPhi, Math.min(second, INFINITE - 1) + 1 + (second >> 2));
      long childDelta = thDelta >= INFINITE ? INFINITE : thDelta - others;
      if ((children.flags[best] & Expansions.FRESH) != 0 && extend > 0) {
        extend--;
      }
      descend(best, or ? childPhi : childDelta, or ? childDelta : childPhi, bound, or);
    }
    extend = Math.min(extend, extendBefore);
    path.pop();
    children.top = begin;
  }

  /** Whether a child's number is not to be added to those of others. */
  private boolean isShared(int child) {
    return (children.flags[child] & Expansions.SHARED) != 0
        || children.delta[child] >= Numbers.SUMMED_BELOW;
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
      settleChild(child, or, false, 0, children.hand[child], CUT_OFF);
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
    if (resultPn == 0) {
      settleChild(child, or, true, resultLength, resultHand, NO_ANCESTOR);
    } else if (resultDn == 0) {
      settleChild(child, or, false, resultLength, resultHand, resultDependsOn);
    } else {
      children.phi[child] = or ? resultPn : resultDn;
      children.delta[child] = or ? resultDn : resultPn;
    }
  }

  private void settleChild(
      int child, boolean or, boolean proven, int length, int hand, int dependsOn) {
    boolean good = or == proven;
    children.flags[child] = 0;
    children.phi[child] = good ? 0 : INFINITE;
    children.delta[child] = good ? INFINITE : 0;
    children.length[child] = length;
    children.resultHand[child] = hand;
    children.dependsOn[child] = dependsOn;
    if (!good) {
      showNext(child);
    }
  }

  /** A child is lost to the side to move: shows the next of its chain that is not. */
  private void showNext(int child) {
    for (int i = children.next[child]; i >= 0; i = children.next[i]) {
      children.hidden[i] = false;
      if (children.delta[i] != 0) {
        rate(i, false);
        return;
      }
    }
  }

  private boolean hasOldChild(int begin, int end) {
    for (int i = begin; i < end; i++) {
      if ((children.flags[i] & Expansions.OLD) != 0 && !children.hidden[i]) {
        return true;
      }
    }
    return false;
  }

  /**
   * Looks up the children of the current node.
   *
   * @param revisited whether one of them may have failed before on this path
   */
  private void expand(int begin, int end, int bound, boolean or, boolean rated, boolean revisited) {
    // All entries are asked for before the first is needed: the memory answers them together.
    for (int i = begin; i < end; i++) {
      int move = children.move[i];
      children.key[i] = game.keyAfter(move);
      children.hand[i] = game.handAfter(move);
    }
    lastRead = table.touch(children.key, begin, end);
    if (revisited) {
      long hashHere = path.hashWith(game.key(), game.hand());
      for (int i = begin; i < end; i++) {
        children.pathHash[i] = Path.hashWith(hashHere, children.key[i], children.hand[i]);
      }
      lastRead += repetitions.touch(children.pathHash, begin, end);
    }
    // The node itself is not on the path yet; a child is one deeper than the node.
    int depth = path.depth();
    for (int i = begin; i < end; i++) {
      children.next[i] = -1;
      children.hidden[i] = false;
      children.flags[i] = rated ? 0 : Expansions.UNRATED;
      lookUp(i, bound, or, depth, revisited);
    }
    linkChains(begin, end);
    // So near the end of a bound a guess is enough.
    boolean guessed = !or && bound <= 4;
    for (int i = begin; i < end; i++) {
      if (guessed || !children.hidden[i]) {
        rate(i, guessed);
      }
    }
  }

  /** Estimates the numbers of a child never searched before, if that was not done. */
  private void rate(int child, boolean guessed) {
    if ((children.flags[child] & Expansions.UNRATED) != 0) {
      children.flags[child] &= ~Expansions.UNRATED;
      int move = children.move[child];
      children.phi[child] = guessed ? game.guessedMobility(move) : game.mobilityAfter(move);
    }
  }

  private void lookUp(int i, int bound, boolean or, int depth, boolean revisited) {
    int move = children.move[i];
    long key = children.key[i];
    int hand = children.hand[i];
    int childBound = Lengths.after(bound, game.cost(move));
    if (or ? childBound < 0 : childBound < 1) {
      settleChild(i, or, false, childBound, game.fullHand(), NO_ANCESTOR);
      return;
    }
    if (or) {
      int failing = game.failsUpTo(key, hand);
      if (failing >= childBound) {
        settleChild(i, true, false, failing, hand, NO_ANCESTOR);
        return;
      }
    }
    int ancestor = path.repeated(key, hand);
    if (ancestor >= 0) {
      settleChild(i, or, false, Lengths.UNBOUNDED, hand, ancestor);
      return;
    }
    table.lookup(hands, key, hand, childBound, entry);
    children.parent[i] =
        entry.status == TableEntry.UNKNOWN ? entry.parent : TranspositionTable.NO_PARENT;
    if (entry.status <= TableEntry.UNKNOWN && isSettledInStricter(move, hand, childBound)) {
      boolean proven = stricter.status == TableEntry.PROVEN;
      settleChild(i, or, proven, stricter.length, stricter.hand, NO_ANCESTOR);
      return;
    }
    likelyPn = 0;
    long leastPn = childBound >= Lengths.UNBOUNDED ? entry.leastPn : 0;
    long leastDn = childBound >= Lengths.UNBOUNDED ? entry.leastDn : 0;
    if (entry.status == TableEntry.UNSEEN) {
      lookUpLooser(move, hand, childBound);
    }
    switch (entry.status) {
      case TableEntry.PROVEN -> settleChild(i, or, true, entry.length, entry.hand, NO_ANCESTOR);
      case TableEntry.DISPROVEN -> settleChild(i, or, false, entry.length, entry.hand, NO_ANCESTOR);
      default -> {
        if (revisited) {
          long hash = children.pathHash[i];
          int dependsOn = repetitions.dependsOn(hash, childBound);
          if (dependsOn != Integer.MIN_VALUE) {
            settleChild(i, or, false, repetitions.length(hash), hand, dependsOn);
            return;
          }
        }
        long leastPhi = or ? leastPn : leastDn;
        long leastDelta = or ? leastDn : leastPn;
        if (entry.status == TableEntry.UNKNOWN) {
          children.phi[i] = Math.max(leastPhi, or ? entry.pn : entry.dn);
          children.delta[i] = Math.max(leastDelta, or ? entry.dn : entry.pn);
          children.flags[i] = entry.minDepth <= depth ? Expansions.OLD : 0;
          return;
        }
        if (likelyPn > 0) {
          children.phi[i] = Math.max(leastPhi, or ? likelyPn : likelyDn);
          children.delta[i] = Math.max(leastDelta, or ? likelyDn : likelyPn);
          children.flags[i] = Expansions.FRESH;
          return;
        }
        boolean rated = (children.flags[i] & Expansions.UNRATED) == 0;
        int phi = rated ? children.mobility[i] : 1;
        // What other hands tell is worth more than an estimate.
        children.flags[i] = Expansions.FRESH | (rated || leastPhi > phi ? 0 : Expansions.UNRATED);
        children.phi[i] = Math.max(phi, leastPhi);
        children.delta[i] = Math.max(1, leastDelta);
      }
    }
  }

  /** Looks for an answer of the stricter game where this one has none. */
  private boolean isSettledInStricter(int move, int hand, int bound) {
    long key = game.stricterKeyAfter(move);
    if (key == 0) {
      return false;
    }
    table.lookup(hands, key, hand, bound, stricter);
    return stricter.status == TableEntry.PROVEN
        || (stricter.status == TableEntry.DISPROVEN && stricter.length >= Lengths.UNBOUNDED);
  }

  /**
   * Looks for a failure in the looser game where this one has nothing, or for a proof if that
   * counts; else for numbers to start from.
   */
  private void lookUpLooser(int move, int hand, int bound) {
    long key = game.looserKeyAfter(move);
    if (key == 0) {
      return;
    }
    table.lookup(hands, key, hand, bound, entry);
    if (entry.status == TableEntry.DISPROVEN
        || (entry.status == TableEntry.PROVEN && game.trustsLooserProofs())) {
      return;
    }
    if (entry.status == TableEntry.UNKNOWN) {
      likelyPn = entry.pn;
      likelyDn = entry.dn;
    } else if (entry.status == TableEntry.PROVEN) {
      likelyPn = 1;
      likelyDn = LIKELY_WIN;
    }
    entry.status = TableEntry.UNSEEN;
  }

  /**
   * Settles the current OR node if one of its moves, already generated, mates at once, or if none
   * does and there is no time for more.
   *
   * @param rated whether to find the moves' first numbers on the way
   */
  private boolean settledAtOnce(int begin, int end, int bound, boolean rated) {
    int move =
        rated
            ? game.mateAmong(children.move, begin, end, children.mobility)
            : game.mateAmong(children.move, begin, end);
    if (move == 0) {
      if (bound > 1 || game.hasClaims(children.move, begin, end)) {
        return false;
      }
      settleFailure(1, 1);
      return true;
    }
    game.play(move);
    int proofHand = game.matedProofHand();
    game.undo(move);
    resultPn = 0;
    resultDn = INFINITE;
    resultLength = 1;
    resultHand = allowed(game.proofHandBefore(move, proofHand));
    resultDependsOn = NO_ANCESTOR;
    table.storeProven(game.key(), game.hand(), resultHand, 1, 1, move, entry);
    return true;
  }

  /** Settles the current node if the attacker plainly fails within three plies, or four. */
  private boolean failsWithin(int bound, int begin, int end) {
    long before = lookahead.nodes();
    boolean fails =
        bound == 3
            ? lookahead.failsWithinThree(children.move, begin, end)
            : lookahead.failsWithinFour(children.move, begin, end);
    long visited = lookahead.nodes() - before;
    nodes += visited;
    stopped |= budget.spend(visited);
    if (fails) {
      settleFailure(bound, 1 + visited);
    }
    return fails;
  }

  /** The current node fails within so many plies, with its own hand, on any path. */
  private void settleFailure(int length, long effort) {
    resultPn = INFINITE;
    resultDn = 0;
    resultLength = length;
    resultHand = game.hand();
    resultDependsOn = NO_ANCESTOR;
    table.storeDisproven(game.key(), game.hand(), resultHand, length, effort, entry);
  }

  private void linkChains(int begin, int end) {
    for (int i = begin + 1; i < end; i++) {
      int chain = game.chain(children.move[i]);
      if (chain < 0) {
        continue;
      }
      for (int j = i - 1; j >= begin; j--) {
        if (game.chain(children.move[j]) == chain) {
          children.next[j] = i;
          children.hidden[i] =
              children.phi[i] != 0 && (children.hidden[j] || children.delta[j] != 0);
          break;
        }
      }
    }
  }

  /** The current node has no moves. */
  private void settleLeaf(boolean or) {
    resultDependsOn = NO_ANCESTOR;
    if (or) {
      resultPn = INFINITE;
      resultDn = 0;
      resultLength = Lengths.UNBOUNDED;
      resultHand = game.narrowDisproofHand(game.fullHand());
      table.storeDisproven(game.key(), game.hand(), resultHand, resultLength, 1, entry);
      return;
    }
    resultPn = 0;
    resultDn = INFINITE;
    resultLength = 0;
    resultHand = game.matedProofHand();
    table.storeProven(game.key(), game.hand(), resultHand, 0, 1, 0, entry);
  }

  /** The current node, already on the path, is settled by its children. */
  private void settle(int begin, int end, boolean or, boolean success, int depth, long effort) {
    boolean told = false;
    if (or == success) {
      resultPn = 0;
      resultDn = INFINITE;
      resultDependsOn = NO_ANCESTOR;
      told = true;
      int move = or ? bestProof(begin, end) : longestReply(begin, end);
      table.storeProven(game.key(), game.hand(), resultHand, resultLength, 1 + effort, move, entry);
    } else {
      resultPn = INFINITE;
      resultDn = 0;
      if (or) {
        allFail(begin, end);
      } else {
        oneRefutes(begin, end);
      }
      if (resultDependsOn >= depth) {
        resultDependsOn = NO_ANCESTOR;
        table.storeDisproven(game.key(), game.hand(), resultHand, resultLength, 1 + effort, entry);
        told = true;
      } else {
        repetitions.put(path.hash(), resultDependsOn, resultLength);
      }
    }
    if (told && team != null && team.presence.at(game.key(), game.hand()) > 1) {
      team.tellSettled(game.key(), game.hand());
    }
  }

  private int bestProof(int begin, int end) {
    int best = -1;
    int length = Integer.MAX_VALUE;
    for (int i = begin; i < end; i++) {
      if (children.phi[i] == 0) {
        int l = Math.max(children.length[i] + game.cost(children.move[i]), 1);
        if (l < length) {
          length = l;
          best = i;
        }
      }
    }
    resultLength = length;
    resultHand = allowed(game.proofHandBefore(children.move[best], children.resultHand[best]));
    return children.move[best];
  }

  /**
   * The hand with which the current OR node wins, proved with a hand that may need less: if it is
   * forbidden with some hand, it might be so with less.
   */
  private int allowed(int proofHand) {
    return base > 0 && path.isAmongFirst(base, game.key()) ? game.hand() : proofHand;
  }

  private int longestReply(int begin, int end) {
    int length = -1;
    int move = 0;
    int hand = 0;
    for (int i = begin; i < end; i++) {
      hand = hands.union(hand, children.resultHand[i]);
      int l = children.length[i] + game.cost(children.move[i]);
      if (l > length) {
        length = l;
        move = children.move[i];
      }
    }
    resultLength = atLeast(length, begin, end);
    resultHand = game.widenProofHand(hand);
    return move;
  }

  /** The length of the current AND node, whose moves alone may make it too short. */
  private int atLeast(int length, int begin, int end) {
    int failing = game.failsUpTo(game.key(), game.hand());
    if (failing < 2 && length <= 2 && game.failsWithinTwo(children.move, begin, end)) {
      failing = 2;
    }
    return length > failing ? length : failing + 2;
  }

  private void allFail(int begin, int end) {
    int length = Lengths.UNBOUNDED;
    int hand = game.fullHand();
    int dependsOn = NO_ANCESTOR;
    for (int i = begin; i < end; i++) {
      int move = children.move[i];
      length = Math.min(length, Lengths.before(children.length[i], game.cost(move)));
      hand = hands.intersection(hand, game.disproofHandBefore(move, children.resultHand[i]));
      dependsOn = Math.min(dependsOn, children.dependsOn[i]);
    }
    resultLength = length;
    resultHand = game.narrowDisproofHand(hand);
    resultDependsOn = dependsOn;
  }

  private void oneRefutes(int begin, int end) {
    int best = -1;
    for (int i = begin; i < end; i++) {
      if (children.phi[i] == 0 && (best < 0 || children.dependsOn[i] > children.dependsOn[best])) {
        best = i;
      }
    }
    int move = children.move[best];
    resultLength = Lengths.before(children.length[best], game.cost(move));
    resultHand = game.refutationHandBefore(move, children.resultHand[best]);
    resultDependsOn = children.dependsOn[best];
  }

  /* As a member of a team. */

  /** Listens to the others; says whether the current node was settled by one of them. */
  private boolean isSettledByOthers(Team members, int depth, int bound) {
    members.meetIfFull();
    stopped |= members.isDone();
    if (members.settledCount() != settledSeen) {
      settledSeen = members.settledCount();
      int settled = path.depthOf(members.settledKey(), members.settledHand());
      abandonBelow = settled < 0 ? abandonBelow : Math.min(abandonBelow, settled);
    }
    if (depth != abandonBelow) {
      return false;
    }
    abandonBelow = NO_ANCESTOR;
    table.lookup(hands, game.key(), game.hand(), bound, entry);
    boolean proven = entry.status == TableEntry.PROVEN;
    if (!proven && entry.status != TableEntry.DISPROVEN) {
      return false;
    }
    resultPn = proven ? 0 : INFINITE;
    resultDn = proven ? INFINITE : 0;
    resultLength = entry.length;
    resultHand = entry.hand;
    resultDependsOn = NO_ANCESTOR;
    return true;
  }

  private boolean isTaken(Team members, int child) {
    return members.presence.at(children.key[child], children.hand[child]) > 0;
  }

  /**
   * The best child if those in which others are count as harder by one than they are (virtual proof
   * numbers; Kaneko 2010). That only decides between equals: the other threads come to different
   * nodes of the same difficulty, and none leaves what one thread alone would search now.
   */
  private int leastTaken(Team members, int begin, int end, long thPhi) {
    int best = -1;
    long phi = INFINITE;
    long bestDelta = 0;
    leastTakenSecond = INFINITE;
    for (int i = begin; i < end; i++) {
      long d = children.delta[i];
      if (children.hidden[i] || d == 0) {
        continue;
      }
      long p = children.phi[i];
      if (p < thPhi - 1 && isTaken(members, i)) {
        p++;
      }
      if (p < phi || (p == phi && d < bestDelta)) {
        leastTakenSecond = phi;
        phi = p;
        best = i;
        bestDelta = d;
      } else if (p < leastTakenSecond) {
        leastTakenSecond = p;
      }
    }
    return best;
  }
}
