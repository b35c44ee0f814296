package tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import tsume.record.MoveTree;
import tsume.record.Problem;
import tsume.record.Replay;
import tsume.record.Step;
import tsume.rules.StandardShogi;

/**
 * Has what we write read by readers that nobody here wrote, the npm packages tsshogi and
 * json-kifu-format.
 *
 * <p>Skipped where Node.js or the packages are missing; {@code -Dtsume.node.install=true} installs
 * them into target/node.
 */
class NodeReadersTest {
  private static final Path HOME = Path.of("target", "node").toAbsolutePath();
  private static final List<Format> FORMATS =
      List.of(Format.KIF, Format.KI2, Format.CSA, Format.JKF);

  @Test
  void otherReadersAgree() throws IOException, InterruptedException {
    assumeTrue(run(List.of("node", "--version")).startsWith("v"), "Node.js is missing");
    Files.createDirectories(HOME.resolve("files"));
    if (Boolean.getBoolean("tsume.node.install")) {
      Files.writeString(HOME.resolve("package.json"), "{\"private\":true}");
      run(List.of("npm", "install", "--no-audit", "--no-fund", "tsshogi@2", "json-kifu-format@5"));
    }
    assumeTrue(
        Files.exists(HOME.resolve("node_modules/tsshogi")),
        "tsshogi and json-kifu-format are missing; -Dtsume.node.install=true installs them");

    StringBuilder manifest = new StringBuilder();
    int count = 0;
    for (int i = 0; i < 300; i++) {
      Problem problem = playable(new RandomRecords(i).problem(StandardShogi.RULES));
      if (hasTwins(problem.tree())) {
        continue;
      }
      count++;
      for (Format format : FORMATS) {
        Files.writeString(
            HOME.resolve("files").resolve(i + "." + format.extensions().get(0)),
            format.writer().write(problem, WriteOptions.DEFAULT));
      }
      Replay replay = Replay.of(problem.setup());
      problem.tree().line().stream().filter(Step::isMove).forEach(s -> replay.play(s.move()));
      manifest.append(i).append('\t').append(SfenWriter.sfen(replay.toSetup()));
      manifest.append('\t').append(problem.tree().variationCount());
      manifest.append('\t').append(problem.tree().moves().length).append('\n');
    }
    Files.writeString(HOME.resolve("files/manifest.tsv"), manifest);
    try (InputStream script = NodeReadersTest.class.getResourceAsStream("readers.mjs")) {
      Files.write(HOME.resolve("readers.mjs"), script.readAllBytes());
    }
    assertThat(run(List.of("node", "readers.mjs", HOME.resolve("files").toString())).strip())
        .isEqualTo("ok " + count);
  }

  /** Without comments, which in a random record stand where those readers expect none. */
  private static Problem playable(Problem problem) {
    return problem.withTree(RoundTripTest.withoutComments(problem.tree()));
  }

  /** Whether a variation begins like the line it leaves: those readers take both for one. */
  private static boolean hasTwins(MoveTree tree) {
    for (Step step : tree.line()) {
      Set<Object> beginnings = new HashSet<>();
      beginnings.add(beginning(step));
      for (MoveTree alternative : step.alternatives()) {
        if (!beginnings.add(beginning(alternative.line().get(0))) || hasTwins(alternative)) {
          return true;
        }
      }
    }
    return false;
  }

  private static Object beginning(Step step) {
    return step.special() == null ? step.move() : "end";
  }

  private static String run(List<String> command) throws InterruptedException {
    try {
      ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
      Files.createDirectories(HOME);
      Process process = builder.directory(HOME.toFile()).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      process.waitFor(60, TimeUnit.SECONDS);
      return output;
    } catch (IOException e) {
      return "missing";
    }
  }
}
