package io.github.tsume.spark;

import com.google.common.collect.Iterators;
import io.github.tsume.app.batch.JobQuestion;
import io.github.tsume.app.batch.PieceSearch;
import io.github.tsume.results.json.Result;
import java.util.Iterator;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.util.TaskCompletionListener;

/** A search of the problems of one partition, one after another, as Spark asks for the results. */
final class Searching implements FlatMapFunction<Iterator<Row>, Row> {
  private final JobQuestion question;
  private final long nodes;
  private final Counters counters;

  /**
   * A search.
   *
   * @param nodes what each problem may take
   * @param counters are told of every result
   */
  Searching(JobQuestion question, long nodes, Counters counters) {
    this.question = question;
    this.nodes = nodes;
    this.counters = counters;
  }

  @Override
  public Iterator<Row> call(Iterator<Row> pieces) {
    PieceSearch search = new PieceSearch(question, nodes);
    TaskContext context = TaskContext.get();
    if (context != null) {
      TaskCompletionListener end = ended -> search.close();
      context.addTaskCompletionListener(end);
    }
    return Iterators.transform(pieces, piece -> found(piece, search));
  }

  private Row found(Row piece, PieceSearch search) {
    Result result = search.result(Pieces.piece(piece), piece.getAs(Fields.JSON));
    Row row = FoundRow.of(Pieces.text(piece, Fields.KEY), Pieces.digest(piece), result, nodes);
    counters.count(row);
    return row;
  }
}
