package io.github.tsume.app.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.Notation;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.verify.BrinkmateCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tsume verify} of what {@code tsume check --goal brinkmate --certificate} writes. */
@Tag("slow")
class BrinkmateVerifyTest {
  private static final String BRINKMATE = "6k2/9/3+R5/6P2/9/9/9/9/9 b S 1";

  private static final String OTHER_KEY =
      "\"defects\":[{\"class\":\"other-key\",\"severity\":\"fatal\"}]";

  @TempDir static Path once;

  @TempDir Path directory;

  @BeforeAll
  static void checkOnce() {
    check(once, BRINKMATE);
  }

  @BeforeEach
  void copy() throws IOException {
    try (Stream<Path> files = Files.walk(once)) {
      for (Path file : files.filter(file -> !file.equals(once)).toList()) {
        Files.copy(file, directory.resolve(once.relativize(file)));
      }
    }
  }

  private void check(String input, String... options) {
    check(directory, input, options);
  }

  private static void check(Path output, String input, String... options) {
    List<String> arguments = new java.util.ArrayList<>(List.of("check", "--goal=brinkmate"));
    arguments.addAll(List.of("--certificate", "--hash=16m", "-o", output.toString(), input));
    arguments.addAll(List.of(options));
    Run.tsume(arguments.toArray(new String[0]));
  }

  private Path results() {
    return directory.resolve("results.jsonl");
  }

  private Path certificate() {
    return directory.resolve("certificates").resolve("1.txt");
  }

  /** The certificate without its sum. */
  private String body() throws IOException {
    return Forger.unsigned(Files.readString(certificate()));
  }

  private Run.Outcome verify() {
    return Run.tsume("verify", "--lang=en", results().toString());
  }

  @Test
  void a_brinkmate_is_shown_with_every_defence_and_that_there_is_no_other() {
    Run.Outcome outcome = verify();
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(Tally.OK);
    assertThat(outcome.lines().get(0))
        .isEqualTo("1: shown: brinkmate in 1 and all that is said of it");
  }

