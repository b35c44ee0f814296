package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.input.Account;
import io.github.tsume.app.input.Account.Fate;
import io.github.tsume.app.input.Account.Unit;
import io.github.tsume.app.input.InputEntry;
import io.github.tsume.app.input.InputOptions;
import io.github.tsume.app.input.InputSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** All that is given is judged, told as an error, or named as no problem: nothing goes quietly. */
class AccountTest {
  private static final String MATE = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
  private static final String CUT = "4k4/9/4P4/9/9/9/9/9 b G 1";
  private static final String TOLD = "攻方：５三歩　持駒：金　受方：５一玉\n";

  /** The board of the mate as KIF draws it, rows three to nine with what is given for the third. */
  private static final String KIF =
      """
      後手の持駒：なし
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
      先手の持駒：金
      手数----指手---------消費時間--
      """;

  private static final String CSA =
      """
      V2.2
      P1 *  *  *  * -OU *  *  *  *\s
      P2 *  *  *  *  *  *  *  *  *\s
      P3 *  *  *  * +FU *  *  *  *\s
      P4 *  *  *  *  *  *  *  *  *\s
      P5 *  *  *  *  *  *  *  *  *\s
      P6 *  *  *  *  *  *  *  *  *\s
      P7 *  *  *  *  *  *  *  *  *\s
      P8 *  *  *  *  *  *  *  *  *\s
      P9 *  *  *  *  *  *  *  *  *\s
      P+00KI
      +
      """;

  /** Twelve ways in which a file is damaged, each with five names. */
  private static final Map<String, String> DAMAGED = new LinkedHashMap<>();

  static {
    DAMAGED.put("a rank too few", CUT + "\n");
    DAMAGED.put("no such piece", "4k4/9/4X4/9/9/9/9/9/9 b G 1\n");
    DAMAGED.put("no such hand", "4k4/9/4P4/9/9/9/9/9/9 b GX 1\n");
    DAMAGED.put("one line of a list", MATE + "\n" + CUT + "\n" + MATE + "\n");
    DAMAGED.put("a table", "sfen,length\n" + CUT + ",1\n");
    DAMAGED.put("a king too many", MATE.replace("4k4/9", "4k4/4k4") + "\n");
    DAMAGED.put("a row cut short", KIF.replace(" 歩 ・ ・ ・ ・|三", " 歩 ・"));
    DAMAGED.put("a row with what is no piece", KIF.replace(" 歩 ", " 犬 "));
    DAMAGED.put("a bad row of CSA", CSA.replace("+FU", "+XX"));
    DAMAGED.put("told with two kings in one", TOLD.replace("玉", "玉玉"));
    DAMAGED.put("a hand with what is no piece", KIF.replace("持駒：金", "持駒：犬"));
    DAMAGED.put("JSON that ends too early", "{\"header\":{},\"initial\":{\"preset\":\"OTHER\",");
  }

  private static final String MAIL =
      """
      From: a@example.org
      Subject: a problem
      MIME-Version: 1.0
      Content-Type: text/plain; charset=utf-8
      Content-Transfer-Encoding: %s

      %s
      """;

  private static final List<String> ENDINGS = List.of("txt", "dat", "problem", "old", "");

  @TempDir Path directory;

  private final Set<String> good = new TreeSet<>();
  private final Set<String> bad = new TreeSet<>();
  private final Set<String> other = new TreeSet<>();

  private void write(Set<String> names, String name, byte[] bytes) throws IOException {
    Path file = directory.resolve("given").resolve(name);
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
    names.add(file.toString());
  }

  private void write(Set<String> names, String name, String text) throws IOException {
    write(names, name, text.getBytes(StandardCharsets.UTF_8));
  }

