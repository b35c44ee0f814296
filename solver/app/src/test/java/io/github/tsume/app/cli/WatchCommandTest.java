package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.file.StandardOutput;
import io.github.tsume.app.file.TextOutput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code tsume watch}, as a composer uses it. */
@Timeout(900)
class WatchCommandTest {
  @TempDir private Path directory;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Interruption interruption = new Interruption();

  private FutureTask<Integer> watch(String... options) {
    return watch(directory, options);
  }

  private FutureTask<Integer> watch(Path place, String... options) {
    String[] args = new String[options.length + 4];
    System.arraycopy(options, 0, args, 4, options.length);
    args[0] = "watch";
    args[1] = "--lang=en";
    args[2] = "--notation=usi";
    args[3] = place.toString();
    Console console =
        new Console(
            new StandardOutput(out, true, StandardCharsets.UTF_8),
            new TextOutput(err, false, true, StandardCharsets.UTF_8),
            new ByteArrayInputStream(new byte[0]),
            false,
            false,
            Map.of());
    FutureTask<Integer> task =
        new FutureTask<>(() -> CommandRunner.run(console, interruption, args));
    new Thread(task, "watch").start();
    return task;
  }

  private static void until(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(900);
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("what is awaited comes about").isLessThan(end);
      Thread.sleep(20);
    }
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private void end(FutureTask<Integer> task) throws InterruptedException, ExecutionException {
    interruption.interrupt();
    assertThat(task.get()).isEqualTo(130);
  }

  @Test
  void checks_all_at_first_and_then_what_changes_and_nothing_else()
      throws IOException, InterruptedException, ExecutionException {
    Files.writeString(directory.resolve("old.sfen"), Samples.NO_MATE + "\n");
    Path file = Files.writeString(directory.resolve("a.sfen"), Samples.NO_MATE + "\n");
    FutureTask<Integer> task = watch();
    until(() -> out().contains("  old.sfen\n") && out().split("unsolvable", -1).length == 3);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("(2 files)");
    out.reset();

    Files.writeString(file, Samples.MATE_3 + "\n");
    until(() -> out().contains("mate in 3"));
    assertThat(out()).contains("  a.sfen\n").doesNotContain("old.sfen");

    Path below = Files.createDirectory(directory.resolve("below"));
    Files.writeString(below.resolve("notes.txt"), "no problem");
    // As editors do that never leave a half-written file.
    Path written = Files.writeString(below.resolve(".b.sfen.tmp"), Samples.MATE_5 + "\n");
    Files.move(written, below.resolve("b.sfen"), StandardCopyOption.ATOMIC_MOVE);
    until(() -> out().contains("mate in 5"));
    assertThat(out()).contains("b.sfen\n").doesNotContain("notes", "tmp");

    Files.delete(file);
    Files.writeString(directory.resolve("old.sfen"), "4k4/9 broken\n");
    until(() -> out().contains("  old.sfen\n"));
    until(() -> err.toString(StandardCharsets.UTF_8).contains("old.sfen:"));
    interruption.interrupt();
    assertThat(task.get()).as("a file that cannot be read is there").isEqualTo(4);
  }

  @Test
  void writes_json_only_when_asked() throws IOException, InterruptedException, ExecutionException {
    FutureTask<Integer> task = watch("--json");
    until(() -> err.toString(StandardCharsets.UTF_8).contains("(0 files)"));
    Files.writeString(directory.resolve("a.sfen"), Samples.MATE_3 + "\n" + Samples.MATE_5 + "\n");
    until(() -> out().lines().count() == 2);
    assertThat(out().lines())
        .allMatch(line -> line.startsWith("{\"schema\":\"tsume/1\"") && line.contains("verdict"));
    end(task);
  }

  @Test
  void ends_in_the_midst_of_a_check() throws IOException, InterruptedException, ExecutionException {
    FutureTask<Integer> task = watch("--time=1h", "--hash=16m");
    until(() -> err.size() > 0);
    Files.writeString(directory.resolve("hard.sfen"), Samples.HARD + "\n");
    until(() -> out().contains("hard.sfen"));
    Thread.sleep(200);
    end(task);
  }

  @Test
  void watches_one_file_too() throws IOException, InterruptedException, ExecutionException {
    Files.writeString(directory.resolve("other.sfen"), Samples.MATE_5 + "\n");
    Path file = Files.writeString(directory.resolve("a.sfen"), Samples.NO_MATE + "\n");
    FutureTask<Integer> task = watch(file);
    until(() -> out().contains("  a.sfen\nunsolvable"));
    Files.writeString(file, Samples.MATE_3 + "\n");
    until(() -> out().contains("mate in 3"));
    assertThat(out()).doesNotContain("other");
    end(task);
  }

  @Test
  void advises_who_edits() throws IOException, InterruptedException, ExecutionException {
    String needless = "1p7/k8/g8/9/L8/1R7/9/9/9 b - 1\n";
    Path file = Files.writeString(directory.resolve("a.sfen"), needless);
    FutureTask<Integer> task = watch(file, "--hash=16m");
    until(() -> out().contains("needless, the line stays one of best play: without p 8a"));
    Files.writeString(file, "1kg6/p8/1K7/9/9/9/9/9/9 b GN2r2b2g4s3n4l17p 1\n");
    until(() -> out().contains("a repair: with l 9c"));
    end(task);
  }

  @Test
  void watches_only_what_is_there() {
    Run.Outcome outcome = Run.tsume("watch", directory.resolve("none").toString());
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.err()).contains("is not a file or folder");
  }
}
