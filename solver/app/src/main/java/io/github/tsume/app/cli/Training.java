package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.bench.BenchSize;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.file.Folders;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The work with which launchers train their class cache: a typed problem, and a batch that is
 * checked.
 *
 * <p>From Java 25 such a cache has the profiles of methods too: which branches are taken, which
 * classes are met. So this searches as a check does. Where only a start has been seen, the compiler
 * takes nearly as long over a check of some seconds as the search does.
 */
public final class Training {
  private static final String TYPED = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

  /** Two sound ones, an incomplete and a cooked one, each checked to its end within the limit. */
  private static final List<String> CHECKED =
      List.of("zuko-018", "zuko-022", "zuko-042", "zuko-045");

  /** Before Java 25 a cache has classes only, and to load them takes few nodes. */
  private static final String NODES = Runtime.version().feature() < 25 ? "1k" : "200k";

  /** On a slow machine less is learnt, but the cache is made. */
  private static final String TIME = "20s";

  private Training() {}

  /** Runs it; leaves nothing behind. */
  public static void main(String[] args) throws IOException {
    Path folder = Files.createTempDirectory("tsume-training");
    try {
      for (String[] command : commands(folder)) {
        Console console = Console.system();
        CommandRunner.run(console, new Interruption(), command);
        console.err().flush();
      }
    } finally {
      Folders.remove(folder);
    }
  }

  /** The commands; they read and write in this folder. */
  static List<String[]> commands(Path folder) throws IOException {
    List<String> rows = new ArrayList<>();
    for (String row : rows("zuko.sfen")) {
      if (CHECKED.stream().anyMatch(name -> row.contains("\t" + name + "\t"))) {
        rows.add(row);
      }
    }
    String problems = "" + Files.write(folder.resolve("problems.sfen"), rows);
    String reports = "" + folder.resolve("reports");
    return List.of(
        new String[] {"solve", TYPED},
        new String[] {
          "check", "--quiet", "--nodes", NODES, "--total", TIME, "-o", reports, problems
        });
  }

  private static List<String> rows(String name) throws IOException {
    InputStream resource = BenchSize.class.getResourceAsStream(name);
    try (InputStream in = Objects.requireNonNull(resource, name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }
}
