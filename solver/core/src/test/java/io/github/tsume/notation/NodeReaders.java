package io.github.tsume.notation;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Replay;
import io.github.tsume.record.Step;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Readers that nobody here wrote: the npm packages tsshogi, which ShogiHome reads with, and
 * json-kifu-format, the reader of Kifu for JS.
 */
final class NodeReaders {
  private static final Path HOME = Path.of("target", "node").toAbsolutePath();
  private static final List<Format> FORMATS =
      List.of(Format.KIF, Format.KI2, Format.CSA, Format.JKF);

  private final Path directory;
  private final StringBuilder manifest = new StringBuilder();
  private int count;

  /**
   * Skips the test where Node.js or the packages are missing; {@code -Dtsume.node.install=true}
   * installs them into target/node.
   *
   * @param name of a directory for the files of the test
   */
  NodeReaders(String name) throws IOException, InterruptedException {
    assumeTrue(run(List.of("node", "--version")).startsWith("v"), "Node.js is missing");
    if (Boolean.getBoolean("tsume.node.install")) {
      install();
    }
    assumeTrue(
        installed(),
        "tsshogi and json-kifu-format are missing; -Dtsume.node.install=true installs them");
    directory = HOME.resolve(name);
    Files.createDirectories(directory);
  }

  /** Another JVM may be at the same: the second waits and finds it done. */
  private static void install() throws IOException, InterruptedException {
    try (FileChannel file =
            FileChannel.open(
                HOME.resolve("install.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = file.lock()) {
      if (lock.isValid() && !installed()) {
        Files.writeString(HOME.resolve("package.json"), "{\"private\":true}");
        run(
            List.of(
                "npm", "install", "--no-audit", "--no-fund", "tsshogi@2", "json-kifu-format@5"));
      }
    }
  }

  private static boolean installed() {
    return Files.exists(HOME.resolve("node_modules/tsshogi"))
        && Files.exists(HOME.resolve("node_modules/json-kifu-format"));
  }

  /** Writes a problem in all formats that they read. */
  void add(Problem problem) throws IOException {
    for (Format format : FORMATS) {
      Files.writeString(
          directory.resolve(count + "." + format.extensions().get(0)),
          format.writer().write(problem, WriteOptions.DEFAULT));
    }
    Replay replay = Replay.of(problem.setup());
    problem.tree().line().stream().filter(Step::isMove).forEach(s -> replay.play(s.move()));
    manifest.append(count).append('\t').append(SfenWriter.sfen(replay.toSetup()));
    manifest.append('\t').append(problem.tree().variationCount());
    manifest.append('\t').append(problem.tree().moves().length).append('\n');
    count++;
  }

  /** How many problems were added. */
  int count() {
    return count;
  }

  /** What they read otherwise than it was meant, or "ok" and the number of problems. */
  String disagreements() throws IOException, InterruptedException {
    Files.writeString(directory.resolve("manifest.tsv"), manifest);
    return script("readers.mjs");
  }

  /** The directory of the files. */
  Path directory() {
    return directory;
  }

  /** Runs a script of the resources over the directory; returns what it prints. */
  String script(String name) throws IOException, InterruptedException {
    try (InputStream script = NodeReaders.class.getResourceAsStream(name)) {
      Files.write(HOME.resolve(name), script.readAllBytes());
    }
    return run(List.of("node", name, directory.toString())).strip();
  }

  private static String run(List<String> command) throws InterruptedException {
    try {
      Files.createDirectories(HOME);
      Path output = Files.createTempFile(HOME, "output", ".txt");
      Process process =
          new ProcessBuilder(command)
              .directory(HOME.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      if (!process.waitFor(900, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      return Files.readString(output);
    } catch (IOException e) {
      return "missing";
    }
  }
}
