package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.Maps;
import io.github.tsume.certificate.VerifyMain;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A comparison of the second verifier, which shares nothing with the program, with the first. */
class SecondVerifierTest {
  private static final Path SCRIPT = Path.of("..", "verifier", "verify.js");
  private static final Path JAR = Path.of("..", "verify", "target", "tsume-verify.jar");
  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir Path directory;

  @Test
  void both_verifiers_say_the_same_of_genuine_rows_and_of_forged_ones() throws Exception {
    assertThat(compared(Path.of("..", "..", "problems", "first")))
        .hasSizeGreaterThan(100)
        .containsValues("shown", "refused");
  }

  @Test
  void both_verifiers_say_the_same_of_brinkmates() throws Exception {
    List<String> problems =
        List.of(
            "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1\tone\t1",
            "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1\tstated\t3",
            "7gk/9/6N2/8S/6P2/9/9/9/9 b N 1",
            "8k/6G2/9/9/9/p8/8P/9/9 b GP 1",
            "4k4/9/9/9/9/9/9/9/9 b P 1");
    Path input = Files.write(directory.resolve("brinkmates.sfen"), problems);
    assertThat(compared(input, "--goal=brinkmate", "--within=3", "--nodes=40000"))
        .hasSizeGreaterThan(20)
        .containsValues("shown", "refused");
  }

  @Test
  void both_verifiers_say_the_same_of_helpmates() throws Exception {
    Path input = Files.write(directory.resolve("help.sfen"), HelpmateForgeryTest.ROWS);
    assertThat(compared(input))
        .hasSizeGreaterThan(70)
        .containsEntry("b", "shown")
        .containsEntry("b~fewer", "refused");
  }

  @Test
  void both_verifiers_ask_for_each_cook_on_another_line_of_best_play() throws Exception {
    String cook = "l8/1ks+P5/1ppp5/p8/9/2P6/9/9/9 b G2SN2r2b3gs3n3l12p 1\n";
    Path input = Files.writeString(directory.resolve("equal.sfen"), cook);
    assertThat(compared(input, "--nodes=400000", "--hash=32m"))
        .containsEntry("equal", "shown")
        .containsEntry("equal~drop2", "refused");
  }

  /** Whoever writes a reader of his own has each number of a small file of each walk to compare. */
  @Test
  void the_worked_files_are_followed_number_by_number() throws Exception {
    assumeTrue(hasNode(), "Node.js is missing");
    Path worked = SCRIPT.resolveSibling("worked");
    String trace = said("node", SCRIPT.toString(), "--trace", worked.toString());
    assertThat(trace).isEqualTo(Files.readString(worked.resolve("trace.txt")));
    assertThat(words(Run.tsume("verify", worked.toString()).out()))
        .hasSize(8)
        .containsKeys("counts", "futile", "apart", "keys", "helpmate")
        .allSatisfy((id, word) -> assertThat(word).isEqualTo("shown"));
  }

  /** What both say of each row and of those forged from it. */
  private Map<String, String> compared(Path problems, String... options) throws Exception {
    assumeTrue(hasNode(), "Node.js is missing");
    Path out = directory.resolve("out");
    List<String> command =
        new ArrayList<>(
            List.of(
                "check", "--certificate", "--no-timing", "--report=none", "-o", out.toString()));
    command.addAll(List.of(options));
    command.add(problems.toString());
    Run.tsume(command.toArray(String[]::new));
    assertThat(second(out) + carriedAway(out) + Run.tsume("verify", out.toString()).out())
        .doesNotContain("totals.json");
    Path results = out.resolve("results.jsonl");
    List<String> rows = new ArrayList<>();
    for (String line : Files.readAllLines(results)) {
      rows.addAll(forged((ObjectNode) JSON.readTree(line)));
    }
    Files.write(results, rows);
    Map<String, String> first = words(Run.tsume("verify", out.toString()).out());
    assertThat(Maps.difference(words(second(out)), first).entriesDiffering()).isEmpty();
    assertThat(words(carriedAway(out))).isEqualTo(first);
    assertThat(first)
        .as("the rows are not those of the run")
        .containsEntry("totals.json", "refused");
    return first;
  }

