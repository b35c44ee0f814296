package io.github.tsume.spark;

import io.github.tsume.app.batch.Batch;
import io.github.tsume.app.batch.BatchListener;
import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.job.JobOptions;
import io.github.tsume.app.batch.log.OrderedResults.ResultSink;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** What the tests of the job share: the same work without Spark, and the job's results. */
final class Local {
  private static final long HASH = 16L << 20;

  private Local() {}

  /** The JSON of every problem by its name, as the two commands find it on this machine. */
  static Map<String, String> results(boolean checks, long nodes, Path directory, Path... inputs) {
    return results(CheckRequest.DEFAULT, checks, nodes, directory, inputs);
  }

  /** The same of what is asked for. */
  static Map<String, String> results(
      CheckRequest request, boolean checks, long nodes, Path directory, Path... inputs) {
    JobOptions job =
        new JobOptions(
            request,
            checks ? JobOptions.Check.WHOLE : null,
            DefenderHand.AUTO,
            new JobOptions.Limits(0, nodes, HASH, 1, true),
            MoveStyle.of(null, Messages.of(Locale.ENGLISH)),
            false);
    Batch batch =
        new Batch(
            new Batch.Settings(job, 1, directory, false, "", List.of(), false, 0, 0),
            Messages.of(Locale.ENGLISH),
            new Interruption(),
            BatchListener.NONE);
    Map<String, String> found = new TreeMap<>();
    ResultSink sink = (result, json) -> found.put(result.id(), json);
    List<String> names = List.of(inputs).stream().map(Path::toString).toList();
    InputOptions reading = new InputOptions(null, null, ReadOptions.DEFAULT.withPositionStated());
    try (InputSource source =
        new InputSource(names, reading, new ByteArrayInputStream(new byte[0]))) {
      batch.run(source, List.of(sink));
    }
    return found;
  }

  /** Runs the job with the same options. */
  static CheckJob.Finished job(SparkSession spark, String... more) {
    String[] all = new String[more.length + 4];
    System.arraycopy(more, 0, all, 0, more.length);
    all[more.length] = "--hash";
    all[more.length + 1] = (HASH >> 20) + "m";
    all[more.length + 2] = "--lang";
    all[more.length + 3] = "en";
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    return CheckJob.run(spark, nowhere, System.err, all);
  }

  /** The rows of the job's results. */
  static List<Row> rows(SparkSession spark, Path output) {
    return spark
        .read()
        .schema(Fields.FOUND)
        .parquet(output.resolve("results").toString())
        .collectAsList();
  }

  /** The JSON of every row by the problem's name. */
  static Map<String, String> json(List<Row> rows) {
    Map<String, String> json = new TreeMap<>();
    rows.forEach(row -> json.put(row.getAs("id"), row.getAs(Fields.JSON)));
    return json;
  }
}
