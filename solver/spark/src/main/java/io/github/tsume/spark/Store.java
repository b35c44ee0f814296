package io.github.tsume.spark;

import io.github.tsume.app.file.OutputNames;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.expressions.Window;
import org.apache.spark.sql.functions;

/**
 * The folder of a job's results, on whatever file system it is.
 *
 * <pre>
 * work/            every row that was found, as it was saved: what a restart takes over
 * work/_question   what was asked; another question needs another folder
 * results/         the best row of each problem of the input, by verdict
 * totals.json
 * </pre>
 */
final class Store {
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
  boolean isFor(JobQuestion question) {
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

  /** For each problem and each state of it the row of the largest budget. */
  Dataset<Row> best() {
    Dataset<Row> all =
        isEmpty()
            ? spark.createDataFrame(List.of(), Fields.FOUND)
            : spark.read().schema(Fields.FOUND).parquet(work.toString());
    return all.withColumn(
            "rank",
            functions
                .row_number()
                .over(
                    Window.partitionBy(Fields.KEY, Fields.DIGEST)
                        .orderBy(
                            functions.col(Fields.BUDGET).desc(),
                            functions.col(Fields.SETTLED).desc())))
        .where("rank = 1")
        .drop("rank");
  }

  private boolean isEmpty() {
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

  /** Writes the results of the problems of the input, sorted by verdict; returns them. */
  Dataset<Row> publish(Dataset<Row> pieces) {
    String results = new Path(folder, "results").toString();
    best()
        .join(pieces.select(Fields.KEY, Fields.DIGEST), keys(), "left_semi")
        .write()
        .mode(SaveMode.Overwrite)
        .partitionBy(Fields.VERDICT)
        .parquet(results);
    return spark.read().schema(Fields.FOUND).parquet(results);
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
