package io.github.tsume.mate;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.Crew;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.RefutationGame;
import io.github.tsume.game.TieOrder;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.rules.Color;
import io.github.tsume.verify.ProofTree;
import io.github.tsume.verify.ProofVerifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A walk through positions from one on, with questions about mate wherever it stands: play moves,
 * ask, undo.
 *
 * <p>It is the only way to ask, and the only one that changes the rules of the game it asks about.
 * Between two questions the game is the raw one. It shares the table of a {@link MateSolver}, and
 * like it serves one thread.
 */
public final class Session {
  private final TsumeGame game;
  private final DfPn search;
  private final FutileRule futile;
  private final Efforts efforts;
  private final Position position;
  private final Forbidden forbidden = new Forbidden();
  private final RawMates rawMates;
  private final TranspositionTable table;
  private @Nullable DfPn refuting;
  private @Nullable HelperSessions helpers;
  private MateRule on = MateRule.RAW;

  /**
   * A session from a position in which the attacker is to move; the position itself is not touched.
   *
   * @param futile which interpositions may be futile where lengths are asked
   */
  public Session(Position position, MateSolver solver, FutileRule futile) {
    this(position, position.sideToMove(), solver, futile);
  }

  /** A session from a position in which either side is to move; the defender then is in check. */
  public Session(Position position, Color attacker, MateSolver solver, FutileRule futile) {
    this.position = position.copy();
    this.game = new TsumeGame(this.position, attacker.ordinal());
    this.search = solver.search(game);
    this.futile = futile;
    this.efforts = solver.efforts();
    this.rawMates = new RawMates(this, game, search);
    this.table = solver.table();
  }

  /** A session at the same position for a thread of the crew, with the same table. */
  Session(Session like, int thread) {
    this.game = like.game.copy();
    this.position = game.position();
    this.search = like.search.twin(game, thread);
    this.futile = like.futile;
    this.efforts = like.efforts;
    this.rawMates = new RawMates(this, game, search);
    this.table = like.table;
  }

  TsumeGame game() {
    return game;
  }

  DfPn search() {
    return search;
  }

  /** How much goes into what. */
  public Efforts efforts() {
    return efforts;
  }

  /** The current position; not to be changed but by {@link #play} and {@link #undo}. */
  public Position position() {
    return position;
  }

  /** The order in which ties are broken. */
  public TieOrder ties() {
    return game.ties();
  }

  /** Which interpositions may be futile where lengths are asked. */
  public FutileRule futile() {
    return futile;
  }

  /** Whether the attacker is to move. */
  public boolean attackerToMove() {
    return game.attackerToMove();
  }

  /** The nodes searched in this session and in those of its helpers. */
  public long nodes() {
    return search.nodes()
        + (refuting == null ? 0 : refuting.nodes())
        + (helpers == null ? 0 : helpers.nodes());
  }

  /**
   * The sessions of the helpers, if there are any: from now on until the end of a check they may
   * ask too. It stands where theirs are to begin, in the raw game with nothing forbidden.
   *
   * @param budget of the check
   */
  public void callHelpers(SearchBudget budget) {
    Crew crew = search.crew();
    helpers = crew == null ? null : new HelperSessions(this, crew, budget);
  }

  /** The sessions of the helpers; null if there are none. */
  public @Nullable HelperSessions helpers() {
    return helpers;
  }

  /** Plays a legal move. */
  public void play(int move) {
    game.play(move);
  }

  /** Takes back the last move. */
  public void undo(int move) {
    game.undo(move);
  }

  /** What is found after a legal move, which is taken back then. */
  public <T extends @Nullable Object> T after(int move, Supplier<T> work) {
    play(move);
    T found = work.get();
    undo(move);
    return found;
  }

  /** Takes back moves, the last one first. */
  public void undoAll(List<Integer> line) {
    for (int i = line.size() - 1; i >= 0; i--) {
      undo(line.get(i));
    }
  }

  /** What is found after some moves, which are taken back then. */
  public <T extends @Nullable Object> T after(List<Integer> line, Supplier<T> work) {
    line.forEach(this::play);
    T found = work.get();
    undoAll(line);
    return found;
  }

  /** What the attacker holds after a line from here. */
  public int handAfter(List<Integer> line) {
    Position end = position.copy();
    line.forEach(end::play);
    return end.hand(game.attacker());
  }

