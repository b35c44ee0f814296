package io.github.tsume.spark;

import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.hash;
import static org.apache.spark.sql.functions.least;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.not;
import static org.apache.spark.sql.functions.pmod;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.functions.when;

import io.github.tsume.app.batch.log.RunTotals;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/**
 * Searches all problems with a small budget, then what is still open with a larger one, and so on.
 * Each pass is cut into chunks, after each of which everything is saved; each chunk into tasks that
 * take about the same.
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
  private final Consumer<String> progress;
  private long games;

  /**
   * The passes of one run.
   *
   * @param progress hears what is being done, in words
   */
  Passes(SparkSession spark, JobSettings settings, Store store, Consumer<String> progress) {
    this.spark = spark;
    this.settings = settings;
    this.store = store;
    this.progress = progress;
    counters = new Counters(spark.sparkContext());
  }

  /** Does them all; returns the totals. */
  RunTotals run() {
    Dataset<Row> all = read().persist(StorageLevel.DISK_ONLY());
    games = all.where(col(Fields.IS_GAME)).count();
    Dataset<Row> pieces = all.where(not(col(Fields.IS_GAME)));
    for (long budget : settings.budgets()) {
      pass(pieces, budget);
    }
    Dataset<Row> results = store.publish(pieces);
    RunTotals totals = totals(results);
    store.writeTotals(totals.json());
    all.unpersist();
    return totals;
  }

  /** How many records of games were left out. */
  long games() {
    return games;
  }

  /** How many results this run made itself, those of repeated tasks included. */
  long searched() {
    return counters.problems();
  }

  private Dataset<Row> read() {
    Dataset<Row> all = spark.createDataFrame(List.of(), Fields.PIECE);
    for (String input : settings.inputs()) {
      String column = settings.column();
      all =
          all.union(
              column == null
                  ? Pieces.ofFiles(spark, input, settings.question())
                  : Pieces.ofTable(spark, input, column, settings.idColumn(), settings.question()));
    }
    return all.dropDuplicates(Store.keys());
  }

  private void pass(Dataset<Row> pieces, long budget) {
    Dataset<Row> known = store.best();
    Dataset<Row> done = known.where(col(Fields.SETTLED).or(col(Fields.BUDGET).geq(budget)));
    Dataset<Row> earlier =
        known.select(Fields.KEY, Fields.DIGEST, Fields.BUDGET, Fields.NODES, Fields.JSON);
    Dataset<Row> open =
        pieces
            .join(done.select(Fields.KEY, Fields.DIGEST), Store.keys(), "left_anti")
            .join(earlier, Store.keys(), "left")
            .withColumn(COST, cost(budget))
            .persist(StorageLevel.DISK_ONLY());
    long problems = open.count();
    long chunks = (problems + settings.chunk() - 1) / settings.chunk();
    for (long chunk = 0; chunk < chunks; chunk++) {
      progress.accept("nodes " + budget + ": " + problems + " open, " + (chunk + 1) + "/" + chunks);
      Dataset<Row> part = open.where(pmod(hash(col(Fields.KEY)), lit(chunks)).equalTo(lit(chunk)));
      JavaRDD<Row> found =
          dealtOut(part).mapPartitions(new Searching(settings.question(), budget, counters));
      store.save(spark.createDataFrame(found, Fields.FOUND));
    }
    open.unpersist();
  }

  private static Column cost(long budget) {
    return least(
        lit(budget),
        coalesce(col(Fields.NODES).multiply(GROWTH), lit(Math.min(budget, USUAL_NODES))));
  }

  /** The rows in partitions of about the same cost: the dearest are dealt out first. */
  private JavaRDD<Row> dealtOut(Dataset<Row> part) {
    Row row = part.agg(sum(COST), count(lit(1))).first();
    long cost = row.isNullAt(0) ? 0 : row.getLong(0);
    long cores = spark.sparkContext().defaultParallelism();
    long wanted = Math.max(2 * cores, cost / settings.taskNodes());
    int partitions = (int) Math.max(1, Math.min(wanted, row.getLong(1)));
    JavaPairRDD<Long, Row> numbered =
        part.orderBy(col(COST).desc(), col(Fields.KEY))
            .javaRDD()
            .zipWithIndex()
            .mapToPair(numberedRow -> new Tuple2<>(numberedRow._2(), numberedRow._1()));
    return numbered.partitionBy(new DealtOut(partitions)).values();
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
}
