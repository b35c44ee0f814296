package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Strings;
import io.github.tsume.app.cli.Forger.Told;
import io.github.tsume.certificate.CertificateSource;
import io.github.tsume.certificate.Part;
import io.github.tsume.certificate.RefusedException;
import io.github.tsume.certificate.Verification;
import io.github.tsume.results.json.KeyEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A forger takes genuine results of all kinds with their certificates, changes one or two things at
 * random, and makes the sums right again. Whatever is changed is refused, or at least named, unless
 * what is said stays true.
 */
@Tag("slow")
class ForgerTest {
  private static final long SEED = Long.getLong("tsume.seed", 55);
  private static final int FORGERIES = Integer.getInteger("tsume.forgeries", 50);

  private static final Pattern OPEN = Pattern.compile("\"open\":\\[(?=\\{)");

  @TempDir Path directory;

  @Test
  void no_forgery_passes() throws Exception {
    GenuineResults genuine = new GenuineResults(directory);
    genuine.make(FORGERIES < 5_000);
    List<Map<Part, Integer>> missing = new ArrayList<>();
    for (Told told : genuine.all()) {
      missing.add(genuinely(told));
    }
    assertThat(missing).anyMatch(Map::isEmpty);
    Random random = new Random(SEED);
    Forger forger = new Forger(random);
    FreshChecks fresh = new FreshChecks(directory);
    List<String> passed = new ArrayList<>();
    Map<String, Integer> counts = new TreeMap<>();
    for (int i = 0; i < FORGERIES; i++) {
      int at = random.nextInt(genuine.all().size());
      Told from = genuine.all().get(at);
      Told told = forger.forged(from, genuine.all().get(random.nextInt(genuine.all().size())));
      if (told.json().equals(from.json())) {
        // Whatever was made of the proofs, what is said is true.
        counts.merge("as it was", 1, Integer::sum);
        continue;
      }
      String became = became(told, missing.get(at), fresh);
      counts.merge(became.split(" ")[0], 1, Integer::sum);
      if (became.startsWith("passed")) {
        passed.add("forgery " + i + " " + became + difference(from.json(), told.json()));
      }
    }
    if (Integer.getInteger("tsume.forgeries") != null) {
      System.out.println(genuine.all().size() + " genuine: " + counts);
    }
    assertThat(passed).as("seed %s, %s", SEED, counts).isEmpty();
    assertThat(counts.get("refused")).isGreaterThan(FORGERIES / 3);
  }

  /**
   * A check that was stopped may say less than it might. That nothing else is open is a claim, too:
   * it is true where more nodes settle what was left out, which the certificate then shows.
   */
  @Test
  void what_a_stopped_check_left_open_passes_unmentioned_only_where_it_is_settled()
      throws Exception {
    GenuineResults genuine = new GenuineResults(directory);
    genuine.makeStopped();
    FreshChecks fresh = new FreshChecks(directory);
    List<String> passed = new ArrayList<>();
    Map<String, Integer> counts = new TreeMap<>();
    for (Told told : genuine.all()) {
      Map<Part, Integer> missing = genuinely(told);
      Matcher open = OPEN.matcher(told.json());
      for (int begin = open.find() ? open.end() : -1; begin >= 0; begin = after(told, begin)) {
        Told forged = new Told(without(told.json(), begin), told.body());
        String became = became(forged, missing, fresh);
        boolean ofPly = told.json().indexOf("}", begin) < told.json().indexOf(",", begin);
        counts.merge(became.split(" ")[0] + (ofPly ? " of a ply" : ""), 1, Integer::sum);
        if (became.startsWith("passed")) {
          passed.add(became + difference(told.json(), forged.json()));
        }
      }
    }
    if (Integer.getInteger("tsume.forgeries") != null) {
      System.out.println("left out: " + counts);
    }
    assertThat(passed).as("%s", counts).isEmpty();
    assertThat(counts).containsKeys("true", "true of a ply", "named");
  }

  /** Where the next entry of a list begins, after one; less than 0 if there is none. */
  private static int after(Told told, int begin) {
    int end = told.json().indexOf('}', begin) + 1;
    return told.json().charAt(end) == ',' ? end + 1 : -1;
  }

  /** A result without the entry of a list that begins at a place. */
  private static String without(String json, int begin) {
    int end = json.indexOf('}', begin) + 1;
    String rest = json.substring(0, begin) + json.substring(end);
    return rest.replace("[,", "[").replace(",]", "]").replace(",,", ",");
  }

