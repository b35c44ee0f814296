package tsume.app.batch;

import java.util.List;
import java.util.Objects;
import tsume.app.json.Result;
import tsume.app.text.LineText;
import tsume.board.Position;

/**
 * A result of an earlier run, which is taken over if it still answers what is asked: a name alone
 * says little, as rows move up and files are corrected.
 */
record EarlierResult(Result result) {
  /** Whether nothing else would come out now. */
  boolean answers(Prepared problem, JobOptions options) {
    return isAbout(problem, options);
  }

  private boolean isAbout(Prepared problem, JobOptions options) {
    Result.Origin origin = result.origin();
    return Objects.equals(origin.sfen(), problem.origin().sfen())
        && Objects.equals(origin.rules(), problem.origin().rules())
        && Objects.equals(result.error(), problem.error())
        && result.statedLength().equals(problem.statedLength())
        && result.extras().authoredLine().equals(line(problem, options))
        && hasIllegalMove() == problem.hasIllegalMove();
  }

  /** The author's moves as a result of now would have them. */
  private static List<String> line(Prepared problem, JobOptions options) {
    Position position = problem.position();
    JobOptions.Check check = options.check();
    return position != null && check != null && check.againstStated()
        ? LineText.usi(position, problem.authoredLine())
        : List.of();
  }

  private boolean hasIllegalMove() {
    return result.notes().stream().anyMatch(note -> note.code().equals(Prepared.ILLEGAL_MOVE));
  }
}
