package io.github.tsume.spark;

import static java.util.Objects.requireNonNull;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.collect_set;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.explode;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.size;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.StringType;
import static org.apache.spark.sql.types.DataTypes.createArrayType;

import com.google.common.collect.Iterators;
import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.PieceCommand;
import io.github.tsume.app.cli.console.Language;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.results.text.Messages;
import java.io.PrintStream;
import java.text.MessageFormat;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Locale;
import java.util.ResourceBundle;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;
import org.apache.spark.util.LongAccumulator;
import org.apache.spark.util.TaskCompletionListener;
import org.jspecify.annotations.Nullable;

/**
 * {@code tsume-spark extend INPUT… -o DIR}, and likewise {@code mine}, {@code vary} and all other
 * commands that tell rows of each input: for more inputs than one machine can hold.
 *
 * <p>What a part of a run has done is kept in {@code DIR/work} and not done again; the rows of all
 * inputs are lines of JSON in {@code DIR/rows}, what was said besides is in {@code DIR/messages}.
 */
final class RowsJob {
  private static final String EXIT = "exit";
  private static final String ROWS = "rows";
  private static final String MESSAGES = "messages";
  private static final String COST = "cost";

  /** How many inputs for each core are worked on between two savings. */
  private static final int CHUNK = 100;

  /** How many inputs are one task. */
  private static final int TASK = 5;

  /** What was told of a piece. */
  private static final StructType TOLD =
      new StructType()
          .add(Fields.KEY, StringType, false)
          .add(Fields.DIGEST, StringType, false)
          .add(EXIT, IntegerType, false)
          .add(ROWS, createArrayType(StringType, false), false)
          .add(MESSAGES, createArrayType(StringType, false), false);

  private final PrintStream out;
  private final PrintStream err;
  private final Messages messages;
  private final ResourceBundle texts;

  private RowsJob(PrintStream out, PrintStream err, Messages messages) {
    this.out = out;
    this.err = err;
    this.messages = messages;
    texts = Messages.bundle(CheckJob.BUNDLE, messages.locale());
  }

  /** What a run did: its exit code, and how many inputs it worked on itself. */
  record Finished(int exitCode, long done) {}

  /** Runs the job in a session that goes on afterwards, or in one of its own. */
  static Finished run(
      @Nullable SparkSession spark, PrintStream out, PrintStream err, String... arguments) {
    Messages messages = Messages.of(Language.of(arguments, Locale.getDefault()));
    RowsJob job = new RowsJob(out, err, messages);
    PieceCommand command;
    try {
      command = PieceCommand.of(messages, arguments);
    } catch (UserException e) {
      err.println("tsume: " + e.getMessage());
      return new Finished(e.exitCode(), 0);
    }
    Finished finished =
        Sessions.run(spark, command.words().get(0), session -> job.run(session, command));
    return finished != null ? finished : job.refused(Tally.USAGE, "job.speculation", "");
  }

  private Finished refused(int exitCode, String key, String what) {
    err.println(MessageFormat.format(texts.getString(key), what));
    return new Finished(exitCode, 0);
  }

  private Finished run(SparkSession spark, PieceCommand command) {
    String missing = Pieces.missing(spark, command.inputs());
    if (missing != null) {
      return refused(Tally.UNREADABLE, "job.input", missing);
    }
    Store store = new Store(spark, command.output());
    if (!store.isFor(command.words().toString())) {
      return refused(Tally.USAGE, "job.other-question", "");
    }
    Dataset<Row> pieces =
        command.inputs().stream()
            .map(input -> Pieces.ofFiles(spark, input, command))
            .reduce(Dataset::union)
            .orElseThrow()
            .dropDuplicates(Store.keys())
            .persist(StorageLevel.DISK_ONLY());
    Parts.forRows(spark, pieces.count());
    long done = work(spark, store, command, pieces);
    int exitCode = publish(store, pieces);
    pieces.unpersist();
    return new Finished(exitCode, done);
  }

  private long work(SparkSession spark, Store store, PieceCommand command, Dataset<Row> pieces) {
    Dataset<Row> open =
        store.isEmpty()
            ? pieces
            : pieces.join(
                store.saved(TOLD).select(Fields.KEY, Fields.DIGEST), Store.keys(), "left_anti");
    open = open.withColumn(COST, lit(1L)).persist(StorageLevel.DISK_ONLY());
    long left = open.count();
    LongAccumulator done = spark.sparkContext().longAccumulator("tsume inputs");
    Progress progress =
        new Progress(texts, messages, line -> err.println("tsume: " + line), done::value);
    spark.sparkContext().addSparkListener(progress);
    progress.begin(command.words().get(0) + ": ", left);
    long each = (long) CHUNK * spark.sparkContext().defaultParallelism();
    long chunks = (left + each - 1) / each;
    for (long chunk = 0; chunk < chunks; chunk++) {
      JavaRDD<Row> told =
          Parts.dealtOut(spark, Store.chunk(open, chunk, chunks), COST, TASK)
              .mapPartitions(part -> told(part, command, done));
      store.save(spark.createDataFrame(told, TOLD));
    }
    spark.sparkContext().removeSparkListener(progress);
    open.unpersist();
    return left;
  }

  private static Iterator<Row> told(
      Iterator<Row> pieces, PieceCommand command, LongAccumulator done) {
    Interruption interruption = new Interruption();
    TaskContext context = TaskContext.get();
    if (context != null) {
      TaskCompletionListener end = ended -> interruption.giveUp();
      context.addTaskCompletionListener(end);
    }
    return Iterators.transform(
        pieces,
        piece -> {
          PieceCommand.Told told = command.rows(Pieces.piece(requireNonNull(piece)), interruption);
          done.add(1);
          return RowFactory.create(
              Pieces.text(piece, Fields.KEY),
              Pieces.digest(piece),
              told.exitCode(),
              told.rows().toArray(),
              told.messages().toArray());
        });
  }

  /** Writes the rows of all inputs and tells how many; returns the exit code of all. */
  private int publish(Store store, Dataset<Row> pieces) {
    if (store.isEmpty()) {
      return Tally.UNREADABLE;
    }
    Dataset<Row> all =
        store
            .saved(TOLD)
            .dropDuplicates(Store.keys())
            .join(pieces.select(Fields.KEY, Fields.DIGEST), Store.keys(), "left_semi");
    for (String kind : new String[] {ROWS, MESSAGES}) {
      all.select(explode(col(kind))).write().mode(SaveMode.Overwrite).text(store.folder(kind));
    }
    Column rows = sum(size(col(ROWS)));
    Row counts = all.agg(count(lit(1)), rows, collect_set(EXIT)).first();
    out.println(
        new MessageFormat(texts.getString("job.rows"), messages.locale())
            .format(new Object[] {counts.getLong(0), counts.getLong(1)}));
    return Tally.exitCode(new HashSet<>(counts.<Integer>getList(2)));
  }
}
