package io.github.tsume.spark;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.least;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.not;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import com.google.common.collect.Iterators;
import io.github.tsume.app.batch.JobQuestion;
import io.github.tsume.app.batch.PieceSearch;
import io.github.tsume.app.batch.log.RunTotals;
import io.github.tsume.results.json.Result;
import io.github.tsume.spark.CheckJob.JobSettings;
import io.github.tsume.spark.Progress.Counters;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.TaskCompletionListener;

/**
 * A search of all problems with a small budget, then what is still open with a larger one, and so
 * on. Each pass is cut into chunks, after each of which everything is saved; each chunk into tasks
 * that take about the same.
 */
final class Passes {
  /** What a problem takes of which nothing is known: the mean of problems cut out of games. */
  private static final long USUAL_NODES = 3000;

  /** How many times as much a problem is expected to take as the budget that was not enough. */
  private static final int GROWTH = 10;

  private static final String COST = "cost";

  private final SparkSession spark;
  private final JobSettings settings;
  private final Store store;
  private final Counters counters;
  private final Progress progress;
  private long games;

  /**
   * The passes of one run.
   *
   * @param counters are told of every result
   * @param progress is told what begins
   */
  Passes(
      SparkSession spark, JobSettings settings, Store store, Counters counters, Progress progress) {
    this.spark = spark;
    this.settings = settings;
    this.store = store;
    this.counters = counters;
    this.progress = progress;
  }

  /** Does them all; returns the totals. */
  RunTotals run() {
    Dataset<Row> all = read().persist(StorageLevel.DISK_ONLY());
    Row counts = all.agg(count(lit(1)), count(when(col(Fields.IS_GAME), lit(1)))).first();
    games = counts.getLong(1);
    Parts.forRows(spark, counts.getLong(0));
    Dataset<Row> pieces = all.where(not(col(Fields.IS_GAME)));
    for (int pass = 0; pass < settings.budgets().size(); pass++) {
      pass(pieces, pass);
    }
    RunTotals totals = counts.getLong(0) == games ? new RunTotals() : totals(store.publish(pieces));
    totals.sought(settings.question().goal());
    store.writeTotals(totals.json());
    all.unpersist();
    return totals;
  }

  /** How many records of games were left out. */
  long games() {
    return games;
  }

  private Dataset<Row> read() {
    List<Dataset<Row>> inputs = settings.inputs().stream().map(this::read).toList();
    Dataset<Row> all = inputs.stream().reduce(Dataset::union).orElseThrow();
    // One input has each problem once.
    return inputs.size() == 1 ? all : all.dropDuplicates(Store.keys());
  }

  private Dataset<Row> read(String input) {
    String column = settings.column();
    return column == null
        ? Pieces.ofFiles(spark, input, settings.question())
        : Pieces.ofTable(spark, input, column, settings.idColumn(), settings.question());
  }

  private void pass(Dataset<Row> pieces, int number) {
    long budget = settings.budgets().get(number);
    Dataset<Row> open = open(pieces, budget).withColumn(COST, cost(budget));
    open = open.persist(StorageLevel.DISK_ONLY());
    long problems = open.count();
    int passes = settings.budgets().size();
    progress.begin(progress.text("job.pass", number + 1, passes, budget), problems);
    long chunks = (problems + settings.chunk() - 1) / settings.chunk();
    for (long chunk = 0; chunk < chunks; chunk++) {
      Dataset<Row> part = Store.chunk(open, chunk, chunks);
      JavaRDD<Row> found =
          Parts.dealtOut(spark, part, COST, settings.taskNodes())
              .mapPartitions(new Searching(settings.question(), budget, counters));
      store.save(spark.createDataFrame(found, Fields.FOUND));
    }
    open.unpersist();
  }

  private Dataset<Row> open(Dataset<Row> pieces, long budget) {
    return store.isEmpty()
        ? pieces
            .withColumn(Fields.NODES, lit(null).cast(DataTypes.LongType))
            .withColumn(Fields.JSON, lit(null).cast(DataTypes.StringType))
        : store.open(pieces, budget);
  }

  private static Column cost(long budget) {
    return least(
        lit(budget),
        coalesce(col(Fields.NODES).multiply(GROWTH), lit(Math.min(budget, USUAL_NODES))));
  }

  private static RunTotals totals(Dataset<Row> results) {
    RunTotals totals = new RunTotals();
    Dataset<Row> counts =
        results
            .groupBy(col(Fields.VERDICT), when(col("exact"), col(Fields.LENGTH)).as("length"))
            .agg(count(lit(1)), sum(Fields.NODES));
    for (Row row : counts.collectAsList()) {
      int length = row.isNullAt(1) ? 0 : row.getInt(1);
      totals.add(row.getString(0), length, row.getLong(2), row.getLong(3), 0);
    }
    Dataset<Row> defects =
        results.select(explode(col(Fields.DEFECTS)).as("class")).groupBy("class").count();
    defects.collectAsList().forEach(row -> totals.addDefect(row.getString(0), row.getLong(1)));
    return totals;
  }

  /**
   * A search of the problems of one partition, one after another, as Spark asks for the results.
   */
  private static final class Searching implements FlatMapFunction<Iterator<Row>, Row> {
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
}
