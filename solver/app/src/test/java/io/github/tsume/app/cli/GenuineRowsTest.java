package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.certificate.CertificateSource;
import io.github.tsume.app.certificate.Part;
import io.github.tsume.app.certificate.RefusedException;
import io.github.tsume.app.certificate.Verification;
import io.github.tsume.app.cli.Forger.Told;
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
import org.junit.jupiter.params.provider.ValueSource;

/** What a check wrote is not refused, whatever it was asked; without one of its rows it is. */
class GenuineRowsTest {
  private static final long SEED = Long.getLong("tsume.seed", 70);
  private static final int ROWS = Integer.getInteger("tsume.genuine", 12);

  private static final Pattern ROW =
      Pattern.compile("\\{\"class\":[^{}]*\"severity\":[^{}]*(\\{[^{}]*})?[^{}]*}");

  @TempDir Path directory;

  @Test
  void what_a_check_wrote_is_not_refused_and_without_one_or_two_rows_is() throws Exception {
    List<Told> rows = new GenuineRows(directory, SEED, ROWS < 200).make(ROWS);
    List<String> wrong = new ArrayList<>();
    Map<String, Integer> counts = new TreeMap<>();
    for (Told row : rows) {
      String became = became(row);
      counts.merge(became.split(" ")[0], 1, Integer::sum);
      if (became.startsWith("refused")) {
        wrong.add("genuine, and " + became + "\n" + row.json());
      } else {
        withoutRows(row, wrong, counts);
      }
    }
    if (Integer.getInteger("tsume.genuine") != null) {
      System.out.println(counts);
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
    List<MatchResult> rows = ROW.matcher(genuine.json()).results().toList();
    int longer = 0;
    for (int row = 0; row < rows.size(); row++) {
      if (rows.get(row).group().matches(".*\"class\":\"long(er-def|-vari).*\"move\":\".\\*.*")) {
        longer++;
        String without = without(genuine.json(), rows, Set.of(row));
        assertThat(became(new Told(without, genuine.body()))).isEqualTo("refused FIELD defects");
      }
    }
    assertThat(longer).isGreaterThan(1);
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
      if (became.equals("whole")) {
        wrong.add("without rows " + out + "\n" + told.json());
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