  /**
   * From now on reaching the current position again, with as many pieces in hand or fewer, is a
   * failure of the attacker where {@link #mates} is asked, or a question that avoids.
   */
  public void forbid() {
    forbidden.add(position);
  }

  /** Forbids every attacker's position of a line that the attacker begins here; stays here. */
  public void forbidAlong(List<Integer> line) {
    for (int i = 0; i < line.size(); i++) {
      if (i % 2 == 0) {
        forbid();
      }
      play(line.get(i));
    }
    undoAll(line);
  }

  /** Whether the attacker, who is to move, has come to what is forbidden. */
  public boolean isForbidden() {
    return attackerToMove() && forbidden.covers(position);
  }

  /** Allows all that was forbidden. */
  public void allowAll() {
    forbidden.clear();
  }

  /** A question by the composers' convention of this session. */
  public Question question(int plies, SearchBudget budget) {
    return new Question(MateRule.of(futile), plies, budget);
  }

  /** A question in the game in which what is forbidden here may not be reached. */
  public Question avoiding(int plies, SearchBudget budget) {
    return new Question(new MateRule.Avoiding(forbidden.copy()), plies, budget);
  }

  /** Whether the attacker mates from here at all, every interposition counted. */
  public Answer mates(SearchBudget budget) {
    return rawMates.mates(forbidden, budget);
  }

  /** Whether he mates within some plies, futile interpositions left out. */
  public Answer matesWithin(int plies, SearchBudget budget) {
    return under(MateRule.of(futile), () -> search.solve(plies, budget));
  }

  /**
   * Whether the defender can bring it about that no check is left, within some plies from here,
   * whoever is to move; every interposition counts, and a repetition ends nothing.
   */
  public Answer checksEnd(int plies, SearchBudget budget) {
    if (refuting == null) {
      refuting = new DfPn(new RefutationGame(position, 1 - game.attacker()), table);
    }
    return refuting.solve(plies, budget);
  }

  /** Whether the defender, to move, is mated at once, though perhaps with futile interpositions. */
  public boolean isMated(SearchBudget budget) {
    return matesWithin(0, budget.overtime()).isProven();
  }

  /**
   * The longest line of the proof that {@link #mates} found last from here, replayed and verified;
   * open if parts of the proof were lost and not found again.
   *
   * @throws IllegalStateException if the proof does not stand its replay: an error of this program
   */
  public Known<List<Integer>> provenLine(int length, SearchBudget budget) {
    return rawMates.provenLine(length, budget);
  }

  /**
   * The proof that the attacker mates from here, whoever is to move, replayed and verified; empty
   * if there is none or it was not found within the budget.
   */
  public Optional<ProofTree> proof(SearchBudget budget) {
    Answer answer = mates(budget);
    return answer.isProven() ? proofOf(answer.length(), budget) : Optional.empty();
  }

  Optional<ProofTree> proofApart(SearchBudget budget) {
    return rawMates.proof(forbidden, budget);
  }

  /** The proof of a mate within a raw length, replayed; empty if parts of it are lost. */
  public Optional<ProofTree> proofOf(int length, SearchBudget budget) {
    ProofTree proof = new ProofTree();
    boolean complete =
        new ProofExtractor(game, search, budget.overtime(), proof).extract(length) >= 0;
    return complete && ProofVerifier.verify(position, proof)
        ? Optional.of(proof)
        : Optional.empty();
  }

  /**
   * Whether an interposition at the current defender's node surely counts: the mate after its
   * capture, the piece given back, is at least as long as the node itself.
   *
   * @param question the length of the node
   */
  public boolean surelyCounts(int interposition, Question question) {
    return question.rule().futile() == FutileRule.NONE
        || during(
            question,
            asked ->
                new RisingRule(asked).isCapturedOnlyAfter(interposition, question.plies() - 2));
  }

  /** Whether the mate takes at most so many plies. */
  public Known<Boolean> isWithin(Question question) {
    return ask(question, asked -> asked.isExactlyWithin(question.plies()));
  }

  /** The exact length of the mate; no number if it is more than asked for. */
  public Known<OptionalInt> length(Question question) {
    return ask(question, asked -> asked.lengthUpTo(question.plies()));
  }

  /** The exact length of the mate; open too if it is more than asked for. */
  public Known<Integer> exactLength(Question question) {
    return length(question).then(Session::exactly);
  }