  /** What of a genuine result is not shown: it is not refused, whatever it is. */
  private static Map<Part, Integer> genuinely(Told told) throws IOException {
    try {
      return told.body() == null ? Map.of(Part.OPEN, 1) : verified(told);
    } catch (RefusedException e) {
      throw new AssertionError("genuine, and refused: " + e + "\n" + told, e);
    }
  }

  private static String became(Told told, Map<Part, Integer> before, FreshChecks fresh)
      throws IOException {
    try {
      if (told.body() == null) {
        Verification.checkResult(ResultReader.read(told.json()));
        return "without a certificate";
      }
      Map<Part, Integer> missing = verified(told);
      boolean more =
          missing.entrySet().stream()
              .anyMatch(part -> part.getValue() > before.getOrDefault(part.getKey(), 0));
      if (more) {
        return "named";
      }
      List<Set<Part>> differences = fresh.differences(told.json());
      // What differs is named where the genuine result's own part was not shown either.
      boolean named =
          differences.stream().noneMatch(parts -> Collections.disjoint(parts, missing.keySet()));
      return differences.isEmpty() ? "true" : named ? "named" : "passed " + differences + missing;
    } catch (RefusedException | IllegalArgumentException e) {
      return "refused";
    }
  }

  /** What was made of a result, without what begins and ends alike. */
  private static String difference(String from, String to) {
    int begin = Strings.commonPrefix(from, to).length();
    int end = Strings.commonSuffix(from.substring(begin), to.substring(begin)).length();
    int before = Math.max(0, begin - 60);
    return "\n"
        + from
        + "\n - "
        + from.substring(before, from.length() - end)
        + "\n + "
        + to.substring(before, to.length() - end);
  }

  private static Map<Part, Integer> verified(Told told) throws IOException {
    Result result = ResultReader.read(told.json());
    Verification.checkResult(result);
    return Verification.of(result, source(told)).missing();
  }

  private static CertificateSource source(Told told) throws IOException {
    String text = Forger.signed(Objects.requireNonNull(told.body()));
    return new CertificateSource(new ByteArrayInputStream(text.getBytes(UTF_8)));
  }

  /**
   * Of brinkmates it is always named that no shorter one and no other keys are shown. What is shown
   * are keys and mates: those that a forger tells of are genuine ones.
   */
  @Test
  void no_forged_key_and_no_forged_mate_of_a_brinkmate_passes() throws Exception {
    GenuineResults genuine = new GenuineResults(directory);
    genuine.makeBrinkmates();
    List<Told> all = genuine.brinkmates();
    assertThat(all).hasSizeGreaterThan(3);
    Random random = new Random(SEED);
    Forger forger = new Forger(random);
    List<String> passed = new ArrayList<>();
    Map<String, Integer> counts = new HashMap<>();
    for (int i = 0; i < FORGERIES; i++) {
      Told from = all.get(random.nextInt(all.size()));
      Told told = forger.forged(from, all.get(random.nextInt(all.size())));
      if (told.json().equals(from.json()) || told.body() == null) {
        continue;
      }
      try {
        Result result = ResultReader.read(told.json());
        Verification.checkResult(result);
        Verification found = Verification.of(result, source(told));
        Result before = ResultReader.read(from.json());
        boolean genuineKeys = keys(before).containsAll(keys(result));
        boolean isTrue =
            result.answer().outcome() == before.answer().outcome()
                && genuineKeys
                && (found.missing().containsKey(Part.LENGTH)
                    || result.answer().length().plies() == before.answer().length().plies());
        counts.merge(isTrue ? "true or named" : "passed", 1, Integer::sum);
        if (!isTrue) {
          passed.add("forgery " + i + "\n" + from.json() + "\n" + told.json());
        }
      } catch (RefusedException | IllegalArgumentException e) {
        counts.merge("refused", 1, Integer::sum);
      }
    }
    if (Integer.getInteger("tsume.forgeries") != null) {
      System.out.println(all.size() + " brinkmates: " + counts);
    }
    assertThat(passed).as("seed %s, %s", SEED, counts).isEmpty();
    assertThat(counts.get("refused")).isGreaterThan(FORGERIES / 4);
  }

  private static Set<String> keys(Result result) {
    return result.answer().keys().stream().map(KeyEntry::move).collect(Collectors.toSet());
  }
}