  /** A row as it is, and changed in each of several ways. */
  private static List<String> forged(ObjectNode row) {
    row.remove("sum");
    List<String> rows = new ArrayList<>(List.of(row.toString()));
    int defects = row.path("defects").size();
    for (int i = 0; i < defects; i++) {
      int at = i;
      add(rows, row, "drop" + i, copy -> ((ArrayNode) copy.get("defects")).remove(at));
      for (String severity : List.of("fatal", "flaw", "tolerated")) {
        add(rows, row, severity + i, copy -> entry(copy, at).put("severity", severity));
      }
      for (String kind : List.of("cook", "move-order", "final-move-dual", "detour")) {
        add(rows, row, kind + i, copy -> entry(copy, at).put("class", kind));
      }
    }
    for (String verdict : List.of("sound", "cooked", "incomplete", "unsolvable")) {
      add(rows, row, verdict, copy -> copy.put("verdict", verdict));
    }
    for (String flag : List.of("complete", "exact", "agrees")) {
      if (row.has(flag)) {
        add(rows, row, "not-" + flag, copy -> copy.put(flag, !copy.get(flag).asBoolean()));
      }
    }
    for (int i = 0; i < row.path("keys").size(); i++) {
      int at = i;
      add(rows, row, "key" + i, copy -> ((ArrayNode) copy.get("keys")).remove(at));
      add(rows, row, "reply" + i, copy -> reply(copy, at).remove(0));
    }
    if (row.path("solutions").size() > 1) {
      add(rows, row, "fewer", copy -> ((ArrayNode) copy.get("solutions")).remove(0));
      add(rows, row, "twice", copy -> twice((ArrayNode) copy.get("solutions")));
      add(rows, row, "ply", copy -> ((ArrayNode) copy.get("layers")).remove(0));
    }
    if (row.has("solutionCount")) {
      add(
          rows,
          row,
          "count",
          copy -> copy.put("solutionCount", row.get("solutionCount").asInt() + 1));
    }
    add(rows, row, "digest", copy -> copy.put("digest", "0".repeat(64)));
    if (row.has("length")) {
      add(rows, row, "longer", copy -> copy.put("length", copy.get("length").asInt() + 2));
    }
    return rows;
  }

  private static void twice(ArrayNode lines) {
    lines.add(lines.get(0));
  }

  private static ArrayNode reply(ObjectNode row, int key) {
    return (ArrayNode) row.get("keys").get(key).get("defences");
  }

  private static ObjectNode entry(ObjectNode row, int at) {
    return (ObjectNode) row.get("defects").get(at);
  }

  private static void add(
      List<String> rows, ObjectNode row, String how, Consumer<ObjectNode> change) {
    if (!row.has("certificate")) {
      return; // An illegal position: nothing was proved of it.
    }
    ObjectNode copy = row.deepCopy();
    change.accept(copy);
    if (!copy.equals(row)) {
      rows.add(copy.put("id", row.get("id").asString() + "~" + how).toString());
    }
  }

  /** The first word said of each row. */
  private static Map<String, String> words(String output) {
    Map<String, String> words = new TreeMap<>();
    for (String line : output.split("\n")) {
      int colon = line.indexOf(": ");
      String word = line.substring(colon + 2).split("[ :;]", 2)[0];
      words.put(line.substring(0, colon), word.equals("not") ? "not-shown" : word);
    }
    return words;
  }

  private static String second(Path out) throws IOException, InterruptedException {
    return said("node", SCRIPT.toString(), out.toString());
  }

  @Test
  void packed_results_are_read_in_the_order_of_their_numbers() throws Exception {
    for (String name : List.of("results-9999.jsonl.gz", "results-10000.jsonl.gz")) {
      try (OutputStream out =
          new GZIPOutputStream(Files.newOutputStream(directory.resolve(name)))) {
        out.write('?');
      }
    }
    assertThat(carriedAway(directory).lines().map(line -> line.split("[.]")[0]))
        .containsExactly("results-9999", "results-10000");
  }

  /**
   * What the program says that has nothing but what has to be trusted; its jar, if it is packed.
   */
  private static String carriedAway(Path out) throws IOException, InterruptedException {
    String classes = Files.exists(JAR) ? JAR.toString() : System.getProperty("java.class.path");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return said(java, "-cp", classes, VerifyMain.class.getName(), out.toString());
  }

  private static String said(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }

  private static boolean hasNode() throws InterruptedException {
    try {
      return new ProcessBuilder("node", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    }
  }
}
