package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Forger.Told;
import io.github.tsume.certificate.CertificateSource;
import io.github.tsume.certificate.Part;
import io.github.tsume.certificate.RefusedException;
import io.github.tsume.certificate.Verification;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a check wrote is not refused, whatever it was asked; without one of its rows it is. */
class GenuineRowsTest {
  private static final long SEED = Long.getLong("tsume.seed", 70);
  private static final int ROWS = Integer.getInteger("tsume.genuine", 12);
  private static final boolean LONG = ROWS >= 200;

  private static final Pattern ROW =
      Pattern.compile("\\{\"class\":[^{}]*\"severity\":[^{}]*(\\{[^{}]*})?[^{}]*}");

  private static final String LENIENT = "--profile=lenient";

  @TempDir Path directory;

  @Test
  void what_a_check_wrote_is_not_refused_and_without_one_or_two_rows_is() throws Exception {
    GenuineRows rows = new GenuineRows(directory, SEED, !LONG);
    List<String> wrong = new ArrayList<>();
    Map<String, Integer> counts = new TreeMap<>();
    for (int made = 0; made < ROWS; ) {
      for (Told row : rows.next()) {
        made++;
        String became = became(row);
        counts.merge(became.split(" ")[0], 1, Integer::sum);
        if (became.startsWith("refused")) {
          tell(wrong, "genuine, and " + became + "\n" + row.json());
        } else if (!LONG || made % 5 == 0) {
          withoutRows(row, wrong, counts);
        }
      }
      if (LONG) {
        System.out.println(made + " " + counts);
      }
    }
    assertThat(wrong).as("seed %s, %s", SEED, counts).isEmpty();
    assertThat(counts).containsKeys("whole", "named", "1 refused", "2 refused");
  }

  /** Mates at once at the last move that a cooked problem's list leaves out are no forgery. */
  @Test
  void what_a_list_says_itself_that_it_leaves_out_is_named() throws Exception {
    String cooked = "l5knl/4+N4/3+S3g1/3sppppp/p4P3/4PSP1P/P1+r3N2/4K1G2/L1P2N1+r1 w BLPb2gs5p 124";
    Told told = check(cooked, "--profile=strict", "--nodes=20k");
    assertThat(told.json()).contains("\"unfinished\":[\"more-defects\"]");
    assertThat(became(told)).isEqualTo("named {OPEN=2}");
  }

  /** A stated length that counts a futile interposition is no shorter solution. */
  @Test
  void a_line_that_leaves_out_the_authors_futile_interposition_is_his() throws Exception {
    String problem = "6S1k/9/8p/9/9/9/9/9/9 b BL2rb4g3s4n3l17p 1 moves B*3c S*2b 3a2b+\tx\t5";
    assertThat(became(check(problem, "--all-cooks"))).isEqualTo("whole");
  }

