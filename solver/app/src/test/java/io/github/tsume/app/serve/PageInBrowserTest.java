package io.github.tsume.app.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.tsume.app.report.PdfReport;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The served page in a real Chromium, driven by playwright-core: nothing that a text holds is lost
 * between reading and asking. What is looked at is told in {@code page.mjs}.
 */
class PageInBrowserTest {
  private static final Path NODE = Path.of("target", "node").toAbsolutePath();
  private static final Path FIRST = Path.of("../../problems/first");
  private static final Path ZUKO = Path.of("../../problems/zuko/zuko.sfen");
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String MATE = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  /** Mate in one by a gold, with pieces of all kinds in both hands. */
  private static final String FULL_HANDS =
      """
      後手の持駒：%s
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・v玉 ・ ・ ・ ・|一
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|二
      | ・ ・ ・ ・ 歩 ・ ・ ・ ・|三
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      先手の持駒：金　桂　歩二
      手数：%d
      手数----指手---------消費時間--
      """;

  /** Mate in three by two golds: 5c first, then to either side of the king; the author's line. */
  private static final String TWO_GOLDS =
      """
        ９ ８ ７ ６ ５ ４ ３ ２ １
      +---------------------------+
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|一
      | ・ ・ ・ ・v玉 ・ ・ ・ ・|二
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|三
      | ・ ・ ・ ・ 歩 ・ ・ ・ ・|四
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|五
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|六
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|七
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|八
      | ・ ・ ・ ・ ・ ・ ・ ・ ・|九
      +---------------------------+
      先手の持駒：金二
      手数----指手---------消費時間--
         1 ５三金打
      """;

  @TempDir private Path folder;

  @Test
  void nothing_that_was_read_is_lost_on_the_page() throws Exception {
    Path browser = PdfReport.browser(name -> System.getenv().getOrDefault(name, ""));
    assumeTrue(browser != null, "there is no Chromium");
    assumeTrue(installed(), "playwright-core is missing; -Dtsume.node.install=true installs it");
    Path cases = folder.resolve("cases.json");
    Files.writeString(cases, cases().toString());
    try (var script = PageInBrowserTest.class.getResourceAsStream("page.mjs")) {
      Files.write(NODE.resolve("page.mjs"), Objects.requireNonNull(script).readAllBytes());
    }
    try (PageServer server = new PageServer(InetAddress.getLoopbackAddress(), 0, null, 64, 1)) {
      String said =
          run(
              "node",
              "page.mjs",
              server.address().toString(),
              cases.toString(),
              Objects.requireNonNull(browser).toString());
      assertThat(said.lines().filter(line -> !line.startsWith("done"))).isEmpty();
      assertThat(said).contains("done ");
    }
  }

  private static ObjectNode cases() throws IOException {
    String fails = Files.readString(FIRST.resolve("line-fails.kif"));
    ObjectNode cases = MAPPER.createObjectNode();
    cases.put("fails", fails);
    cases.put("plain", "9/4k4/9/4P4/9/9/9/9/9 b 2G 1");
    cases.put("two", MATE + "\tone\t1\n" + MATE + "\ttwo\t3\n");
    cases.put("empty", FULL_HANDS.formatted("なし", 3));
    cases.put("long", zuko("zuko-037\t"));
    ArrayNode wrong = cases.putArray("wrong");
    add(wrong, "a line that fails", fails, "incomplete", "line-fails");
    String[][] lines = {
      {"he escapes", "   2 ６一玉(52)\n   3 ７二金打\n   4 詰み", "ply 3", "the defender escapes"},
      {"no check", "   2 ４一玉(52)\n   3 ４三金打\n   4 詰み", "ply 3", "gives no check"},
      {"not legal", "   2 ４一玉(52)\n   3 ４二銀打\n   4 詰み", "ply 3", "not a legal move"},
      {"no mate", "   2 詰み", "ply 1", "said to be mate, and is none"},
    };
    for (String[] line : lines) {
      String fault = "author’s line fails · fatal · " + line[2] + " · " + line[3];
      add(wrong, line[0], TWO_GOLDS + line[1] + "\n", "incomplete ", " line-fails", fault);
    }
    add(
        wrong,
        "a line that stops",
        TWO_GOLDS,
        "sound ",
        " line-stops",
        "author’s line stops · tolerated · ply 2");
    String length = "Differs from the stated length, 3";
    add(wrong, "a stated length in SFEN", MATE + "\tone\t3", length);
    add(wrong, "a hand of many kinds", FULL_HANDS.formatted("飛二　角　銀", 3), length);
    add(
        wrong,
        "an attacker below the board",
        "9/9/9/9/9/9/4p4/9/4K4 w 2R2B2G4S4N4L17P2g 1\tbelow\t3",
        length);
    add(wrong, "minishogi", "2k2/5/2P2/5/5 b GSs 1\tsmall\t3", length);
    add(
        wrong,
        "a line that is not legal",
        FULL_HANDS.formatted("残り", 1) + "   1 ５二銀打\n   2 ４一玉(51)\n   3 ４二金打\n",
        "incomplete",
        "line-fails");
    add(
        wrong,
        "a line without a check",
        FULL_HANDS.formatted("飛二　角　銀", 1) + "   1 ４九金打\n",
        "incomplete",
        "line-fails");
    return cases;
  }

  private static void add(ArrayNode cases, String name, String text, String... expected) {
    ObjectNode added = cases.addObject().put("name", name).put("text", text);
    ArrayNode words = added.putArray("expected");
    List.of(expected).forEach(words::add);
  }

  private static String zuko(String label) throws IOException {
    return Files.readString(ZUKO)
        .lines()
        .filter(line -> line.contains(label))
        .findFirst()
        .orElseThrow();
  }

  /** Whether the package is there; installs it if that is asked for. */
  private static boolean installed() throws IOException, InterruptedException {
    Files.createDirectories(NODE);
    Path installed = NODE.resolve("node_modules/playwright-core");
    if (!Files.exists(installed) && Boolean.getBoolean("tsume.node.install")) {
      Files.writeString(NODE.resolve("package.json"), "{\"private\":true,\"type\":\"module\"}");
      run("npm", "install", "--no-audit", "--no-fund", "playwright-core@1");
    }
    return Files.exists(installed);
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Path output = NODE.resolve("output.txt");
    Process process =
        new ProcessBuilder(command)
            .directory(NODE.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    if (!process.waitFor(15, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    return Files.readString(output);
  }
}
