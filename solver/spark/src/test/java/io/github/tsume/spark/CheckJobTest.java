package io.github.tsume.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.CheckRequest;
import io.github.tsume.verdict.Goal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The job with a local master finds what {@code check} finds. */
class CheckJobTest {
  private static final Path FIRST = Path.of("../../problems/first");
  private static final Path HELPMATES =
      Path.of("../core/src/test/resources/io/github/tsume/helpmate/helpmates.tsv");
  private static final Path ZUKO = Path.of("../../problems/zuko/zuko.sfen");

  private static SparkSession spark;

  @TempDir Path folder;

  @BeforeAll
  static void open() {
    spark =
        SparkSession.builder()
            .master("local[2]")
            .config("spark.ui.enabled", false)
            .config("spark.driver.bindAddress", "127.0.0.1")
            .config("spark.driver.host", "127.0.0.1")
            .config("spark.sql.adaptive.enabled", false)
            .config("spark.sql.codegen.wholeStage", false)
            .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
            .getOrCreate();
  }

  @AfterAll
  static void close() {
    spark.stop();
  }

  @Test
  void rows_are_those_of_check() {
    Path output = folder.resolve("out");

    CheckJob.Finished outcome =
        Local.job(
            spark, "check", FIRST.toString(), "--output", output.toString(), "--nodes", "20000");

    assertThat(outcome.exitCode()).isZero();
    List<Row> rows = Local.rows(spark, output);
    Map<String, String> expected =
        Local.results(true, 20_000, folder.resolve("check"), problemsOf(FIRST));
    assertThat(rows).hasSameSizeAs(expected.keySet());
    assertThat(Local.json(rows)).isEqualTo(expected);
    NotebookTest.compare(output);
  }

  private static Path[] problemsOf(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toArray(Path[]::new);
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  @Test
  void lengths_of_lines_are_those_of_solve() throws IOException {
    Path lines = some(12);
    Path output = folder.resolve("out");

    Local.job(spark, "solve", lines.toString(), "--output", output.toString(), "--nodes", "5000");

    assertThat(Local.json(Local.rows(spark, output)))
        .isEqualTo(Local.results(false, 5000, folder.resolve("solve"), lines));
  }

  /** The pawn promotes and shuts the king in; whatever he plays, he is mated. */
  @Test
  void another_goal_can_be_looked_for() throws IOException {
    Path line = folder.resolve("brinkmate.sfen");
    Files.writeString(line, "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1\n");
    Path output = folder.resolve("out");

    CheckJob.Finished outcome =
        Local.job(
            spark,
            "check",
            "--goal",
            "hisshi",
            "--within",
            "1",
            line.toString(),
            "--output",
            output.toString(),
            "--nodes",
            "100000");

    assertThat(outcome.exitCode()).isZero();
    Row row = Local.rows(spark, output).get(0);
    assertThat(row.<String>getAs(Fields.RESULT)).isEqualTo("brinkmate");
    assertThat(row.<Integer>getAs(Fields.LENGTH)).isEqualTo(1);
    assertThat(row.<String>getAs(Fields.VERDICT)).isEqualTo("sound");
  }

  @Test
  void helpmates_are_those_of_check_and_of_who_stated_them() throws IOException {
    List<String[]> stated =
        Files.readAllLines(HELPMATES).stream()
            .map(line -> line.split("\t", -1))
            .filter(row -> row.length > 4 && row[2].equals("help") && row[3].matches("[1-5]|none"))
            .limit(20)
            .toList();
    Path lines = folder.resolve("help.sfen");
    Files.write(lines, stated.stream().map(row -> row[1] + "\t" + row[0]).toList());
    Path output = folder.resolve("out");
    String[] job = {"check", "--goal", "helpmate", lines.toString(), "--output", output.toString()};

    CheckJob.Finished outcome = Local.job(spark, job);

    Map<String, String> found = Local.json(Local.rows(spark, output));
    CheckRequest usual = CheckRequest.DEFAULT;
    CheckRequest asked =
        new CheckRequest(
            Goal.HELPMATE.aim(), usual.options(), true, usual.branches(), false, false);
    Path alone = folder.resolve("check");
    assertThat(found).hasSize(20).isEqualTo(Local.results(asked, true, 0, alone, lines));
    for (String[] row : stated) {
      boolean none = row[3].equals("none");
      assertThat(found.get(row[0]))
          .contains(none ? "\"no-helpmate\"" : "\"length\":" + row[3] + ",")
          .contains("\"solutionCount\":" + (none ? "0" : row[4]) + ",");
    }
    assertThat(outcome.exitCode()).isZero();
  }

  @Test
  void a_mate_has_no_limit_of_plies() {
    String[] job = {"solve", "--within", "3", "x", "--output", "y"};
    assertThat(Local.job(spark, job).exitCode()).isEqualTo(2);
  }

  @Test
  void a_brinkmate_has_an_odd_number_of_plies() {
    String[] job = {"solve", "--goal", "hisshi", "--within", "2", "x", "--output", "y"};
    assertThat(Local.job(spark, job).exitCode()).isEqualTo(2);
  }

  @Test
  void counted_brinkmates_have_the_words_of_brinkmates() throws IOException {
    Path line = Files.writeString(folder.resolve("none.sfen"), "7k1/9/9/9/9/9/9/9/9 b P 1\n");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] job = {
      "check",
      "--goal",
      "hisshi",
      "--within",
      "1",
      "--lang",
      "ja",
      line.toString(),
      "--output",
      folder.resolve("out").toString()
    };
    CheckJob.run(spark, new PrintStream(out, true, StandardCharsets.UTF_8), System.err, job);
    assertThat(out.toString(StandardCharsets.UTF_8)).contains("必至なし 1").doesNotContain("不詰");
  }

