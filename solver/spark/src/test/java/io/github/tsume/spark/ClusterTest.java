package io.github.tsume.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real cluster on this machine: a master and two workers, one of which is killed.
 *
 * <p>Whoever waits here waits for what others have done, as long as they live: on a busy machine
 * each of them takes minutes to start, and Spark gives up after one.
 */
class ClusterTest {
  private static final String HOST = "127.0.0.1";

  /** What Spark would take for dead if it only waits for its turn. */
  private static final Map<String, String> PATIENT =
      Map.of(
          "spark.network.timeout", "3600s",
          "spark.executor.heartbeatInterval", "60s",
          "spark.rpc.askTimeout", "3600s",
          "spark.rpc.lookupTimeout", "3600s",
          "spark.worker.timeout", "3600");

  /** Less time for the compiler of the Java machine: all is over soon. */
  private static final String QUICK = "-XX:TieredStopAtLevel=1";

  @TempDir Path folder;

  private final List<Process> processes = new ArrayList<>();

  @AfterEach
  void end() {
    processes.forEach(ClusterTest::kill);
  }

  @Test
  void a_killed_worker_loses_nothing_and_doubles_nothing() throws Exception {
    Path lines = folder.resolve("zuko.sfen");
    Files.write(lines, CheckJobTest.zuko(40));
    Path output = folder.resolve("out");
    Path home = home();
    int port = freePort();
    String master = "spark://" + HOST + ":" + port;
    Process first =
        start(home, "master.Master", "--host", HOST, "--port", "" + port, "--webui-port", "0");
    await(first, "New state: ALIVE", 1);
    Process doomed = worker(home, master, "one");
    worker(home, master, "two");
    await(first, "Registering worker", 2);
    boolean[] killed = new boolean[1];
    Thread killer = new Thread(() -> killed[0] = killWhenBegun(doomed, output.resolve("work")));
    killer.start();

    try (SparkSession spark = session(master)) {
      CheckJob.Finished outcome =
          Local.job(
              spark,
              "solve",
              lines.toString(),
              "--output",
              output.toString(),
              "--nodes",
              "20000",
              "--chunk",
              "20",
              "--task-nodes",
              "10000");
      killer.join();

      assertThat(outcome.exitCode()).isZero();
      assertThat(killed[0]).isTrue();
      assertThat(spark.sparkContext().getConf().get("spark.speculation", "false"))
          .isEqualTo("false");
      List<Row> rows = Local.rows(spark, output);
      Map<String, String> expected = Local.results(false, 20_000, folder.resolve("alone"), lines);
      assertThat(rows).hasSize(40);
      assertThat(Local.json(rows)).isEqualTo(expected);
      assertThat(spark.read().parquet(output.resolve("work").toString()).count()).isEqualTo(40);
    }
  }

  /** Kills a worker and what it started as soon as some results, but not all, are saved. */
  private static boolean killWhenBegun(Process worker, Path work) {
    try {
      while (worker.isAlive()) {
        if (Files.isDirectory(work)) {
          try (Stream<Path> files = Files.list(work)) {
            if (files.anyMatch(file -> file.toString().endsWith(".parquet"))) {
              kill(worker);
              return true;
            }
          }
        }
        Thread.sleep(20);
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return false;
  }

  /** Waits until a process has said something so often, and fails when one of them has ended. */
  private void await(Process process, String text, int times) throws Exception {
    Path log = folder.resolve("process" + processes.indexOf(process) + ".log");
    while (count(Files.readString(log), text) < times) {
      for (Process other : processes) {
        String place = "process" + processes.indexOf(other) + ".log";
        assertThat(other.isAlive()).as(() -> place + ": " + read(folder.resolve(place))).isTrue();
      }
      Thread.sleep(20);
    }
  }

  private static int count(String text, String part) {
    return text.split(Pattern.quote(part), -1).length - 1;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      return e.toString();
    }
  }

  private static void kill(Process process) {
    List<ProcessHandle> all =
        Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    all.forEach(ProcessHandle::destroyForcibly);
    // Who still writes hinders that the folder is taken away. One that has ended without anybody
    // having asked for it counts as alive, but has no command any more.
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(900);
    while (all.stream().anyMatch(one -> one.isAlive() && one.info().command().isPresent())) {
      assertThat(System.nanoTime()).as("what was killed ends").isLessThan(end);
      LockSupport.parkNanos(5_000_000);
    }
  }

  private SparkSession session(String master) {
    SparkSession.Builder builder = SparkSession.builder().master(master);
    PATIENT.forEach(builder::config);
    return builder
        .config("spark.ui.enabled", false)
        .config("spark.driver.bindAddress", HOST)
        .config("spark.driver.host", HOST)
        .config("spark.executor.memory", "600m")
        .config("spark.executor.extraClassPath", folders())
        .config("spark.executor.extraJavaOptions", QUICK)
        .config("spark.sql.shuffle.partitions", 1)
        .config("spark.sql.adaptive.enabled", false)
        .config("spark.sql.codegen.wholeStage", false)
        .config("spark.sql.codegen.factoryMode", "NO_CODEGEN")
        .getOrCreate();
  }

  private Process worker(Path home, String master, String name) throws IOException {
    String place = folder.resolve(name).toString();
    return start(
        home,
        "worker.Worker",
        "--host",
        HOST,
        "--cores",
        "1",
        "--memory",
        "700m",
        "--webui-port",
        "0",
        "--work-dir",
        place,
        master);
  }

  private Process start(Path home, String mainClass, String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xmx400m");
    command.add(QUICK);
    PATIENT.forEach((name, value) -> command.add("-D" + name + "=" + value));
    command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
    command.addAll(
        List.of("-cp", home.resolve("jars") + "/*", "org.apache.spark.deploy." + mainClass));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(folder.resolve("process" + processes.size() + ".log").toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", HOST);
    Process process = builder.start();
    processes.add(process);
    return process;
  }

  /** What an installation of Spark looks like: the jars of this test's class path. */
  private Path home() throws IOException {
    Path home = folder.resolve("spark");
    Path jars = Files.createDirectories(home.resolve("jars"));
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(place);
      String name = path.getFileName().toString();
      if (name.endsWith(".jar") && !name.startsWith("slf4j-nop")) {
        Files.createSymbolicLink(jars.resolve(name), path.toAbsolutePath());
      }
    }
    return home;
  }

  /** Our own classes, where they are no jars yet. */
  private static String folders() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(place -> Files.isDirectory(Path.of(place)))
        .reduce((a, b) -> a + File.pathSeparator + b)
        .orElse("");
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }
}
