package io.github.tsume.app.batch;

import io.github.tsume.app.input.InputPiece;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultWriter;
import java.io.Serializable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A function from a piece of an input to its result, that any engine can send to its machines and
 * map over its rows. Each thread that calls it has a solver of its own, which it keeps.
 */
public final class ResultFunction implements Function<InputPiece, Result>, Serializable {
  private final JobQuestion question;
  private final long nodes;
  private transient @Nullable ThreadLocal<PieceSearch> searches;

  /**
   * The function for a question.
   *
   * @param nodes what each problem may take
   */
  public ResultFunction(JobQuestion question, long nodes) {
    this.question = question;
    this.nodes = nodes;
  }

  @Override
  public Result apply(InputPiece piece) {
    return searches().get().result(piece, null);
  }

  /** Made where it is called: solvers do not travel. */
  private synchronized ThreadLocal<PieceSearch> searches() {
    ThreadLocal<PieceSearch> made = searches;
    if (made == null) {
      made = ThreadLocal.withInitial(() -> new PieceSearch(question, nodes));
      searches = made;
    }
    return made;
  }

  /** The line that {@code tsume check --no-timing} writes: the same on every machine. */
  public static String line(Result result) {
    return ResultWriter.write(result.withReason(result.reason(), null));
  }
}