  /**
   * So many plies if the mate takes at most these, else its exact length; open if there is none.
   */
  public Known<Integer> lengthFrom(Question question) {
    Known<Boolean> within = isWithin(question);
    if (!within.is(false)) {
      return within.map(yes -> question.plies());
    }
    return bound(question.budget()).then(bound -> exactLength(question.within(bound)));
  }

  private static Known<Integer> exactly(OptionalInt length) {
    return length.isPresent() ? Known.of(length.getAsInt()) : Known.open(Known.Obstacle.LONGER);
  }

  /** The raw length of some mate from here. */
  public Known<Integer> bound(SearchBudget budget) {
    Answer answer = mates(budget);
    if (answer.isProven()) {
      return Known.of(answer.length());
    }
    return Known.open(
        answer.limit() == null ? Known.Obstacle.NO_MATE : Known.Obstacle.of(answer.limit()));
  }

  /**
   * All replies at the current defender's node in the order in which ties are broken.
   *
   * @param question the greatest length of a reply that is looked for; not less than the node's
   *     own, or else an interposition that is longer counts unless it is futile by what is known
   */
  public Known<List<ValuedReply>> replies(Question question) {
    return ask(question, asked -> new ReplyValues(asked, question.plies()).all());
  }

  /** What the attacker keeps to the end of a mate that takes exactly so many plies. */
  public Known<Leftover> leftover(Question question) {
    return ask(
        question,
        asked -> {
          LeftoverFinder leftovers = new LeftoverFinder(asked);
          return attackerToMove()
              ? leftovers.atAttack(question.plies())
              : leftovers.atDefence(question.plies());
        });
  }

  /** The mainline of a mate that takes exactly so many plies, whoever is to move. */
  public Known<List<Integer>> line(Question question) {
    return ask(question, asked -> MainlineFinder.from(asked, question.plies())).then(line -> line);
  }

  /** A move and the mainline after it, which takes exactly so many plies. */
  public Known<List<Integer>> lineAfter(int move, Question question) {
    return after(move, () -> line(question))
        .map(
            rest -> {
              List<Integer> line = new ArrayList<>(List.of(move));
              line.addAll(rest);
              return line;
            });
  }

  /**
   * The positions of best play from the current attacker's node, which takes exactly so many plies;
   * open too if there are more than {@code most}.
   */
  public Known<BestPlay.Node> bestPlay(Question question, int most) {
    return ask(question, asked -> BestPlay.from(asked, question.plies(), most)).then(root -> root);
  }

  /**
   * The replies at the current defender's node that last exactly so long and of those keep what is
   * left over.
   */
  public Known<BestReplies> bestReplies(Question question) {
    return ask(
        question,
        asked -> {
          MainlineFinder finder = new MainlineFinder(asked);
          Leftover leftover = finder.leftoverAtDefence(question.plies());
          return new BestReplies(leftover, finder.defences(question.plies(), leftover));
        });
  }

  /** What an inquiry comes to; open if one of its questions is. */
  private <T> Known<T> ask(Question question, Function<Inquiry, T> work) {
    return during(
        question,
        inquiry -> {
          try {
            return Known.of(work.apply(inquiry));
          } catch (OpenQuestionException open) {
            return Known.open(reason(question.budget()));
          }
        });
  }

  private static Known.Obstacle reason(SearchBudget budget) {
    return budget.isSpent() ? Known.Obstacle.of(budget.limit()) : Known.Obstacle.DEPTH;
  }

  /** Does some work with the game in the rules of a question, and back as before {@link #under}. */
  <T extends @Nullable Object> T during(Question question, Function<Inquiry, T> work) {
    return under(question.rule(), () -> work.apply(new Inquiry(this, question)));
  }

  /**
   * Does some work with the game in other rules. Wherever that breaks off, the position and the
   * rules are again what they were before.
   */
  <T extends @Nullable Object> T under(MateRule rule, Supplier<T> work) {
    MateRule before = on;
    int depth = game.depth();
    turnTo(rule);
    try {
      return work.get();
    } finally {
      game.unwindTo(depth);
      turnTo(before);
    }
  }

  private void turnTo(MateRule rule) {
    on = rule;
    game.setMode(rule.futile());
    search.allowAll();
    if (!rule.avoided().isEmpty()) {
      game.setForbidden(rule.avoided().id());
      rule.avoided().putInto(search, game);
    }
  }
}
