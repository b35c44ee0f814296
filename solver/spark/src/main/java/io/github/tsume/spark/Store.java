package io.github.tsume.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.hash;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.max;
import static org.apache.spark.sql.functions.not;
import static org.apache.spark.sql.functions.pmod;
import static org.apache.spark.sql.functions.struct;

import io.github.tsume.app.file.OutputNames;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;

/**
 * The folder of a job's results, on whatever file system it is.
 *
 * <pre>
 * work/            every row that was found, as it was saved: what a restart takes over
 * work/_question   what was asked; another question needs another folder
 * results/         the best row of each problem of the input, by verdict
 * totals.json
 * </pre>
 *
 * <p>Which row is the best is found out from short rows without the JSON. Whole rows are read where
 * they lie; none of them is sorted or sent to another machine for it.
 */
final class Store {
  private static final String FILE = "file";
  private static final String LINE = "line";
  private static final String BEST = "best";
  private static final String[] PLACE = {FILE, LINE};

  private final SparkSession spark;
  private final Path folder;
  private final Path work;

  Store(SparkSession spark, String output) {
    this.spark = spark;
    folder = new Path(output);
    work = new Path(folder, "work");
  }

  /**
   * Notes what is asked, or sees that it is the same as before.
   *
   * @return whether the folder is for this question
   */
  boolean isFor(String question) {
    Path note = new Path(work, "_question");
    String text = question + "\n";
    try {
      FileSystem files = files();
      if (files.exists(note)) {
        try (InputStream in = files.open(note)) {
          return new String(in.readAllBytes(), StandardCharsets.UTF_8).equals(text);
        }
      }
      write(note, text);
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private FileSystem files() throws IOException {
    return folder.getFileSystem(spark.sparkContext().hadoopConfiguration());
  }

  private void write(Path file, String text) throws IOException {
    try (OutputStream out = files().create(file, true)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Saves rows; they are all there, or none of those that a broken run leaves is half. */
  void save(Dataset<Row> found) {
    found.write().mode(SaveMode.Append).parquet(work.toString());
  }

  /** Whether nothing was found yet. */
  boolean isEmpty() {
    try {
      for (var entry : files().listStatus(work)) {
        if (entry.getPath().getName().endsWith(".parquet")) {
          return false;
        }
      }
      return true;
    } catch (FileNotFoundException e) {
      return true;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** All that was saved. */
  Dataset<Row> saved(StructType columns) {
    return spark.read().schema(columns).parquet(work.toString());
  }

  /** The place of something else that is written. */
  String folder(String name) {
    return new Path(folder, name).toString();
  }

  /** One of several parts of pieces, after each of which all is saved. */
  static Dataset<Row> chunk(Dataset<Row> pieces, long number, long chunks) {
    return chunks == 1
        ? pieces
        : pieces.where(pmod(hash(col(Fields.KEY)), lit(chunks)).equalTo(lit(number)));
  }

  /** All that was saved, and where each row lies. */
  private Dataset<Row> saved() {
    return saved(Fields.FOUND)
        .withColumns(Map.of(FILE, col("_metadata.file_name"), LINE, col("_metadata.row_index")));
  }

  /** For each problem and each state of it the place of the row of the largest budget. */
  private Dataset<Row> best() {
    Column[] order = {
      col(Fields.BUDGET), col(Fields.SETTLED), col(FILE), col(LINE), col(Fields.NODES)
    };
    return saved()
        .groupBy(Fields.KEY, Fields.DIGEST)
        .agg(max(struct(order)).as(BEST))
        .select(
            col(Fields.KEY),
            col(Fields.DIGEST),
            col(BEST + "." + Fields.BUDGET),
            col(BEST + "." + Fields.SETTLED),
            col(BEST + "." + FILE),
            col(BEST + "." + LINE));
  }

  /**
   * The pieces that a budget may do something for, with what was found before about some of them.
   */
  Dataset<Row> open(Dataset<Row> pieces, long budget) {
    Dataset<Row> known = best();
    Column isDone = col(Fields.SETTLED).or(col(Fields.BUDGET).geq(budget));
    Dataset<Row> done = known.where(isDone).select(Fields.KEY, Fields.DIGEST);
    Dataset<Row> earlier =
        saved()
            .where(not(isDone))
            .join(known.where(not(isDone)).select(FILE, LINE), PLACE, "left_semi")
            .select(Fields.KEY, Fields.DIGEST, Fields.NODES, Fields.JSON);
    return pieces.join(done, keys(), "left_anti").join(earlier, keys(), "left");
  }

  /** Writes the results of the problems of the input, sorted by verdict; returns them. */
  Dataset<Row> publish(Dataset<Row> pieces) {
    String results = folder("results");
    Dataset<Row> rows =
        isEmpty() ? spark.createDataFrame(List.of(), Fields.FOUND) : wanted(pieces).drop(PLACE);
    rows.write().mode(SaveMode.Overwrite).partitionBy(Fields.VERDICT).parquet(results);
    return spark.read().schema(Fields.FOUND).parquet(results);
  }

  /** Of each problem of the input the best row. */
  private Dataset<Row> wanted(Dataset<Row> pieces) {
    Dataset<Row> wanted =
        best().join(pieces.select(Fields.KEY, Fields.DIGEST), keys(), "left_semi");
    // What has been found better since, or is no longer in the input: few, so they can be told to
    // everyone, while all others are copied as they lie.
    Dataset<Row> dropped =
        saved()
            .select(FILE, LINE)
            .join(wanted.select(FILE, LINE), PLACE, "left_anti")
            .persist(StorageLevel.MEMORY_AND_DISK());
    return dropped.count() == 0 ? saved() : saved().join(dropped, PLACE, "left_anti");
  }

  /** The columns that say which problem, in which state, a row is about. */
  static String[] keys() {
    return new String[] {Fields.KEY, Fields.DIGEST};
  }

  /** Writes the totals. */
  void writeTotals(String json) {
    try {
      write(new Path(folder, OutputNames.TOTALS), json + "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
