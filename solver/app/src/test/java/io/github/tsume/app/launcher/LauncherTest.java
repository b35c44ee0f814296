package io.github.tsume.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.launcher.Folder.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script that starts the program, with a Java and a Maven that are only scripts. */
@DisabledOnOs(OS.WINDOWS)
@Tag("slow")
class LauncherTest {
  private static final String HALF = "printf ha >solver/app/target/tsume.jar; ";

  @TempDir private Path directory;

  /**
   * The launcher makes the class cache in the background, and may only begin with it when the
   * program has ended: who still writes hinders that the folder is taken away.
   */
  @AfterEach
  void nothing_is_left_that_writes_into_the_folder() throws Exception {
    String name = directory.getFileName().toString();
    await(
        () ->
            ProcessHandle.allProcesses()
                .noneMatch(process -> process.info().commandLine().orElse("").contains(name)));
  }

  private static void assertRuns(Outcome outcome) {
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(3);
    assertThat(outcome.out()).endsWith("JAVA reads input\n");
  }

  private static Path lock(Folder folder) {
    return folder.home.resolve(".cache/building");
  }

  private static String host() throws IOException {
    Path name = Path.of("/proc/sys/kernel/hostname");
    return Files.exists(name) ? Files.readString(name).strip() : "?";
  }

  @Test
  void builds_once_and_passes_everything_on() throws Exception {
    Folder folder = Folder.ofSources(directory);
    Outcome first = folder.start("solve", "a b", "詰", "*", "");
    assertRuns(first);
    assertThat(first.out())
        .contains("<solve>\n<a b>\n<詰>\n<*>\n<>\n", "with class cache", "-Dtsume.terminals=\n");
    assertThat(first.err()).startsWith("tsume: building the program…").containsOnlyOnce("\n");
    Outcome second = folder.start("solve");
    assertRuns(second);
    assertThat(second.err()).isEmpty();
    assertThat(folder.calls("built")).isOne();
    assertThat(folder.calls("trained")).isOne();
    Files.writeString(folder.home.resolve("solver/core/src/main/Source.java"), "changed");
    assertRuns(folder.start("solve"));
    assertThat(folder.calls("built")).isEqualTo(2);
  }

  /** A bound above the heap leaves the old space half a megabyte: no table fits. */
  @Test
  void the_young_space_has_no_bound_of_ours_where_the_heap_is_the_users() throws Exception {
    Folder folder = Folder.ofDistribution(directory);
    for (String heap :
        List.of("-Xms8m -Xmx400m", "-XX:MaxHeapSize=300m", "-XX:MaxRAMPercentage=5")) {
      folder.environment.put("TSUME_JAVA_OPTS", heap);
      Outcome outcome = folder.start("solve");
      assertRuns(outcome);
      assertThat(outcome.out()).doesNotContain("NewSize", "-Xms64m");
    }
    folder.environment.put("TSUME_JAVA_OPTS", "-ea");
    assertThat(folder.start("solve").out()).contains("-XX:MaxNewSize=512m");
  }

