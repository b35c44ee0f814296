package io.github.tsume.mate;

import io.github.tsume.board.Position;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.rules.Color;
import io.github.tsume.verify.ProofTree;
import io.github.tsume.verify.ProofVerifier;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Asks single questions about mates along a line: play moves, ask, undo.
 *
 * <p>It shares the table of a {@link MateSolver}, and like it serves one thread.
 */
public final class MateProbe {
  private final TsumeGame game;
  private final DfPn search;
  private final FutileRule rule;
  private final Position position;
  private final Forbidden forbidden = new Forbidden();

  /* What the mate that was found last avoids, from where, and in how many plies. */
  private Forbidden mates = Forbidden.NOTHING;
  private long matesFrom;
  private int matesIn;

  /* The questions with forbidden nodes whose mate in the table avoids them, and the others. */
  private final LongSet avoiding = new LongOpenHashSet();
  private final LongSet straying = new LongOpenHashSet();

  /* The proofs of all lines that were asked for, together: they have much in common. */
  private final ProofTree proofs = new ProofTree();
  private final ProofTree verified = new ProofTree();

  /**
   * A probe at a position in which the attacker is to move; the position itself is not touched.
   *
   * @param rule which interpositions may be futile where lengths are asked
   */
  public MateProbe(Position position, MateSolver solver, FutileRule rule) {
    this(position, position.sideToMove(), solver, rule);
  }

  /** A probe at a position in which either side is to move; the defender then is in check. */
  public MateProbe(Position position, Color attacker, MateSolver solver, FutileRule rule) {
    this.position = position.copy();
    this.game = new TsumeGame(this.position, attacker.ordinal());
    this.search = solver.search(game);
    this.rule = rule;
  }

  /** The current position; not to be changed but by {@link #play} and {@link #undo}. */
  public Position position() {
    return position;
  }

  /** The order in which ties are broken. */
  public TieOrder ties() {
    return game.ties();
  }

  TsumeGame game() {
    return game;
  }

  /** Questions about lengths from the current position, in the composers' mode. */
  Composer composer(SearchBudget budget) {
    return new Composer(game, search, rule, budget);
  }

  /**
   * The same in the game in which what is forbidden may not be reached and every interposition
   * counts, until {@link #leave}.
   */
  Composer apart(SearchBudget budget) {
    Composer composer = new Composer(game, search, FutileRule.NONE, budget);
    game.setForbidden(forbidden.id());
    forbidden.putInto(search, game);
    return composer;
  }

  /** Ends the questions of a {@link Composer}, wherever they were broken off. */
  void leave(int depth) {
    game.unwindTo(depth);
    game.setMode(FutileRule.NONE);
    search.allowAll();
  }

  /** Which interpositions may be futile where lengths are asked. */
  public FutileRule rule() {
    return rule;
  }

  /** Whether the attacker is to move. */
  public boolean attackerToMove() {
    return game.attackerToMove();
  }

  /** Plays a legal move. */
  public void play(int move) {
    game.setMode(FutileRule.NONE);
    game.play(move);
  }

  /** Takes back the last move. */
  public void undo(int move) {
    game.setMode(FutileRule.NONE);
    game.undo(move);
  }

  /** What the attacker holds after a line from here. */
  public int handAfter(List<Integer> line) {
    Position end = position.copy();
    line.forEach(end::play);
    return end.hand(game.attacker());
  }

  /** The nodes searched by this probe. */
  public long nodes() {
    return search.nodes();
  }

  /**
   * From now on reaching the current position again, with as many pieces in hand or fewer, is a
   * failure of the attacker where {@link #mates} is asked.
   */
  public void forbid() {
    forbidden.add(position);
  }

  /** Whether the attacker, who is to move, has come to what is forbidden. */
  public boolean isForbidden() {
    return attackerToMove() && forbidden.covers(position);
  }

  /** Allows all that was forbidden. */
  public void allowAll() {
    forbidden.clear();
  }

