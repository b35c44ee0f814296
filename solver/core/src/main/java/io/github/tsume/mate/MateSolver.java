package io.github.tsume.mate;

import com.google.common.primitives.Ints;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.Crew;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.game.KnownLengths.KnownMates;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.SearchPhase;
import io.github.tsume.verify.ProofTree;
import io.github.tsume.verify.ProofVerifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A solver that tells whether the side to move can mate with checks alone, how fast, and how.
 *
 * <pre>{@code
 * MateSolver solver = new MateSolver(64 << 20);
 * Solution solution = solver.solve(position, SolveOptions.DEFAULT, SearchBudget.unlimited());
 * }</pre>
 *
 * <p>A solver is for one thread at a time; several solvers do not share anything. It keeps what it
 * learned for the next position; {@link #clear} makes it forget. Long mates need a thread with a
 * large stack: about 1 KiB for each ply. Helpers, if it has any, are its own: they work while it
 * does, on the same question and with the same table.
 */
public final class MateSolver {
  private final TranspositionTable table;
  private final @Nullable Crew crew;
  private final Efforts efforts;
  private final KeptProof kept = new KeptProof();
  private final KnownMates mates = new KnownMates();

  /**
   * A solver with a table of its own.
   *
   * @param hashBytes the size of the table in bytes
   */
  public MateSolver(long hashBytes) {
    this(hashBytes, Helpers.NONE);
  }

  /**
   * A solver with a table of its own that searches in several threads where it takes long.
   *
   * @param hashBytes the size of the table in bytes
   */
  public MateSolver(long hashBytes, Helpers helpers) {
    this(hashBytes, helpers, Efforts.DEFAULT);
  }

  /**
   * The same with other efforts.
   *
   * @param hashBytes the size of the table in bytes
   * @param efforts how much goes into what
   */
  public MateSolver(long hashBytes, Helpers helpers, Efforts efforts) {
    table = new TranspositionTable(hashBytes);
    table.setRootsToKeep(kept);
    crew = helpers.count() == 0 ? null : new Crew(table, helpers);
    this.efforts = efforts;
  }

  /** Forgets what was learned, so that the next answer does not depend on earlier ones. */
  public void clear() {
    table.clear();
    kept.forget();
    mates.clear();
  }

  /** How much goes into what. */
  public Efforts efforts() {
    return efforts;
  }

  /** The threads, if there are helpers. */
  public @Nullable Crew crew() {
    return crew;
  }

  /** The table, for searches that go on where a solution ends. */
  public TranspositionTable table() {
    return table;
  }

  /**
   * What comes of some work, in which the helpers are there from its first to its last question.
   */
  public <T extends @Nullable Object> T withHelpers(Supplier<T> work) {
    return crew == null ? work.get() : crew.during(work);
  }

  /** A search of a game that shares the table and the helpers. */
  DfPn search(TsumeGame game) {
    game.share(mates);
    return new DfPn(game, table, crew);
  }

  /** Solves a position in which the attacker is to move; leaves it as it was. */
  public Solution solve(Position position, SolveOptions options, SearchBudget budget) {
    return solve(position, options, budget, SolveListener.NONE);
  }

  /**
   * The same, telling a listener how it goes.
   *
   * @throws IllegalStateException if a proof did not stand its replay: an error of this program
   */
  public Solution solve(
      Position position, SolveOptions options, SearchBudget budget, SolveListener listener) {
    return solve(position, options, budget, Long.MAX_VALUE, listener);
  }

  /**
   * The same, with less effort on the exact length of a long mate; asked again with more, it goes
   * on from what the table holds.
   *
   * @param lengthNodes how many nodes that may take
   */
  public Solution solve(
      Position position,
      SolveOptions options,
      SearchBudget budget,
      long lengthNodes,
      SolveListener listener) {
    return withHelpers(() -> solveHere(position, options, budget, lengthNodes, listener));
  }

  private Solution solveHere(
      Position position,
      SolveOptions options,
      SearchBudget budget,
      long lengthNodes,
      SolveListener listener) {
    Solution solution = search(position, options, budget, lengthNodes, listener);
    if (!options.explain() || !solution.isExact()) {
      return solution;
    }
    List<Note> notes = new ArrayList<>(solution.notes());
    notes.addAll(FutileNotes.along(position, solution.mainline(), this, options.futile(), budget));
    return solution.withNotes(notes);
  }

  private Solution search(
      Position position,
      SolveOptions options,
      SearchBudget budget,
      long lengthNodes,
      SolveListener listener) {
    Session session = new Session(position, this, options.futile());
    Answer answer = session.mates(budget);
    return switch (answer.kind()) {
      case PROVEN -> mate(session, answer.length(), options, budget, lengthNodes, listener);
      case DISPROVEN -> withoutMate(new MateAnswer.NoMate(), session.nodes());
      case UNKNOWN ->
          withoutMate(
              new MateAnswer.Unknown(Objects.requireNonNull(answer.limit())), session.nodes());
    };
  }

  private static Solution withoutMate(MateAnswer answer, long nodes) {
    return new Solution(answer, List.of(), 0, OptionalInt.empty(), List.of(), nodes);
  }

  private Solution mate(
      Session session,
      int bound,
      SolveOptions options,
      SearchBudget budget,
      long lengthNodes,
      SolveListener listener) {
    // The proof is read from the table before anything else can push it out.
    ProofTree proof = new ProofTree();
    SearchBudget overtime = budget.overtime();
    ProofExtractor extractor =
        new ProofExtractor(session.game(), session.search(), overtime, proof);
    int length = extractor.extract(bound);
    if (length < 0) {
      // A table too small for the proof, and no time to find its lost parts again: nothing is said
      // that was not replayed.
      return withoutMate(new MateAnswer.Unknown(overtime.limit()), session.nodes());
    }
    if (!ProofVerifier.verify(session.position(), proof)) {
      throw new IllegalStateException("the proof of a mate did not stand its replay");
    }
    listener.progress(new SolveListener.Progress(SearchPhase.LENGTH, session.nodes(), length));
    kept.holdFirst(session.game(), bound);
    if (length < bound || table.collections() > 0) {
      // It is shorter than the table knows; or parts of it were lost, and some perhaps again while
      // others were found again.
      extractor.enter();
    }
    LengthFinder lengths = new LengthFinder(session, kept, options, budget, lengthNodes, listener);
    LengthFinder.FoundLength outcome = lengths.find(length);
    LengthFinder.Raw raw =
        options.rawLength() ? lengths.rawLength(length) : new LengthFinder.Raw(length, false);
    int found = outcome.length();
    List<Integer> line = outcome.line();
    if (!outcome.exact() && (line == null || raw.atMost() < found)) {
      // What is told is what is shown: a proof in which every interposition counts.
      Optional<ProofTree> shorter =
          raw.atMost() < length ? session.proofOf(raw.atMost(), budget) : Optional.of(proof);
      line = longestLine(session, shorter.orElse(proof));
      found = shorter.isPresent() ? raw.atMost() : length;
    } else if (line == null) {
      line = longestLine(session, proof);
    }
    return new Solution(
        new MateAnswer.Mate(PlyCount.upTo(found, outcome.exact())),
        line,
        session.handAfter(line),
        raw.length(),
        outcome.notes(),
        session.nodes());
  }

  private static List<Integer> longestLine(Session session, ProofTree proof) {
    return Ints.asList(ProofExtractor.longestLine(session.position(), proof));
  }
}