  private void twoHundred() throws IOException {
    int number = 0;
    for (String text : DAMAGED.values()) {
      for (String ending : ENDINGS) {
        number++;
        write(bad, "bad" + number + (ending.isEmpty() ? "" : "." + ending), text);
      }
    }
    List<String> texts = List.of(MATE + "\n", TOLD, KIF, CSA, "sfen,length\n" + MATE + ",1\n");
    for (int i = 0; i < 125; i++) {
      String ending = ENDINGS.get(i / 5 % 5);
      write(good, i % 3 + "/good" + i + "." + ending, texts.get(i % 5));
    }
    for (int i = 0; i < 5; i++) {
      write(other, "letter" + i + ".md", "# To the readers\n\nThank you for the many letters.\n");
      write(other, "picture" + i + ".png", new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 0, 0, 13});
      write(other, "numbers" + i + ".json", "{\"a\": 1}\n");
    }
  }

  @Test
  void of_two_hundred_files_of_which_sixty_are_damaged_in_twelve_ways_each_is_accounted_for()
      throws IOException {
    twoHundred();
    Path output = directory.resolve("out");
    Run.Outcome outcome =
        Run.tsume(
            "check",
            directory + "/given",
            "-o",
            "" + output,
            "--hash=16m",
            "--report=html",
            "--nodes=1000",
            "--jobs=1");
    assertThat(outcome.exitCode()).isEqualTo(Tally.UNREADABLE);
    assertThat(outcome.err())
        .contains("200 files = 125 read + 60 with errors + 15 without a problem");
    String totals = Files.readString(output.resolve("totals.json"));
    assertThat(faults(totals)).isEmpty();
    JsonNode input = JsonMapper.builder().build().readTree(totals).get("input");
    assertThat(counts(input.get("files"))).containsExactly(200, 125, 60, 15);
    for (String unit : List.of("files", "records", "lines")) {
      List<Integer> all = counts(input.get(unit));
      assertThat(all.get(0)).as(unit).isEqualTo(all.get(1) + all.get(2) + all.get(3));
    }
    Set<String> passed = new TreeSet<>();
    input.get("passed").forEach(file -> passed.add(file.get("name").asString()));
    assertThat(passed).isEqualTo(other);
    Set<String> told = new TreeSet<>();
    Set<String> judged = new TreeSet<>();
    for (String line : Files.readAllLines(output.resolve("results.jsonl"))) {
      JsonNode row = JsonMapper.builder().build().readTree(line);
      String source = row.get("source").asString().replaceFirst(":\\d+$", "");
      (row.get("result").asString().equals("invalid") ? told : judged).add(source);
    }
    judged.removeAll(told);
    assertThat(told).isEqualTo(bad);
    assertThat(judged).isEqualTo(good);
    String report = Files.readString(output.resolve("report.html"));
    assertThat(other).allMatch(name -> report.contains(Path.of(name).getFileName().toString()));
  }

  private static List<String> faults(String json) throws IOException {
    String schema = Files.readString(Path.of("../docs/tsume-totals-1.schema.json"));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(schema, InputFormat.JSON)
        .validate(json, InputFormat.JSON)
        .stream()
        .map(Object::toString)
        .toList();
  }

  private static List<Integer> counts(JsonNode unit) {
    List<Integer> counts = new ArrayList<>();
    List.of("given", "judged", "invalid", "noProblem")
        .forEach(name -> counts.add(unit.get(name).asInt()));
    return counts;
  }

  private Account account(InputOptions options, String... inputs) {
    try (InputSource source =
        new InputSource(List.of(inputs), options, InputStream.nullInputStream())) {
      List<InputEntry> entries = new ArrayList<>();
      source.forEachRemaining(entries::add);
      return source.account();
    }
  }

  @Test
  void what_is_no_problem_is_named_with_its_reason() throws IOException {
    write(other, "a.sfen", "# a list\n" + MATE + "\n\n" + CUT + "\nand words\n");
    write(other, "games.csa", "V2.2\nPI\n+\n+7776FU\n-3334FU\n");
    write(other, "results.jsonl", "{\"schema\":\"tsume/1\"}\n");
    write(other, "mine.jsonl", "{\"schema\":\"tsume/1\",\"id\":\"1\"}\n");
    write(other, "x.bin", new byte[] {1, 0, 2, 0, 3, 5, 0});
    String given = directory.resolve("given").toString();
    Account account = account(InputOptions.DEFAULT.withoutGames(), given);
    assertThat(account.given(Unit.FILES)).isEqualTo(5);
    assertThat(account.of(Unit.FILES, Fate.INVALID)).isOne();
    assertThat(account.passed())
        .extracting(passed -> Path.of(passed.name()).getFileName() + " " + passed.reason().code())
        .containsExactlyInAnyOrder(
            "games.csa games", "results.jsonl results", "mine.jsonl results", "x.bin no-text");
    assertThat(account.given(Unit.LINES)).isEqualTo(5);
    assertThat(account.of(Unit.LINES, Fate.JUDGED)).isOne();
    assertThat(account.of(Unit.LINES, Fate.INVALID)).isOne();
    assertThat(account(InputOptions.DEFAULT, given).of(Unit.FILES, Fate.JUDGED)).isOne();
  }

  /** Each command that reads, with the words that it needs. */
  private static final List<String> READING =
      List.of(
          "check --nodes=1000 --jobs=1",
          "solve --nodes=1000",
          "show",
          "convert -t usi",
          "judge",
          "find --where length>0",
          "mine --max=1 --nodes=1000",
          "prune --nodes=1000",
          "repair --nodes=1000",
          "perft 1",
          "index -o OUT",
          "extend --nodes=1000 --jobs=1",
          "vary --hand=G --nodes=1000 --jobs=1",
          "grade --nodes=1000 GIVEN ANSWERS",
          "watch --nodes=1000 --jobs=1",
          "serve");

  /** One account for all: whoever opens inputs ends with the same words and the same code. */
  @Test
  void every_command_that_reads_ends_with_4_and_names_damaged_files_and_mails_of_a_folder()
      throws IOException {
    write(bad, "list.txt", MATE + "\n" + CUT + "\n");
    String base64 =
        Base64.getEncoder().encodeToString((CUT + "\n").getBytes(StandardCharsets.UTF_8));
    write(bad, "coded.eml", MAIL.formatted("base64", base64));
    write(bad, "quoted.eml", MAIL.formatted("quoted-printable", CUT.replace("4P4", "=34P4")));
    write(bad, "empty.docx", "");
    write(bad, "cut.xlsx", "PK\3\4");
    write(good, "a.txt", TOLD);
    write(other, "letter.md", "Thank you.\n");
    String answers = Files.writeString(directory.resolve("answers.txt"), "甲\n1 ５二金\n").toString();
    for (String words : READING) {
      List<String> line = new ArrayList<>(List.of(words.split(" ")));
      line.replaceAll(word -> word.equals("OUT") ? directory.resolve("out").toString() : word);
      line.replaceAll(word -> word.equals("ANSWERS") ? answers : word);
      if (!line.remove("GIVEN")) {
        line.add(directory.resolve("given").toString());
      } else {
        line.add(line.size() - 1, directory.resolve("given").toString());
      }
      Run.Outcome outcome = ended(line);
      assertThat(outcome.exitCode()).as(words).isEqualTo(Tally.UNREADABLE);
      assertThat(outcome.err() + outcome.out())
          .as(words)
          .contains("too-few-ranks", "list.txt", "coded.eml", "quoted.eml")
          .contains("empty.docx", "expected a Word file", "cut.xlsx", "ends-early");
      if (!words.startsWith("watch")) { // It tells of each file by itself.
        assertThat(outcome.err())
            .as(words)
            .contains("7 files = 1 read + 5 with errors + 1 without a problem");
      }
    }
  }

  @Test
  void a_pattern_ends_with_4_as_its_folder_does() throws IOException {
    write(bad, "list.txt", MATE + "\n" + CUT + "\n");
    write(good, "sub/a.txt", TOLD);
    write(other, "letter.md", "Thank you.\n");
    for (String pattern : List.of("given/*.*", "given/**", "given/l*.txt")) {
      Run.Outcome outcome = Run.tsume("solve", "--nodes=1000", directory + "/" + pattern);
      assertThat(outcome.exitCode()).as(pattern + outcome.err()).isEqualTo(Tally.UNREADABLE);
      assertThat(outcome.err()).as(pattern).contains("too-few-ranks", "list.txt:2");
    }
  }

  /** What a command comes to; one that goes on for ever is interrupted once it has read all. */
  private static Run.Outcome ended(List<String> line) {
    Interruption interruption = new Interruption();
    Run run = new Run().with(interruption);
    CompletableFuture<Run.Outcome> outcome =
        CompletableFuture.supplyAsync(() -> run.run(line.toArray(new String[0])));
    if (line.get(0).equals("watch") || line.get(0).equals("serve")) {
      while (run.told().split("too-few-ranks", -1).length < 4 && !outcome.isDone()) {
        Thread.onSpinWait();
      }
      interruption.interrupt();
    }
    return outcome.join();
  }
}