  /**
   * Rows of best play that is not the author's: a long variation of no one ply; a shorter line
   * examined in the mainline's place; pieces that he alone keeps; two solutions of one length; a
   * solution that begins with his only move.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          +L1+P3r1l/1B3P2k/3gpp1p1/1+bp3PPp/p3P2N1/1PPn5/P1S2+r2P/2g6/K6NL w 2G2Ssnl3p 1 moves 4g4i 9i9h|none
          ln1g4l/5pk2/p2p2pP1/4p1sp1/1p4N1P/5RP2/P2PPPN2/2+rSKS3/LN2G3L b GS2bg4p 1|none
          9/9/9/2k1N4/1R1p5/2B6/9/9/9 b RBGN3g4s2n4l17p 1 moves R*8d 7d6c N*5e 6c7b|none
          l4k1n1/1r2g1g2/p1N6/2p1s1sP1/Pl2ppp2/1bPS4l/2G6/1K1B3R1/L1Gs3N1 w 2Pn8p 1 moves 8f7g+ 8h9h 8e8g+ 9h8i 7g6g|drops-only
          9/3S5/9/4k4/3R5/3g2S2/9/9/9 b RBSb3gs4n4l18p 1 moves B*3b|none
          ln7/9/pkp+BGs2n/9/5p2+b/P1Sp4p/1PPS1P3/1KG6/L3S4 b RNLr2gnl9p 143 moves R*8d 8c8d L*8f 8d9d 9f9e|none
          """)
  void lines_that_are_not_the_best_play_are_not_refused(String problem, String futile)
      throws Exception {
    for (String nodes : List.of("500", "2k", "5k")) {
      String stated = problem.contains("moves") ? problem + "\tx\t7" : problem;
      Told told = check(stated, "--futile=" + futile, LENIENT, "--nodes=" + nodes);
      assertThat(became(told)).as(nodes).doesNotStartWith("refused");
    }
  }

  /**
   * Where the mainline is no best play less is refused: what is said of it follows all the same.
   */
  @Test
  void forgeries_of_what_lasts_longer_than_the_line_are_refused_or_named() throws Exception {
    String stops = "+L1+P3r1l/1B3P2k/3gpp1p1/1+bp3PPp/p3P2N1/1PPn5/P1S2+r2P/2g6/K6NL w 2G2Ssnl3p 1";
    Told some = check(stops + " moves 4g4i 9i9h", "--futile=none", "--nodes=2k");
    assertThat(became(some)).isEqualTo("whole");
    String row = "\"class\":\"longer-defence\",\"severity\":\"fatal\",\"ply\":2,\"length\":9";
    assertThat(some.json()).contains(row);
    forge(some, row, row.replace("9", "7"), "refused FIELD defects.length");
    forge(some, row, row.replace("longer-defence", "long-variation"), "refused FIELD");
    forge(some, row, row.replace("\"ply\":2", "\"ply\":0"), "refused FIELD defects");
    Told whole = check(stops + " moves 4g4i 9i9h", "--futile=none", "--nodes=500", LENIENT);
    String ofAll = "\"class\":\"long-variation\",\"severity\":\"tolerated\",\"length\":5";
    assertThat(became(whole)).startsWith("named");
    forge(whole, ofAll, ofAll.replace("long-variation", "longer-defence"), "refused FIELD");
    forge(whole, ofAll, ofAll.replace("5", "7"), "refused FIELD defects.length");
    Told kept = check(stops + " moves 4g4i 9i9h", "--futile=drops-only", "--nodes=2k");
    List<MatchResult> rows = ROW.matcher(kept.json()).results().toList();
    assertThat(rows.get(0).group()).contains("leftover");
    Told untold = new Told(without(kept.json(), rows, Set.of(0)), kept.body());
    assertThat(became(untold)).startsWith("refused FIELD");
    String longer = "ln1g4l/5pk2/p2p2pP1/4p1sp1/1p4N1P/5RP2/P2PPPN2/2+rSKS3/LN2G3L b GS2bg4p 1";
    Told instead = check(longer, "--futile=none", LENIENT, "--nodes=5k");
    // A shorter line in the mainline's place is never shown in full.
    assertThat(became(instead)).contains("CLASSES=1", "LINE=1").startsWith("named");
    forge(instead, "\"class\":\"long-variation\"", "\"class\":\"longer-defence\"", "refused");
    forge(instead, "\"length\":5,\"exact\":true", "\"length\":3,\"exact\":true", "refused");
  }

  /** Nothing is told for which more nodes would have to be asked, and which they take back. */
  @Test
  void a_line_that_stops_is_its_authors_where_it_is_not_found_how_it_goes_on() throws Exception {
    String stops = "9/3S5/9/4k4/3R5/3g2S2/9/9/9 b RBSb3gs4n4l18p 1 moves B*3b\tx\t7";
    Told told = check(stops, "--futile=none", LENIENT, "--nodes=2k");
    assertThat(told.json()).contains("\"line-stops\"", "\"verdict\":\"unknown\"");
    assertThat(told.json()).doesNotContain("short-cook");
  }

  /** A row is enough, where several solutions are shorter; each that is proved has its own. */
  @Test
  void of_several_shorter_solutions_none_is_left_out() throws Exception {
    String two =
        "l4k1n1/1r2g1g2/p1N6/2p1s1sP1/Pl2ppp2/1bPS4l/2G6/1K1B3R1/L1Gs3N1 w 2Pn8p 1"
            + " moves 8f7g+ 8h9h 8e8g+ 9h8i 7g6g\tx\t7";
    Told told = check(two, "--futile=none", LENIENT, "--nodes=5k");
    assertThat(became(told)).isEqualTo("whole");
    assertThat(refusedWithout(told, ".*\"class\":\"short-cook\".*")).isEqualTo(3);
    forge(told, "\"class\":\"short-cook\"", "\"class\":\"cook\"", "refused FIELD defects.class");
    forge(told, "\"length\":5,\"exact\":true", "\"length\":7,\"exact\":true", "refused");
  }

  private static void forge(Told told, String what, String instead, String becomes)
      throws IOException {
    assertThat(told.json()).contains(what);
    Told forged = new Told(told.json().replaceFirst(Pattern.quote(what), instead), told.body());
    assertThat(became(forged)).as(instead).startsWith(becomes);
  }

