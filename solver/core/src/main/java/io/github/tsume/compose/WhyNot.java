package io.github.tsume.compose;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.goal.Found;
import io.github.tsume.goal.Goals;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.moves.Evasions;
import io.github.tsume.posed.Findings;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.Journal;
import io.github.tsume.stipulation.Stipulation;
import io.github.tsume.stipulation.Stipulation.Play;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The reason why a board is not what is wanted, as a full check of it tells.
 *
 * @param setup the board
 * @param verdict the verdict on it; of one that is sound, the length is another than is wanted
 * @param plies how many it takes; 0 if the goal is not reached
 * @param defect the first that is fatal, with the moves before it; null if the verdict says all
 */
public record WhyNot(Setup setup, Verdict verdict, int plies, Findings.@Nullable Row defect) {

  /** Whether it is sound in so many plies; 0 for any number. */
  private boolean isSound(int wanted) {
    return verdict == Verdict.SOUND && (wanted == 0 || plies == wanted);
  }

  /** A finder of reasons, with a table of its own; it serves one thread. */
  public static final class Finder {
    private static final long BYTES = 1L << 24;

    private final MateSolver solver = new MateSolver(BYTES);
    private final Aim aim;
    private final CheckOptions options;

    /**
     * A finder.
     *
     * @param options how to check; what they state of the author's is left aside
     */
    public Finder(Aim aim, CheckOptions options) {
      this.aim = aim;
      this.options = options;
    }

    /** What is looked for. */
    public Aim aim() {
      return aim;
    }

    /**
     * The reason why a board that was refuted is not sound with a line, or without one.
     *
     * @param line the wanted line; empty for any
     * @param plies how many are wanted; 0 for any number
     */
    public WhyNot of(Setup setup, List<Integer> line, int plies, SearchBudget budget) {
      WhyNot given = checked(setup, line, budget);
      // With a line it may be sound that without it is not.
      if (given.isSound(plies) && !line.isEmpty()) {
        return checked(setup, List.of(), budget);
      }
      boolean escapes = given.verdict == Verdict.UNSOLVABLE && aim.goal() == Goal.MATE;
      return escapes && !line.isEmpty() ? escape(given, line, budget) : given;
    }

    /**
     * The same of a problem after edits; null if they cannot be made, or it is sound in as many
     * plies.
     *
     * @param kept whether the line must be kept, not only its length
     */
    public @Nullable WhyNot of(
        Setup setup, List<Edit> edits, List<Integer> line, boolean kept, SearchBudget budget) {
      Setup edited = EditedSetup.of(setup, edits);
      if (edited == null) {
        return null;
      }
      IntendedLine intended = new IntendedLine(edited.rules(), edits);
      Play play = Stipulation.of(aim).play();
      List<Integer> moves = List.of();
      for (int ply = 1; ply <= line.size(); ply++) {
        Position start = Position.of(edited);
        List<Integer> more = intended.of(start, line.subList(0, ply), play);
        if (more == null && !kept) {
          moves = List.of();
          break;
        }
        if (more == null) {
          moves.forEach(start::play);
          boolean legal = intended.same(start, line.get(ply - 1)) != Move.NONE;
          LineFailure why = legal ? LineFailure.NO_CHECK : LineFailure.ILLEGAL;
          return new WhyNot(edited, Verdict.INCOMPLETE, 0, fails(moves, ply, List.of(), why));
        }
        moves = more;
      }
      WhyNot whyNot = of(edited, moves, line.size(), budget);
      boolean sound =
          whyNot.isSound(line.size())
              || (!kept && checked(edited, List.of(), budget).isSound(line.size()));
      return sound ? null : whyNot;
    }

    /** The last reply along a line after which there is no mate, where there is none at all. */
    private WhyNot escape(WhyNot given, List<Integer> line, SearchBudget budget) {
      for (int i = line.size() - 1; i >= 0; i -= 2) {
        Position position = Position.of(given.setup);
        line.subList(0, i + 1).forEach(position::play);
        for (int reply : Evasions.of(position)) {
          position.play(reply);
          Session session = new Session(position, solver, options.solve().futile());
          position.undo(reply);
          if (session.mates(part(budget)).isDisproven()) {
            List<Integer> moves = List.of(line.get(i), reply);
            Findings.Row row = fails(line.subList(0, i), i + 1, moves, LineFailure.ESCAPE);
            return new WhyNot(given.setup, given.verdict, 0, row);
          }
        }
      }
      return given;
    }

    private SearchBudget part(SearchBudget budget) {
      return budget.apart(solver.efforts().nodes(EffortTable.EXTEND_LEAST));
    }

    private static Findings.Row fails(
        List<Integer> before, int ply, List<Integer> moves, LineFailure why) {
      Defect defect =
          new Defect(
              DefectClass.LINE_FAILS,
              Severity.FATAL,
              ply,
              moves.isEmpty() ? Move.NONE : moves.get(0),
              PlyCount.UNKNOWN,
              moves,
              0,
              why);
      return new Findings.Row(defect, false, before);
    }

    private WhyNot checked(Setup setup, List<Integer> line, SearchBudget budget) {
      solver.clear();
      CheckOptions asked = options.withLine(line);
      Goals.Wanted wanted =
          new Goals.Wanted(Position.of(setup), aim, asked, true, SolveListener.NONE, Journal.NONE);
      Found found = Goals.seek(wanted, solver, part(budget));
      Judged judged = Judged.of(found, aim.goal(), 0);
      Findings.Row defect =
          found.findings().rows().stream()
              .filter(row -> !row.provisional() && row.defect().severity() == Severity.FATAL)
              .findFirst()
              .orElse(null);
      return new WhyNot(setup, judged.verdict(), judged.length(), defect);
    }
  }
}