  @Test
  void what_is_open_is_searched_again_with_more() throws IOException {
    Path lines = some(8);
    Path output = folder.resolve("out");

    Local.job(
        spark,
        "solve",
        lines.toString(),
        "--output",
        output.toString(),
        "--nodes",
        "1000,60000",
        "--chunk",
        "3");

    List<Row> rows = Local.rows(spark, output);
    Map<String, String> small = Local.results(false, 1000, folder.resolve("small"), lines);
    Map<String, String> large = Local.results(false, 60_000, folder.resolve("large"), lines);
    assertThat(rows).hasSize(8);
    for (Row row : rows) {
      long budget = row.<Long>getAs(Fields.BUDGET);
      String id = row.getAs("id");
      assertThat(row.<String>getAs(Fields.JSON))
          .isEqualTo((budget == 1000 ? small : large).get(id));
      assertThat(row.<Boolean>getAs(Fields.SETTLED) || budget == 60_000).isTrue();
    }
    assertThat(rows).extracting(row -> row.<Long>getAs(Fields.BUDGET)).contains(60_000L);
  }

  @Test
  void a_restart_takes_over_what_is_done() throws IOException {
    Path lines = some(6);
    Path output = folder.resolve("out");
    String[] job = {"solve", lines.toString(), "--output", output.toString(), "--nodes", "2000"};
    assertThat(Local.job(spark, job).searched()).isEqualTo(6);
    Map<String, String> before = Local.json(Local.rows(spark, output));

    assertThat(Local.job(spark, job).searched()).isZero();
    assertThat(Local.json(Local.rows(spark, output))).isEqualTo(before);

    Files.writeString(lines, zuko(7).get(6) + "\n", StandardOpenOption.APPEND);
    assertThat(Local.job(spark, job).searched()).isEqualTo(1);
    assertThat(Local.json(Local.rows(spark, output))).hasSize(7).containsAllEntriesOf(before);
  }

  @Test
  void games_are_left_out_of_a_check_and_words_of_a_list_are_no_rows() throws IOException {
    Path inputs = Files.createDirectory(folder.resolve("inputs"));
    Files.writeString(inputs.resolve("game.kif"), "手合割：平手\n   1 ７六歩(77)\n   2 ３四歩(33)\n");
    String problem = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
    Files.writeString(
        inputs.resolve("list.sfen"), "詰将棋集\nposition startpos moves 7g7f\n" + problem + "\n以上です\n");
    Path output = folder.resolve("out");
    String[] job = {"check", inputs.toString(), "--output", output.toString()};
    assertThat(Local.job(spark, job).exitCode()).isZero();
    assertThat(Local.rows(spark, output)).hasSize(1);

    Files.writeString(inputs.resolve("list.sfen"), "position startpos moves 7g7f\n");
    String[] games = {"check", inputs.toString(), "--output", folder + "/none"};
    assertThat(Local.job(spark, games).exitCode()).isEqualTo(4);
    String[] solve = {"solve", inputs.toString(), "--output", folder + "/solve"};
    Local.job(spark, solve);
    assertThat(Local.rows(spark, folder.resolve("solve"))).hasSize(2);
  }