  /** A row says what the schema knows, and its position in one way. */
  @Test
  void a_field_that_nobody_knows_and_a_position_in_other_words_are_refused() throws Exception {
    Told told = check(Samples.MATE_3, "--nodes=20k");
    assertThat(became(told)).isEqualTo("whole");
    String more = told.json().replace("\"verdict\":", "\"verdictText\":\"sound\",\"verdict\":");
    assertThat(became(new Told(more, told.body()))).isEqualTo("refused FIELD verdictText");
    String asked = told.json().replace("\"allCooks\":", "\"most\":1,\"allCooks\":");
    assertThat(became(new Told(asked, told.body()))).isEqualTo("refused FIELD most");
    String sfen = told.json().replace("sfen\":\"9/", "sfen\":\"54/");
    String body = String.valueOf(told.body()).replace("sfen 9/", "sfen 54/");
    assertThat(became(new Told(sfen, body))).isEqualTo("refused FIELD sfen");
  }

  private Told check(String problem, String... options) throws IOException {
    Path input = Files.writeString(directory.resolve("in.sfen"), problem + "\n");
    Path out = directory.resolve("out");
    List<String> command =
        new ArrayList<>(
            List.of("check", "--certificate", "--hash=32m", "--no-timing", "-o", out.toString()));
    command.addAll(List.of(options));
    command.add(input.toString());
    Run.tsume(command.toArray(String[]::new));
    List<Told> all = new ArrayList<>();
    GenuineResults.collect(out.resolve("results.jsonl"), all);
    return all.get(0);
  }

  /** Drops on one square outlast the author's line by different lengths: each is a row. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "7gl/5+R3/p1p2s1k1/4p1ppp/9/1P1bP3P/P3GPP2/4SKS2/LN3G1NL b GSN3Prbnl3p 109"
            + " moves N*3e 3d3e 4b4c 2c1b G*1c"
      })
  void drops_on_one_square_that_last_differently_are_an_entry_each(String problem)
      throws Exception {
    Told genuine = check(problem, "--nodes=60k");
    assertThat(became(genuine)).isEqualTo("whole");
    assertThat(refusedWithout(genuine, ".*\"class\":\"long(er-def|-vari).*\"move\":\".\\*.*"))
        .isGreaterThan(1);
  }

  /** How many rows are as a pattern says; without each of them what is left is refused. */
  private static int refusedWithout(Told told, String pattern) throws IOException {
    List<MatchResult> rows = ROW.matcher(told.json()).results().toList();
    int found = 0;
    for (int row = 0; row < rows.size(); row++) {
      if (rows.get(row).group().matches(pattern)) {
        found++;
        String without = without(told.json(), rows, Set.of(row));
        assertThat(became(new Told(without, told.body()))).isEqualTo("refused FIELD defects");
      }
    }
    return found;
  }

  private static void tell(List<String> wrong, String what) {
    wrong.add(what);
    if (LONG) {
      System.out.println("WRONG " + what);
    }
  }

  /** Takes out each row of a list, and each two. */
  private static void withoutRows(Told told, List<String> wrong, Map<String, Integer> counts)
      throws IOException {
    List<MatchResult> rows = ROW.matcher(told.json()).results().toList();
    Set<Set<Integer>> sets = new HashSet<>();
    IntStream.range(0, rows.size())
        .forEach(
            a -> IntStream.range(a, Math.min(rows.size(), 8)).forEach(b -> sets.add(setOf(a, b))));
    for (Set<Integer> out : sets) {
      Told forged = new Told(without(told.json(), rows, out), told.body());
      String became = became(forged);
      counts.merge(out.size() + " " + became.split(" ")[0], 1, Integer::sum);
      boolean isUnlisted =
          told.json().contains("\"more-defects\"")
              && out.stream().allMatch(row -> rows.get(row).group().contains("final-move-longer"));
      if (became.equals("whole") && !isUnlisted) {
        tell(wrong, "without rows " + out + "\n" + told.json());
      }
    }
  }

  private static Set<Integer> setOf(int a, int b) {
    return a == b ? Set.of(a) : Set.of(a, b);
  }

  private static String without(String json, List<MatchResult> rows, Set<Integer> out) {
    StringBuilder text = new StringBuilder(json);
    out.stream()
        .sorted((a, b) -> b - a)
        .forEach(row -> text.delete(rows.get(row).start(), rows.get(row).end()));
    return text.toString()
        .replaceAll(",{2,}", ",")
        .replace("[,", "[")
        .replace(",]", "]")
        .replace("\"defects\":[],", "");
  }

  /** "whole" if all is shown, "named" and what is not, "refused" and why. */
  private static String became(Told told) throws IOException {
    try {
      Result result = ResultReader.read(told.json());
      Verification.checkResult(result);
      if (told.body() == null) {
        return "alone";
      }
      byte[] bytes = Forger.signed(told.body()).getBytes(UTF_8);
      Verification found =
          Verification.of(result, new CertificateSource(new ByteArrayInputStream(bytes)));
      Map<Part, Integer> missing = found.missing();
      return missing.isEmpty() ? "whole" : "named " + missing;
    } catch (RefusedException | IllegalArgumentException e) {
      return "refused " + e.getMessage();
    }
  }
}