  /** Whether the attacker mates from here at all, every interposition counted. */
  public Answer mates(SearchBudget budget) {
    game.setMode(FutileRule.NONE);
    mates = Forbidden.NOTHING;
    Answer answer = solve(forbidden, budget);
    if (!answer.isProven() || forbidden.isEmpty() || avoidsForbidden(answer.length(), budget)) {
      return answer;
    }
    // The table may know a mate from before; that one may well lead through what is forbidden.
    Forbidden apart = forbidden.copy();
    game.setForbidden(apart.id());
    answer = solve(apart, budget);
    game.setMode(FutileRule.NONE);
    if (answer.isProven()) {
      mates = apart;
      matesFrom = position.boardKey();
      matesIn = answer.length();
    }
    return answer;
  }

  private Answer solve(Forbidden nodes, SearchBudget budget) {
    nodes.putInto(search, game);
    Answer answer = search.solve(Lengths.UNBOUNDED, budget);
    search.allowAll();
    return answer;
  }

  /**
   * Whether a mate that the table has avoids what is forbidden. Proofs are long, and the same
   * question comes again with more nodes: that there is such a mate stays so, and one that was not
   * found is not looked for again.
   */
  private boolean avoidsForbidden(int length, SearchBudget budget) {
    long question = (game.state() ^ forbidden.id()) * 0x9E3779B97F4A7C15L;
    if (!avoiding.contains(question) && !straying.contains(question)) {
      ProofExtractor extractor =
          new ProofExtractor(game, search, budget.overtime(), new ProofTree());
      boolean avoids = extractor.avoiding(forbidden).extract(length) >= 0;
      (avoids ? avoiding : straying).add(question);
    }
    return avoiding.contains(question);
  }

  /** Whether he mates within some plies, futile interpositions left out. */
  public Answer matesWithin(int plies, SearchBudget budget) {
    game.setMode(rule);
    return search.solve(plies, budget);
  }

  /** Whether the defender, to move, is mated at once, though perhaps with futile interpositions. */
  public boolean isMated(SearchBudget budget) {
    return matesWithin(0, budget.overtime()).isProven();
  }

  /**
   * Whether an interposition at the current defender's node, of the given length, surely counts:
   * the mate after its capture, the piece given back, is at least as long as the node itself.
   */
  public boolean surelyCounts(int interposition, int plies, SearchBudget budget) {
    Composer composer = new Composer(game, search, rule, budget);
    boolean counts =
        rule == FutileRule.NONE
            || new RisingRule(composer).isCapturedOnlyAfter(interposition, plies - 2);
    game.setMode(FutileRule.NONE);
    return counts;
  }

  /**
   * The proof that the attacker mates from here, whoever is to move, replayed and verified; null if
   * there is none or it was not found within the budget.
   */
  @Nullable ProofTree proof(SearchBudget budget) {
    Answer answer = mates(budget);
    ProofTree proof = new ProofTree();
    boolean complete =
        answer.isProven()
            && new ProofExtractor(game, search, budget.overtime(), proof).extract(answer.length())
                >= 0;
    return complete && ProofVerifier.verify(position, proof) ? proof : null;
  }

  /**
   * The longest line of the proof that {@link #mates} found last from here, replayed and verified;
   * null if parts of the proof were lost and not found again.
   *
   * @throws IllegalStateException if the proof does not stand its replay: an error of this program
   */
  public @Nullable List<Integer> provenLine(int length, SearchBudget budget) {
    game.setMode(FutileRule.NONE);
    Forbidden avoided =
        matesFrom == position.boardKey() && matesIn <= length ? mates : Forbidden.NOTHING;
    boolean apart = !avoided.isEmpty();
    game.setForbidden(avoided.id());
    avoided.putInto(search, game);
    ProofTree proof = apart ? new ProofTree() : proofs;
    ProofExtractor extractor = new ProofExtractor(game, search, budget.overtime(), proof);
    boolean complete = extractor.avoiding(avoided).extract(length) >= 0;
    search.allowAll();
    game.setMode(FutileRule.NONE);
    if (!complete) {
      return null;
    }
    if (!ProofVerifier.verify(position, proof, apart ? new ProofTree() : verified)) {
      throw new IllegalStateException("the proof of a mate did not stand its replay");
    }
    return IntArrayList.wrap(ProofExtractor.longestLine(position, proof));
  }
}
