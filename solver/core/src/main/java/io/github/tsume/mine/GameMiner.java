package io.github.tsume.mine;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.mate.MateAnswer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.rules.Color;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Reason;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A search for forced mates in the positions of a game, for whoever is to move.
 *
 * <p>Each position in which the side to move has a check gets a quick attempt; those that it leaves
 * open get a longer one after all others. Every mate found is replayed by the rules alone.
 */
public record GameMiner(
    MateSolver solver, CheckOptions options, Wanted wanted, SearchBudget budget) {
  private static final double HALF = 0.5;

  /**
   * What is wanted.
   *
   * @param min the fewest plies
   * @param max the most plies
   * @param unique whether mates that are known to have several ways are left out
   * @param quickNodes what the first attempt may take at a position
   * @param nodes what the second may, and the check of a mate
   */
  public record Wanted(int min, int max, boolean unique, long quickNodes, long nodes) {}

  /** The mates of a game: its first position, and its legal moves. */
  public MineReport mine(Setup start, List<Integer> moves) {
    Position position = Position.of(start);
    int[] buffer = new int[Position.MAX_MOVES];
    Solution[] found = new Solution[moves.size() + 1];
    List<Position> positions = new ArrayList<>();
    List<Integer> left = new ArrayList<>();
    int asked = 0;
    for (int ply = 0; ply <= moves.size(); ply++) {
      positions.add(position.copy());
      if (hasCheck(position, buffer)) {
        asked++;
        found[ply] = solve(position, wanted.quickNodes(), budget);
        if (isOpen(found[ply])) {
          left.add(ply);
        }
      }
      if (ply < moves.size()) {
        position.play(moves.get(ply));
      }
    }
    List<MineReport.Open> open = new ArrayList<>();
    // The other half is for the mates that were found.
    SearchBudget second = budget.share(HALF);
    for (int ply : left) {
      found[ply] = solve(positions.get(ply), wanted.nodes(), second);
      if (found[ply].answer() instanceof MateAnswer.Unknown unknown) {
        open.add(new MineReport.Open(ply, unknown.limit()));
      }
    }
    List<FoundMate> mates = new ArrayList<>();
    boolean[] kept = new boolean[moves.size() + 1];
    for (int ply = 0; ply <= moves.size(); ply++) {
      Solution solution = found[ply];
      if (solution != null && solution.isMate()) {
        int played = ply < moves.size() ? moves.get(ply) : Move.NONE;
        FoundMate.Fate fate = fate(positions.get(ply), solution, played);
        kept[ply] = fate == FoundMate.Fate.PLAYED;
        boolean continues = ply >= 2 && kept[ply - 2];
        FoundMate mate = mate(ply, positions.get(ply), solution, played, fate, continues);
        if (mate != null) {
          mates.add(mate);
        }
      }
    }
    return new MineReport(mates, moves.size() + 1, asked, open);
  }

  private static boolean isOpen(Solution solution) {
    return solution.answer() instanceof MateAnswer.Unknown;
  }

  /** Whether the side to move has a check against a king. */
  private static boolean hasCheck(Position position, int[] buffer) {
    return position.king(position.side() ^ 1) >= 0 && CheckMoves.generate(position, buffer, 0) > 0;
  }

  private Solution solve(Position position, long nodes, SearchBudget part) {
    solver.clear();
    return solver.solve(position, options.solve().withExactLength(false), part.slice(nodes));
  }

  private FoundMate.Fate fate(Position position, Solution solution, int played) {
    if (played == Move.NONE) {
      return FoundMate.Fate.ENDED;
    }
    if (solution.mainline().get(0) == played) {
      return FoundMate.Fate.PLAYED;
    }
    Position after = position.copy();
    after.play(played);
    if (!after.inCheck()) {
      return FoundMate.Fate.MISSED;
    }
    solver.clear();
    Session session = new Session(after, position.sideToMove(), solver, options.solve().futile());
    Answer answer = session.mates(budget.slice(wanted.nodes()));
    if (answer.isUnknown()) {
      return FoundMate.Fate.OPEN;
    }
    return answer.isProven() ? FoundMate.Fate.PLAYED : FoundMate.Fate.MISSED;
  }

  /** The mate in full; null if it is not wanted. */
  private @Nullable FoundMate mate(
      int ply,
      Position position,
      Solution first,
      int played,
      FoundMate.Fate fate,
      boolean continues) {
    SoundnessReport report = check(position);
    Solution solution = sure(report.solution());
    if (!solution.isMate()) {
      // Nothing was left for the check: that it mates is known, and no more.
      Solution known = sure(first);
      boolean mayFit =
          known.length() >= wanted.min() && (!known.isExact() || known.length() <= wanted.max());
      return mayFit
          ? new FoundMate(
              ply, position.toSetup(), known, Verdict.UNKNOWN, played, fate, continues, null)
          : null;
    }
    boolean severalWays = report.verdict() != Verdict.SOUND && report.verdict() != Verdict.UNKNOWN;
    boolean unwanted =
        solution.length() < wanted.min()
            || (solution.isExact() && solution.length() > wanted.max())
            || (wanted.unique() && severalWays);
    FoundMate.Candidate candidate = candidate(position, report);
    if (unwanted && (candidate == null || solution.length() < wanted.min())) {
      return null;
    }
    return new FoundMate(
        ply, position.toSetup(), solution, report.verdict(), played, fate, continues, candidate);
  }

  /** The same; no mate is shorter than one ply, whatever was left to prove it. */
  private static Solution sure(Solution solution) {
    return solution.length() == 1 ? solution.withExactLength() : solution;
  }

  private SoundnessReport check(Position position) {
    solver.clear();
    return new SoundnessChecker(solver)
        .check(position, options, budget.slice(wanted.nodes()), SolveListener.NONE);
  }

  /** The longest sound problem that is left when plies of the mainline are cut, two at a time. */
  private FoundMate.@Nullable Candidate candidate(Position start, SoundnessReport whole) {
    Position position = start.copy();
    List<Integer> line = whole.solution().mainline();
    SoundnessReport report = whole;
    for (int cut = 0; cut < line.size(); cut += 2) {
      if (cut > 0) {
        position.play(line.get(cut - 2));
        position.play(line.get(cut - 1));
        if (line.size() - cut < wanted.min()) {
          return null;
        }
        report = check(position);
      }
      int length = report.solution().length();
      if (report.verdict() == Verdict.SOUND && length >= wanted.min() && length <= wanted.max()) {
        return new FoundMate.Candidate(cut, position.toSetup(), report.solution());
      }
    }
    return null;
  }

  /**
   * The mates of one game.
   *
   * @param mates the mates, in the order of the game
   * @param positions how many positions there are
   * @param asked in how many of them the side to move has a check
   * @param unknown those of which it is not known whether it mates
   */
  public record MineReport(List<FoundMate> mates, int positions, int asked, List<Open> unknown) {
    /**
     * A position of which it is not known whether the side to move mates.
     *
     * @param ply how many moves of the game were played before
     * @param why what was spent
     */
    public record Open(int ply, Reason why) {}

    /** A report with copied lists. */
    public MineReport {
      mates = List.copyOf(mates);
      unknown = List.copyOf(unknown);
    }

    /** How many are not known. */
    public int open() {
      return unknown.size();
    }
  }

  /**
   * A position of a game in which the side to move has a forced mate by checks.
   *
   * @param ply how many moves of the game were played before
   * @param position the position
   * @param solution the mate, replayed
   * @param verdict the verdict on it as a composition: sound if there is just one way
   * @param played the move that the game goes on with; {@link io.github.tsume.board.Move#NONE} if
   *     it ends here
   * @param fate what became of the mate
   * @param continues whether it is the rest of the mate two plies before
   * @param candidate the problem that it makes; null if none was found
   */
  public record FoundMate(
      int ply,
      Setup position,
      Solution solution,
      Verdict verdict,
      int played,
      Fate fate,
      boolean continues,
      @Nullable Candidate candidate) {
    /** What became of a mate in the game. */
    public enum Fate {
      /** The move played keeps a mate by checks. */
      PLAYED,
      /** It does not. */
      MISSED,
      /** The game ends here. */
      ENDED,
      /** It is not known whether it does. */
      OPEN;

      /** The stable name in results. */
      public String code() {
        return name().toLowerCase(Locale.ROOT);
      }
    }

    /**
     * A sound problem.
     *
     * @param cut how many plies of the mainline were cut at its beginning, an even number
     * @param position its position
     * @param solution its solution
     */
    public record Candidate(int cut, Setup position, Solution solution) {}

    /** The side that has the mate. */
    public Color side() {
      return position.sideToMove();
    }
  }
}