  /** Without the claim that there is no other key, that is not shown; nothing else is missing. */
  @Test
  void what_is_claimed_no_more_is_not_shown() throws Exception {
    String body = body();
    String without =
        body.replaceFirst("(?m)^no-brinkmate:1 .*\n", "")
            .replaceFirst("(?m)^complete .*", "complete -");
    assertThat(without).isNotEqualTo(body);
    Forger.sign(certificate(), without);
    assertThat(verify().exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    assertThat(verify().lines().get(0))
        .isEqualTo(
            "1: partly shown; not shown: that there is no other key, and no mate by checks alone");
    assertThat(Run.tsume("verify", "--lang=ja", results().toString()).out())
        .isEqualTo("1：一部確認、未確認：ほかに必至の手も、王手だけの詰みもないこと\n");
    // Nor does it help to claim it of fewer plies, or after other moves.
    for (String changed :
        List.of(
            body.replace("no-brinkmate:1 -", "no-brinkmate:3 -"),
            body.replace("no-brinkmate:1 -", "no-brinkmate:1 3d3c+"),
            body.replace("no-brinkmate:1 -", "no-brinkmate:0 -"))) {
      Forger.sign(certificate(), changed);
      assertThat(verify().out()).contains("1: refused: ");
    }
  }

  @Test
  void a_mate_is_shown_as_one() {
    check(Samples.MATE_3);
    assertThat(verify().out()).isEqualTo("1: not shown: the length\n");
    Run.Outcome earlier = Run.tsume("verify", directory.resolve("earlier-1").toString());
    assertThat(earlier.out()).contains("1: shown");
    assertThat(earlier.exitCode()).isEqualTo(Tally.OK);
  }

  @Test
  void without_a_certificate_or_a_folder_it_is_told() throws IOException {
    check("7k1/9/9/9/9/9/9/9/9 b P 1", "--within=1", "--nodes=1");
    assertThat(verify().out()).contains("1: no certificate");
    assertThat(verify().exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    check(BRINKMATE);
    Files.delete(certificate());
    assertThat(verify().exitCode()).isEqualTo(Tally.UNREADABLE);
    Run.Outcome nowhere = Run.tsume("check", "--goal=brinkmate", "--certificate", BRINKMATE);
    assertThat(nowhere.exitCode()).isEqualTo(Tally.USAGE);
  }

  @Test
  void that_there_is_no_brinkmate_is_shown_within_as_many_plies_as_were_asked_for()
      throws Exception {
    for (String within : List.of("1", "3")) {
      check("7k1/9/9/9/9/9/9/9/9 b P 1", "--within=" + within);
      assertThat(verify().out()).isEqualTo("1: shown: no brinkmate within " + within + "\n");
      assertThat(verify().exitCode()).isEqualTo(Tally.OK);
      assertThat(Run.tsume("verify", "--lang=ja", results().toString()).out())
          .isEqualTo("1：確認：" + within + "手以内の必至なし\n");
    }
    String json = Files.readString(results());
    refused(json.replace("\"within\":3", "\"within\":5"), "\"within\"");
    refused(json.replace("\"within\":3", "\"within\":1"), "\"within\"");
    refused(json.replace("\"result\":\"no-brinkmate\"", "\"result\":\"no-mate\""), "\"result\"");
    refused(json.replace("7k1/9", "7k1/7P1"), "");
  }

  /**
   * Forged with the right sum: of other plies, of another move, of something else, cut short. Some
   * other numbers are another proof of what is true here; of what is false none is, as the kernel's
   * tests show.
   */
  @Test
  void a_forged_certificate_that_there_is_none_is_refused() throws Exception {
    check("7k1/9/9/9/9/9/9/9/9 b P 1", "--within=3");
    String body = body();
    String claim = "no-brinkmate:3 - ";
    int proof = body.indexOf(claim) + claim.length();
    assertThat(proof).isGreaterThan(claim.length());
    List<String> forged =
        List.of(
            body.replace(claim, "no-brinkmate:1 - "),
            body.replace(claim, "no-brinkmate:5 - "),
            body.replace(claim, "no-brinkmate:3 P*2b 2a1a "),
            body.replace(claim, "brinkmate P*2b "),
            body.replace(claim, "no-mate - "),
            body.substring(0, proof) + body.substring(proof, proof + 8) + "\n",
            // Nothing is claimed, but it is said to show everything.
            body.substring(0, body.indexOf(claim)));
    for (String changed : forged) {
      assertThat(changed).isNotEqualTo(body);
      Forger.sign(certificate(), changed);
      Run.Outcome outcome = verify();
      assertThat(outcome.out()).as(changed).contains("1: refused: ");
      assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
    }
  }

  @Test
  void all_keys_of_a_cooked_brinkmate_in_one_are_all_that_it_claims() {
    check("8k/9/9/9/9/9/9/9/9 b 2G 1", "--within=1", "--defender-hand=as-is");
    assertThat(verify().out()).isEqualTo("1: shown: brinkmate in 1 and all that is said of it\n");
    assertThat(verify().exitCode()).isEqualTo(Tally.OK);
  }

  /**
   * Where nothing is claimed, and nothing is said to be shown, nothing is wrong: what is not shown
   * is named. It was refused before, though the same of a problem without a mate was named.
   */
  @Test
  void what_is_claimed_by_nothing_is_named_whatever_the_answer() throws Exception {
    String[] inputs = {BRINKMATE, Samples.MATE_3, "7k1/9/9/9/9/9/9/9/9 b P 1"};
    String[] named = {
      "1: not shown: the answers to every defence after 1 key; that there is no other key",
      "1: not shown: the mate",
      "1: not shown: that there is no brinkmate"
    };
    for (int i = 0; i < inputs.length; i++) {
      check(inputs[i]);
      String empty =
          body()
              .lines()
              .limit(6)
              .map(line -> line + "\n")
              .collect(joining())
              .replaceFirst("(?m)^complete .*", "complete -");
      Forger.sign(certificate(), empty);
      Run.Outcome outcome = verify();
      assertThat(outcome.out()).startsWith(named[i]);
      assertThat(outcome.exitCode()).isEqualTo(Tally.INCONCLUSIVE);
    }
  }

  /** What a certificate has to say beyond the threat, which comes first. */
  private static byte[] withoutThreat(String sfen, String key, byte[] certificate) {
    Position after =
        Position.of(Notation.read(sfen, "", ReadOptions.DEFAULT).problems().get(0).setup());
    after.play(LegalMoves.resolve(after, key));
    return IntStream.range(1, certificate.length)
        .mapToObj(from -> Arrays.copyOfRange(certificate, from, certificate.length))
        .filter(answers -> BrinkmateCheck.plies(after, answers) == 1)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void a_key_whose_threat_is_not_claimed_is_named() throws Exception {
    check("8k/9/6+R2/9/9/9/9/9/9 b P 1", "--within=1", "--defender-hand=as-is");
    assertThat(verify().exitCode()).as(verify().out()).isEqualTo(Tally.OK);
    String body = body();
    Matcher key = Pattern.compile("(?m)^key (\\S+) (\\S+)$").matcher(body);
    assertThat(key.find()).as(body).isTrue();
    byte[] proof = Base64.getDecoder().decode(key.group(2));
    byte[] answers = withoutThreat("8k/9/6+R2/9/9/9/9/9/9 b P 1", key.group(1), proof);
    String without =
        body.replace(
            key.group(),
            "brinkmate " + key.group(1) + " " + Base64.getEncoder().encodeToString(answers));
    Forger.sign(certificate(), without);
    assertThat(verify().out()).contains("1: refused: it is said to show \"threats\"");
    Forger.sign(certificate(), without.replaceFirst("(?m)^complete .*", "complete -"));
    assertThat(verify().out())
        .isEqualTo(
            "1: partly shown; not shown: that each of 1 key gives check or threatens mate\n");
    assertThat(verify().exitCode()).isEqualTo(Tally.INCONCLUSIVE);
  }

  /** What a result without a mate cannot have is not there, whatever it is; nor what none can. */
  @Test
  void what_does_not_belong_to_the_answer_is_refused() throws Exception {
    check("7k1/9/9/9/9/9/9/9/9 b P 1", "--within=1");
    String json = Files.readString(results());
    for (String field : ForeignFields.OF_NO_MATE) {
      String result = "\"result\":\"no-brinkmate\"";
      refused(json.replace(result, result + "," + field), "the field ");
    }
  }

  private void refused(String changed, String why) throws IOException {
    String before = Files.readString(results());
    assertThat(changed).isNotEqualTo(before);
    Files.writeString(results(), changed.replaceFirst(",\"sum\":\"[0-9a-f]{8}\"", ""));
    Run.Outcome outcome = verify();
    assertThat(outcome.out()).contains("1: refused: ").contains(why);
    assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
    Files.writeString(results(), before);
  }

  /** What people read is checked by itself: every defence, once, with its own mate. */
  @Test
  void a_changed_result_is_refused() throws IOException {
    String json = Files.readString(results());
    String defence = Pattern.quote("{\"move\":\"3a2a\",\"mate\":[") + "[^]]*]},?";
    refused(json.replaceFirst(defence, ""), "\"defences\"");
    refused(json.replaceFirst("(" + defence + ")", "$1$1"), "\"defences\"");
    refused(json.replace("\"move\":\"3a2a\"", "\"move\":\"3a9i\""), "\"defences\"");
    refused(json.replace("\"move\":\"3d3c+\"", "\"move\":\"3d3c\""), "\"defences");
    refused(json.replaceFirst("\"mate\":\\[\"[^\"]*\"", "\"mate\":[\"S*9i\""), "\"defences.mate\"");
    refused(json.replaceFirst("\"mate\":\\[[^]]*\\]", "\"mate\":[]"), "\"defences.mate\"");
    refused(json.replace("\"within\":3", "\"within\":0"), "\"length\"");
    refused(json.replaceFirst("\"within\":3", "\"within\":5"), "\"goal\"");
    refused(json.replace("\"result\":\"brinkmate\"", "\"result\":\"invalid\""), "\"result\"");
    refused(json.replace("\"verdict\":\"sound\"", "\"verdict\":\"cooked\""), "\"verdict\"");
    refused(json.replace("\"defects\":[]", OTHER_KEY), "\"defects\"");
    refused(json.replace("\"mainline\":[\"3d3c+\"]", "\"mainline\":[\"3d3c\"]"), "\"mainline\"");
    refused(json.replaceFirst("(\"mainlineText\":\")[^\"]*", "$1x"), "\"mainlineText\"");
    refused(json.replace("6P2", "5P3"), "");
    refused(json.replace("certificates/1.txt", "../1.txt"), "outside");
  }

  @Test
  void a_brinkmate_in_three_is_shown_with_its_further_keys() throws Exception {
    check("7gk/9/6N2/8S/6P2/9/9/9/9 b N 1");
    assertThat(verify().out()).isEqualTo("1: shown: brinkmate in 3 and all that is said of it\n");
    String json = Files.readString(results());
    String next = "\"next\":\\{\"move\":\"[^\"]*\"";
    assertThat(json).containsPattern(next);
    refused(json.replaceFirst(next, "\"next\":{\"move\":\"P*9i\""), "\"keys\"");
    String threat = "(?:,\"threat\":\\[[^]]*])?";
    String defences = "(" + next + threat + ",\"defences\":\\[)\\{[^}]*},";
    refused(json.replaceFirst(defences, "$1"), "\"defences\"");
    refused(json.replaceFirst("\"threat\":\\[\"[^\"]*\"", "\"threat\":[\"P*9i\""), "\"threat\"");
    refused(json.replace("\"length\":3", "\"length\":1"), "\"length\"");
    String body = body();
    int proof = body.lastIndexOf(' ') + 1;
    int refused = 0;
    for (int i = proof; i < body.length() - 4; i += 1 + (body.length() - proof) / 12) {
      char other = body.charAt(i) == 'B' ? 'C' : 'B';
      String changed = body.substring(0, i) + other + body.substring(i + 1);
      Forger.sign(certificate(), changed);
      refused += verify().exitCode() == Tally.DEFECT ? 1 : 0;
    }
    assertThat(refused).isGreaterThan(9);
  }

  /**
   * Whoever reads the keys and the rows reads what is shown: their plies, and which key is next.
   */
  @Test
  void what_a_brinkmate_in_three_tells_of_its_keys_is_what_is_shown() throws Exception {
    check("7gk/9/6N2/8S/6P2/9/9/9/9 b N 1");
    String json = Files.readString(results());
    String row = "{\"class\":\"other-key\",\"severity\":\"fatal\",\"ply\":3,\"move\":\"1d2c\",";
    String whole = row + "\"length\":3,\"line\":[\"1d2c\"]}";
    assertThat(json).contains(whole);
    refused(json.replace(whole, row + "\"length\":1,\"line\":[\"1d2c\"]}"), "\"defects.length\"");
    refused(json.replace(whole, row + "\"length\":2,\"line\":[\"1d2c\"]}"), "\"defects.length\"");
    refused(json.replace(whole, row + "\"length\":3,\"line\":[\"1d2c\",\"2a1a\"]}"), "\"defects");
    refused(json.replace(whole, whole + "," + whole), "\"defects\"");
    // The gold mates: it is no key that is followed by another move.
    String mate = "{\"move\":\"1a1b\",\"mate\":[\"G*1a\"]}";
    String key = "{\"move\":\"1a1b\",\"next\":{\"move\":\"G*1a\",\"defences\":[]}}";
    assertThat(json).contains(mate);
    refused(json.replace(mate, key), "\"defences.next\"");
  }

  /** Nobody states anything here. */
  @Test
  void what_is_stated_nowhere_agrees_with_nothing() throws IOException {
    for (String input : List.of(BRINKMATE, "8k/9/8P/9/9/9/9/9/9 b G 1")) {
      check(input);
      assertThat(verify().exitCode()).isEqualTo(Tally.OK);
      String json = Files.readString(results());
      refused(json.replace("\"verdict\":", "\"agrees\":true,\"verdict\":"), "\"agrees\"");
      refused(json.replace("\"verdict\":", "\"agrees\":false,\"verdict\":"), "\"agrees\"");
    }
  }

  /** Who changes the sum too: then the proof itself has to hold. */
  @Test
  void a_forged_certificate_with_the_right_sum_is_refused() throws Exception {
    String body = body();
    String claim = "key 3d3c+ ";
    int proof = body.indexOf(claim) + claim.length();
    List<String> forged =
        List.of(
            body.substring(0, proof) + body.substring(proof + 4),
            body.substring(0, proof) + "AAAA" + body.substring(proof),
            body.substring(0, body.length() - 9) + "\n",
            body.substring(0, body.indexOf(claim)),
            body.replace("3d3c+", "3d3c"),
            body.replace("3d3c+", "3d9i"),
            body.replace("key 3d3c+", "mate -"),
            body.replace("key 3d3c+", "no-mate 3d3c+"),
            // Without its threat it is another walk.
            body.replace("key 3d3c+", "brinkmate 3d3c+"),
            body.replace("\nkey ", "\nhisshi "),
            body + "mate - AAAA\n");
    for (String changed : forged) {
      assertThat(changed).isNotEqualTo(body);
      Forger.sign(certificate(), changed);
      Run.Outcome outcome = verify();
      assertThat(outcome.out()).as(changed).contains("1: refused: ");
      assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
    }
    Files.writeString(certificate(), body + "sha256 0\n");
    assertThat(verify().out()).contains("it was changed");
    Forger.sign(certificate(), body);
    assertThat(verify().exitCode()).isEqualTo(Tally.OK);
  }
}
