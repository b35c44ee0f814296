package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * ShogiHome's own engine code, which nobody here wrote, drives the engine as a process and is told
 * the published lengths.
 *
 * <p>{@code -Dtsume.shogihome=DIR} names a checkout of ShogiHome; without it, or without Node.js,
 * the test is skipped. What is needed to run its TypeScript comes from the npm registry.
 */
@Timeout(900)
class ShogiHomeTest {
  private static final String CHECKOUT = System.getProperty("tsume.shogihome", "");
  private static final Path HOME = Path.of("target", "shogihome").toAbsolutePath();
  private static final Path PROBLEMS =
      Path.of("../core/src/test/resources/io/github/tsume/mate/small.sfen");

  /** All in one process, and as many processes as problems. */
  @ParameterizedTest
  @ValueSource(strings = {"", "processes"})
  void is_told_the_published_lengths(String mode) throws IOException, InterruptedException {
    assumeTrue(!CHECKOUT.isEmpty(), "-Dtsume.shogihome=DIR names no checkout of ShogiHome");
    assumeTrue(run(Map.of(), HOME, "node", "--version").startsWith("v"), "Node.js is missing");
    Path code = bundle();
    List<String> positions = new ArrayList<>();
    List<Integer> lengths = new ArrayList<>();
    for (String line : Files.readAllLines(PROBLEMS)) {
      String[] fields = line.split("\t");
      if (!line.startsWith("#") && fields.length > 2 && fields[2].matches("[1-9][0-9]?")) {
        positions.add(fields[0]);
        lengths.add(Integer.parseInt(fields[2]));
      }
    }
    assertThat(positions).hasSizeGreaterThan(40);
    Files.write(HOME.resolve("positions"), positions);

    List<String> command = new ArrayList<>(List.of("node", script().toString(), code.toString()));
    command.addAll(List.of(engine().toString(), HOME.resolve("positions").toString(), "60"));
    if (!mode.isEmpty()) {
      command.add(mode);
    }
    List<String> output = run(Map.of(), HOME, command.toArray(new String[0])).lines().toList();
    List<String> expected = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    for (int i = 0; i < positions.size(); i++) {
      expected.add(i + "\tmate in " + lengths.get(i));
      String[] words = i < output.size() ? output.get(i).split(" ") : new String[] {"nothing"};
      answers.add(words[0] + " in " + (words.length - 1));
    }
    assertThat(answers).as(String.join("\n", output)).isEqualTo(expected);
    output.stream().filter(line -> line.startsWith("latency")).forEach(System.out::println);
  }

  /** The engine code of ShogiHome as one script. */
  private static Path bundle() throws IOException, InterruptedException {
    if (!Files.exists(HOME.resolve("node_modules/encoding-japanese"))) {
      Files.writeString(HOME.resolve("package.json"), "{\"private\":true}");
      String packages = "npm install --no-audit --no-fund esbuild@0 tsshogi@2 encoding-japanese@2";
      run(Map.of(), HOME, packages.split(" "));
    }
    Path code = HOME.resolve("engine.mjs");
    String said =
        run(
            Map.of("NODE_PATH", HOME.resolve("node_modules").toString()),
            Path.of(CHECKOUT),
            HOME.resolve("node_modules/.bin/esbuild").toString(),
            "src/background/usi/engine.ts",
            "--bundle",
            "--platform=node",
            "--format=esm",
            "--alias:@=./src",
            "--outfile=" + code);
    assumeTrue(Files.exists(code), "the engine code of ShogiHome could not be bundled: " + said);
    return code;
  }

  private static Path script() throws IOException {
    Path script = HOME.resolve("shogihome.mjs");
    try (InputStream in = ShogiHomeTest.class.getResourceAsStream("shogihome.mjs")) {
      Files.write(script, Objects.requireNonNull(in).readAllBytes());
    }
    return script;
  }

  /** A command without arguments, as a graphical interface registers it. */
  private static Path engine() throws IOException {
    Path engine = HOME.resolve("engine");
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    String classes = System.getProperty("java.class.path");
    Files.writeString(
        engine,
        "#!/bin/sh\nexec '%s' -cp '%s' io.github.tsume.app.cli.TsumeCommand usi\n"
            .formatted(java, classes));
    assumeTrue(engine.toFile().setExecutable(true), "scripts cannot be made executable here");
    return engine;
  }

  private static String run(Map<String, String> environment, Path directory, String... command)
      throws InterruptedException {
    try {
      Files.createDirectories(HOME);
      Path output = HOME.resolve("output.txt");
      ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
      builder.environment().putAll(environment);
      Process process = builder.redirectErrorStream(true).redirectOutput(output.toFile()).start();
      if (!process.waitFor(900, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      return Files.readString(output);
    } catch (IOException e) {
      return "missing";
    }
  }
}