  @Test
  void where_there_is_no_terminal_a_build_is_one_line_that_names_its_log() throws Exception {
    Folder folder = Folder.ofSources(directory);
    folder.maven(
        "echo Downloading from central: https://example.org/a/plugin-1.pom\n/bin/sleep 0.5\n"
            + Folder.JAR);
    String told = folder.start("solve").err();
    assertThat(told).startsWith("tsume: building the program…").containsOnlyOnce("\n");
    Path log = Path.of(told.substring(told.indexOf("/"), told.indexOf(")")));
    assertThat(log).content().contains("plugin-1.pom");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "kill -9 $PPID", // before anything is written
        HALF + "kill -9 $PPID",
        HALF + "kill $PPID; exec /bin/sleep 1000",
        HALF + "kill -9 $PPID; kill -9 $$",
        HALF + "kill -9 $$",
        HALF + "exit 1",
        HALF + "echo '[ERROR] No space left'; exit 1",
        "exit 1",
        "exit 0", // without a jar
        Folder.JAR + "; kill -9 $PPID", // all but the end
        "printf whole >solver/app/target/tsume.jar", // Maven does not know that it is half
      })
  void an_interrupted_build_is_made_again(String end) throws Exception {
    Folder folder = Folder.ofSources(directory);
    folder.maven(end);
    Outcome broken = folder.start("solve");
    assertThat(broken.out()).isEmpty();
    assertThat(broken.exitCode()).isNotIn(0, 3);
    if (end.contains("ERROR")) {
      assertThat(broken.err()).contains("[ERROR] No space left", "the build failed", "build.log");
    }
    folder.maven(Folder.JAR);
    assertRuns(folder.start("solve"));
    assertThat(folder.home.resolve("solver/app/target/tsume.jar")).content().startsWith("wholePK");
    assertThat(folder.calls("built")).isEqualTo(2);
    assertRuns(folder.start("solve"));
    assertThat(folder.calls("built")).isEqualTo(2);
  }

  @Test
  void a_lock_that_was_left_behind_is_no_reason_to_wait() throws Exception {
    String host = host();
    List<String> left =
        List.of(
            host + " 999999999 17\n", // no such process
            host + " 1 17\n", // another process has the number now
            host + " " + ProcessHandle.current().pid() + " 17\n",
            "OLD", // killed before it said who it is
            "OLDelsewhere 1 17\n", // another machine's, long untouched
            "OLDnonsense");
    for (String text : left) {
      Folder folder = Folder.ofSources(Files.createTempDirectory(directory, "lock"));
      Folder.write(lock(folder), text.replace("OLD", ""));
      if (text.startsWith("OLD")) {
        Instant then = Instant.now().minus(Duration.ofHours(1));
        Files.setLastModifiedTime(lock(folder), FileTime.from(then));
      }
      Outcome outcome = folder.start("solve");
      assertRuns(outcome);
      assertThat(outcome.err()).as(text).doesNotContain("waiting");
      assertThat(lock(folder)).doesNotExist();
    }
  }

  @Test
  void a_lock_of_another_machine_is_waited_for_and_given_up() throws Exception {
    Folder folder = Folder.ofSources(directory);
    folder.environment.put("TSUME_BUILD_WAIT", "3");
    Folder.write(lock(folder), "elsewhere 1 17\n");
    Outcome outcome = folder.start("solve");
    assertThat(outcome.exitCode()).isEqualTo(70);
    assertThat(outcome.err())
        .contains("waiting for another start that is building the program (process of another")
        .contains("gave up: after 3 s", "delete " + lock(folder) + " and start again");
    assertThat(folder.calls("built")).isZero();
  }

  @Test
  void two_starts_build_once() throws Exception {
    Folder folder = Folder.ofSources(directory);
    folder.maven("until [ -e \"$HOME/go\" ]; do /bin/sleep 0.02; done\n" + Folder.JAR);
    Process first = folder.begin("printf input | \"$0\" solve");
    await(() -> folder.calls("built") == 1);
    folder.environment.put("TSUME_BUILD_WAIT", "2");
    Outcome impatient = folder.start("solve");
    assertThat(impatient.exitCode()).isEqualTo(70);
    folder.environment.remove("TSUME_BUILD_WAIT");
    Process second = folder.begin("printf input | \"$0\" solve");
    await(() -> folder.errors(second).contains("waiting for another start"));
    Folder.write(folder.base.resolve("user/go"), "");
    assertRuns(folder.end(first));
    assertRuns(folder.end(second));
    assertThat(folder.calls("built")).isOne();
  }

  @Test
  void a_training_run_that_hangs_is_ended() throws Exception {
    Folder folder = Folder.ofSources(directory);
    Folder.write(folder.base.resolve("hang"), "");
    assertRuns(folder.start("solve"));
    assertRuns(folder.start("solve"));
    assertThat(folder.calls("trained")).isOne();
  }

  @Test
  void closed_descriptors_are_the_null_device() throws Exception {
    Folder folder = Folder.ofSources(directory);
    assertRuns(folder.start("solve"));
    assertThat(folder.shell("\"$0\" solve - <&-").out()).endsWith("JAVA reads \n");
    assertThat(folder.shell("printf input | \"$0\" solve - 2>&-").out())
        .endsWith("JAVA reads input\n");
    assertThat(folder.shell("\"$0\" solve - >&- <&-")).isEqualTo(new Outcome(3, "", ""));
  }

  @Test
  void a_program_that_cannot_be_written_keeps_its_cache_with_the_user() throws Exception {
    Folder folder = Folder.ofDistribution(directory);
    Folder.write(folder.home.resolve(".cache"), "no folder, not even for the superuser");
    Path own = folder.base.resolve("own");
    folder.environment.put("XDG_CACHE_HOME", own.toString());
    assertRuns(folder.start("solve"));
    assertThat(Path.of(own + "/tsume" + folder.home.toRealPath() + "/java")).isRegularFile();
    folder.environment.put("XDG_CACHE_HOME", "not/absolute");
    assertRuns(folder.start("solve"));
    assertThat(folder.base.resolve("user/.cache/tsume")).isDirectory();
    folder.environment.remove("XDG_CACHE_HOME");
    folder.environment.put("HOME", "/dev/null");
    assertThat(folder.start("solve").out()).contains("<solve>");
  }

  @Test
  void a_distribution_needs_neither_sources_nor_a_java_of_others() throws Exception {
    Folder folder = Folder.ofDistribution(directory);
    assertRuns(folder.start("solve"));
    folder.environment.remove("TSUME_JAVA");
    folder.java(folder.home.resolve("runtime"), "25", "EMBEDDED");
    assertThat(folder.start("solve").out()).endsWith("EMBEDDED reads input\n");
    assertThat(folder.calls("built")).isZero();
    Files.delete(folder.home.resolve("lib/tsume.jar"));
    Outcome incomplete = folder.start("solve");
    assertThat(incomplete.exitCode()).isEqualTo(2);
    assertThat(incomplete.err()).contains("lib/tsume.jar", "unpack it again");
  }

  @Test
  void half_a_jar_does_not_count_as_good_when_nothing_is_remembered_of_it() throws Exception {
    Folder folder = Folder.ofSources(directory);
    assertRuns(folder.start("solve"));
    Path jar = folder.home.resolve("solver/app/target/tsume.jar");
    byte[] whole = Files.readAllBytes(jar);
    for (int length : new int[] {whole.length - 1, whole.length - 20, 1}) {
      Files.write(jar, Arrays.copyOf(whole, length));
      delete(folder.home.resolve(".cache"));
      assertRuns(folder.start("solve"));
      assertThat(jar).hasBinaryContent(whole);
    }
    assertThat(folder.calls("built")).isEqualTo(4);
    Folder handedOut = Folder.ofDistribution(Files.createDirectory(directory.resolve("dist")));
    Path part = handedOut.home.resolve("lib/tsume.jar");
    Files.write(part, Arrays.copyOf(Files.readAllBytes(part), 9));
    Outcome incomplete = handedOut.start("solve");
    assertThat(incomplete.exitCode()).isEqualTo(2);
    assertThat(incomplete.err()).contains("lib/tsume.jar ends too early", "unpack it again");
  }

  @Test
  void a_jar_that_is_replaced_by_an_older_one_gets_a_class_cache_of_its_own() throws Exception {
    Folder folder = Folder.ofDistribution(directory);
    Path cache = folder.home.resolve(".cache");
    assertRuns(folder.start("solve"));
    awaitTraining(folder, 1);
    assertThat(folder.start("solve").out()).contains("with class cache");
    Path jar = folder.home.resolve("lib/tsume.jar");
    Files.setLastModifiedTime(jar, FileTime.from(Instant.parse("2019-01-01T00:00:00Z")));
    assertThat(folder.start("solve").out()).doesNotContain("with class cache");
    awaitTraining(folder, 2);
    assertThat(cache.resolve("training")).doesNotExist();
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** It runs in the background of a start. */
  private static void awaitTraining(Folder folder, int times) throws Exception {
    Path lock = folder.home.resolve(".cache/training");
    await(() -> folder.calls("trained") == times && !Files.exists(lock));
  }

  private static void await(Callable<Boolean> condition) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(900);
    while (!condition.call()) {
      assertThat(System.nanoTime()).as("what is awaited comes about").isLessThan(end);
      Thread.sleep(5);
    }
  }
}
