package io.github.tsume.spark;

import com.google.common.collect.Iterators;
import com.google.common.hash.Hashing;
import io.github.tsume.app.input.InputPiece;
import io.github.tsume.app.input.InputPieces;
import io.github.tsume.app.input.PieceReading;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;

/** A reader of inputs into rows of {@link Fields#PIECE}, one for each problem. */
final class Pieces {
  private Pieces() {}

  /** The pieces of files in any format that {@code check} reads, read as {@code check} does. */
  static Dataset<Row> ofFiles(SparkSession spark, String input, PieceReading question) {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
    String root = root(spark, input);
    JavaRDD<Row> rows =
        context
            .binaryFiles(input)
            .flatMap(
                file -> {
                  InputStream in = file._2().open();
                  TaskContext task = TaskContext.get();
                  if (task != null) {
                    TaskCompletionListener closing = ended -> close(in);
                    task.addTaskCompletionListener(closing);
                  }
                  return rows(in, name(file._1(), root, input), "", question);
                });
    return spark.createDataFrame(rows, Fields.PIECE);
  }

  /**
   * The pieces of a column of a table, each value of which is read as a file of its own.
   *
   * @param column the column of the texts
   * @param idColumn the column of the names, null if there is none: then equal texts are one
   */
  static Dataset<Row> ofTable(
      SparkSession spark,
      String input,
      String column,
      @Nullable String idColumn,
      PieceReading question) {
    Column text = functions.col(column).cast("string");
    Column id =
        idColumn == null
            ? functions.concat(
                functions.lit("row-"), functions.substring(functions.sha2(text, 256), 1, 16))
            : functions.col(idColumn).cast("string");
    JavaRDD<Row> rows =
        spark
            .read()
            .parquet(input)
            .select(id, text)
            .where(text.isNotNull().and(id.isNotNull()))
            .javaRDD()
            .flatMap(
                row ->
                    rows(
                        new ByteArrayInputStream(row.getString(1).getBytes(StandardCharsets.UTF_8)),
                        row.getString(0),
                        "@" + sum(row.getString(1).getBytes(StandardCharsets.UTF_8), 0),
                        question));
    return spark
        .createDataFrame(rows, Fields.PIECE)
        .dropDuplicates(new String[] {Fields.KEY, Fields.DIGEST});
  }

  private static Iterator<Row> rows(InputStream in, String name, String mark, PieceReading question)
      throws IOException {
    return Iterators.transform(
        InputPieces.of(in, name, question.reading()),
        piece -> row(piece, mark, question.leavesOut(piece)));
  }

  private static Row row(InputPiece piece, String mark, boolean isGame) {
    String key = piece.source() + mark + (piece.number() == 0 ? "" : "#" + piece.number());
    return RowFactory.create(
        key,
        sum(piece.bytes(), piece.linesBefore()),
        piece.source(),
        piece.isLine(),
        piece.linesBefore(),
        piece.number(),
        isGame,
        piece.bytes());
  }

  /** The piece that a row holds. */
  static InputPiece piece(Row row) {
    return new InputPiece(
        text(row, Fields.SOURCE),
        row.<Boolean>getAs(Fields.IS_LINE),
        row.<Integer>getAs(Fields.LINES_BEFORE),
        row.<Integer>getAs(Fields.NUMBER),
        Objects.requireNonNull(row.<byte[]>getAs(Fields.BYTES)));
  }

  static String text(Row row, String field) {
    return Objects.requireNonNull(row.<String>getAs(field));
  }

  static String digest(Row row) {
    return text(row, Fields.DIGEST);
  }

  /** Half of a SHA-256 as hexadecimal digits: what is changed has another. */
  private static String sum(byte[] bytes, int linesBefore) {
    return Hashing.sha256()
        .newHasher()
        .putInt(linesBefore)
        .putBytes(bytes)
        .hash()
        .toString()
        .substring(0, 32);
  }

  /** The full address of an input that is no pattern, as Spark writes it. */
  private static String root(SparkSession spark, String input) {
    try {
      Path path = new Path(input);
      return path.getFileSystem(spark.sparkContext().hadoopConfiguration())
          .makeQualified(path)
          .toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The first input where nothing is, or null; in lists of places nothing is looked for. */
  static @Nullable String missing(SparkSession spark, List<String> inputs) {
    try {
      for (String input : inputs) {
        if (input.contains(",")) {
          continue;
        }
        Path path = new Path(input);
        FileSystem files = path.getFileSystem(spark.sparkContext().hadoopConfiguration());
        FileStatus[] found = files.globStatus(path);
        if (found == null || found.length == 0) {
          return input;
        }
      }
      return null;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The name of a file as {@code check} has it: below what the user typed. */
  private static String name(String address, String root, String input) {
    return address.startsWith(root) ? input + address.substring(root.length()) : address;
  }

  private static void close(InputStream in) {
    try {
      in.close();
    } catch (IOException e) {
      // It was only read from: nothing is lost.
    }
  }
}
