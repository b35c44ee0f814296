package io.github.tsume.spark;

import com.google.common.collect.AbstractIterator;
import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.SingleProblems;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.json.ResultReader;
import java.util.Iterator;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Row;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;

/** Searches the problems of one partition, one after another, as Spark asks for the results. */
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
    Interruption interruption = new Interruption();
    DeepCalls thread = new DeepCalls();
    TaskContext context = TaskContext.get();
    if (context != null) {
      TaskCompletionListener end =
          ended -> {
            interruption.giveUp();
            thread.close();
          };
      context.addTaskCompletionListener(end);
    }
    SingleProblems problems =
        new SingleProblems(question.job(nodes), question.messages(), interruption);
    InputOptions reading = question.reading();
    return new AbstractIterator<>() {
      @Override
      protected @Nullable Row computeNext() {
        if (!pieces.hasNext()) {
          return endOfData();
        }
        Row piece = pieces.next();
        Result result;
        try {
          result = thread.call(() -> search(piece, problems, reading));
        } catch (InterruptedException e) {
          interruption.giveUp();
          Thread.currentThread().interrupt();
          throw new IllegalStateException(e);
        }
        if (result.isInterrupted()) {
          throw new IllegalStateException("the task was ended"); // It is no result.
        }
        Row row = FoundRow.of(Pieces.text(piece, Fields.KEY), Pieces.digest(piece), result, nodes);
        counters.count(row);
        return row;
      }
    };
  }

  private static Result search(Row piece, SingleProblems problems, InputOptions reading) {
    InputEntry entry = Pieces.piece(piece).entry(reading);
    String earlier = piece.getAs(Fields.JSON);
    return problems.result(entry.id(), entry, earlier == null ? null : ResultReader.read(earlier));
  }
}