  @Test
  void another_question_needs_another_folder() throws IOException {
    String lines = some(2).toString();
    String output = folder.resolve("out").toString();
    Local.job(spark, "solve", lines, "--output", output, "--nodes", "100");

    CheckJob.Finished outcome =
        Local.job(spark, "check", lines, "--output", output, "--nodes", "100");

    assertThat(outcome.exitCode()).isEqualTo(2);
    assertThat(outcome.searched()).isZero();
  }

  @Test
  void a_column_of_a_table_is_read() throws IOException {
    Path table = folder.resolve("table");
    List<String> texts = zuko(4).stream().map(line -> line.split("\t", 2)[0]).toList();
    spark
        .createDataset(texts, Encoders.STRING())
        .toDF("position")
        .withColumn(
            "name", functions.concat(functions.lit("p"), functions.hash(functions.col("position"))))
        .write()
        .parquet(table.toString());
    Path output = folder.resolve("out");

    Local.job(
        spark,
        "solve",
        table.toString(),
        "--column",
        "position",
        "--id-column",
        "name",
        "--output",
        output.toString(),
        "--nodes",
        "300");

    assertThat(Local.rows(spark, output))
        .hasSize(4)
        .allSatisfy(
            row ->
                assertThat(row.<String>getAs(Fields.JSON)).contains("\"id\":\"p").contains("sfen"));
  }

  @Test
  void an_input_that_is_not_there_is_named_and_no_failure() {
    String[] job = {"check", folder + "/nowhere.sfen", "--output", folder + "/out"};
    assertThat(Local.job(spark, job).exitCode()).isEqualTo(4);
    assertThat(folder.resolve("out")).doesNotExist();
  }

  @Test
  void budgets_must_grow() {
    String[] job = {"check", "x", "--output", "y", "--nodes", "5,4"};
    assertThat(Local.job(spark, job).exitCode()).isEqualTo(2);
  }

  @Test
  void it_has_to_be_said_what_to_do() {
    assertThat(Local.job(spark, "x", "--output", "y").exitCode()).isEqualTo(2);
  }

  @Test
  void damaged_rows_are_rows_too_and_cost_no_other() throws IOException {
    Path lines = folder.resolve("some.sfen");
    List<String> good = zuko(2);
    Files.writeString(
        lines, good.get(0) + "\n9/9/9/9/9/9/9/9/9 b - 1\n9/4k4/9 b\n" + good.get(1) + "\n");
    Path output = folder.resolve("out");
    String[] job = {"solve", lines.toString(), "-o", output.toString(), "--nodes", "500"};
    assertThat(Local.job(spark, job).exitCode()).isZero();

    Map<String, String> found = Local.json(Local.rows(spark, output));
    assertThat(found)
        .isEqualTo(Local.results(false, 500, folder.resolve("solve"), lines))
        .hasSizeGreaterThan(2);
    // What could not be read is tried again by a restart, and is still one row.
    Local.job(spark, job);
    assertThat(Local.rows(spark, output)).hasSize(found.size());
  }

  @Test
  void small_jobs_have_few_tasks() throws IOException {
    Path lines = some(12);
    TaskCount count = new TaskCount();
    spark.sparkContext().addSparkListener(count);
    Local.job(spark, "solve", lines.toString(), "-o", folder + "/out", "--nodes", "100,300");
    spark.sparkContext().removeSparkListener(count);
    assertThat(count.tasks.get()).isBetween(1, 119);
  }

  /** Counts the tasks that ended. */
  private static final class TaskCount extends SparkListener {
    private final AtomicInteger tasks = new AtomicInteger();

    @Override
    public void onTaskEnd(SparkListenerTaskEnd end) {
      tasks.incrementAndGet();
    }
  }

  private Path some(int count) throws IOException {
    Path file = folder.resolve("some.sfen");
    Files.write(file, zuko(count));
    return file;
  }

  /** The first lines of the collection that are problems. */
  static List<String> zuko(int count) throws IOException {
    try (Stream<String> lines = Files.lines(ZUKO)) {
      return lines
          .filter(line -> line.contains("/"))
          .filter(line -> !line.startsWith("#"))
          .limit(count)
          .toList();
    }
  }
}
