package io.github.tsume.app.cli;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ObjectArrays;
import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.certificate.CertificateSource;
import io.github.tsume.certificate.RefusedException;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class VerifyCommandTest {
  @TempDir Path directory;

  @BeforeEach
  void check() {
    Run.tsume("check", "--certificate", "--hash=16m", "-o", directory.toString(), Samples.MATE_3);
  }

  private Path certificate() {
    return directory.resolve("certificates").resolve("1.txt");
  }

  private Run.Outcome verify() {
    return Run.tsume("verify", directory.resolve("results.jsonl").toString());
  }

  /** Results without sums, as of somebody who changes them on purpose. */
  private static String unsummed(Path results) throws IOException {
    return Files.readString(results).transform(Forger::unsummed);
  }

  @Test
  void a_sound_problem_is_shown_completely() {
    Run.Outcome outcome = verify();
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEqualTo("1: shown: mate in 3 and all that is said of it\n");
  }

  @Test
  void a_row_that_was_taken_out_or_put_in_twice_is_told() throws IOException {
    Path folder = directory.resolve("two");
    String two = directory.resolve("two.sfen").toString();
    Files.writeString(Path.of(two), Samples.MATE_3 + "\n" + Samples.MATE_3 + "\tagain\n");
    Run.tsume("check", "--certificate", "--hash=16m", "-o", folder.toString(), two);
    Path results = folder.resolve("results.jsonl");
    List<String> rows = Files.readAllLines(results);
    assertThat(rows).hasSize(2);
    assertThat(Run.tsume("verify", folder.toString()).exitCode()).isZero();
    for (List<String> other : List.of(rows.subList(0, 1), rows.subList(1, 2))) {
      Files.write(results, other);
      Run.Outcome outcome = Run.tsume("verify", folder.toString());
      assertThat(outcome.out()).contains("totals.json: refused: it tells of other rows");
      assertThat(outcome.exitCode()).isEqualTo(Tally.DEFECT);
      assertThat(Run.tsume("verify", results.toString()).exitCode()).as("a file alone").isZero();
    }
    Files.write(results, List.of(rows.get(1), rows.get(0)));
    assertThat(Run.tsume("verify", folder.toString()).exitCode()).as("in any order").isZero();
  }

  @Test
  void broken_off_it_ends_at_once_and_tells_how_many_results_were_not_looked_at() {
    Interruption interruption = new Interruption();
    interruption.interrupt();
    Run.Outcome outcome = new Run().with(interruption).run("verify", directory.toString());
    assertThat(outcome.exitCode()).isEqualTo(Tally.INTERRUPTED);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains("looked at 0 of 1 result, not at the others");
  }

  @Test
  void the_seal_is_in_the_result_and_in_the_report() throws IOException {
    assertThat(Files.readString(directory.resolve("results.jsonl")))
        .contains("\"certified\":\"everything\"");
    assertThat(Files.readString(directory.resolve("report.html")))
        .contains("\"certified\":\"everything\"");
  }

  @Test
  void certificates_stay_in_their_folder_whatever_the_labels() throws IOException {
    Path notes = Files.writeString(directory.resolve("notes.txt"), "mine");
    List<String> labels =
        List.of("../../../notes", "第1回 2023/11", "a/b", "a_b", "a:b", "/x", "CON", "A_B");
    StringBuilder lines = new StringBuilder();
    labels.forEach(label -> lines.append(Samples.MATE_3).append('\t').append(label).append('\n'));
    Path input = Files.writeString(directory.resolve("in.sfen"), lines);
    Path reports = directory.resolve("reports").resolve("x");
    String[] command = {"check", "--certificate", "--hash=16m", "-o", "" + reports, "" + input};
    Run.Outcome outcome = Run.tsume(command);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    Set<String> files = new HashSet<>();
    for (Result result : ResultFile.read(reports).results().values()) {
      String name = Objects.requireNonNull(result.extras().certificate());
      Path file = reports.resolve(name);
      assertThat(file).exists();
      assertThat(file.toRealPath().getParent())
          .isEqualTo(reports.resolve("certificates").toRealPath());
      files.add(name.toLowerCase(Locale.ROOT));
    }
    assertThat(files).hasSameSizeAs(labels);
    assertThat(notes).hasContent("mine");
    Run.Outcome verified = Run.tsume("verify", reports.toString());
    assertThat(verified.exitCode()).as(verified.out()).isZero();
    assertThat(verified.out()).contains("../../../notes: shown: mate in 3 and all");
  }

  /** That it mates is not shown then: another mate that is shown needs a row. */
  @Test
  void a_mate_of_the_author_that_was_left_open_is_no_refusal() throws IOException {
    String sfen = "9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1 moves G*2c 1b1a 2c2b\tx\n";
    Path input = Files.writeString(directory.resolve("in.sfen"), sfen);
    Path reports = directory.resolve("reports");
    String[] command = {"check", "--certificate", "--all-cooks", "--nodes=40", "--hash=32m"};
    String[] files = {"-o", "" + reports, "" + input};
    Run.tsume(ObjectArrays.concat(command, files, String.class));
    Run.Outcome verified = Run.tsume("verify", "--lang=en", reports.toString());
    assertThat(verified.exitCode()).as(verified.out()).isEqualTo(3);
    assertThat(verified.out()).contains("x: ", "not shown").doesNotContain("refused");
  }

  /** The first attempt at it is not enough; only what is said at last is certified. */
  @Test
  void a_problem_that_is_searched_twice_has_one_certificate() throws IOException {
    Path input = Files.writeString(directory.resolve("in.sfen"), Samples.COOKED_17 + "\tx\n");
    Path reports = directory.resolve("reports");
    Run.tsume("check --certificate --hash=16m --nodes=210k -o", reports, input);
    Result result = Objects.requireNonNull(ResultFile.read(reports).results().get("x"));
    assertThat(Objects.requireNonNull(result.effort()).nodes()).isGreaterThan(21_000);
    try (Stream<Path> files = Files.list(reports.resolve("certificates"))) {
      assertThat(files).containsExactly(reports.resolve(result.extras().certificate()));
    }
  }

  @Test
  void the_directory_may_be_written_in_any_way() {
    Path here = Path.of("").toAbsolutePath().relativize(directory.toAbsolutePath());
    assertThat(Run.tsume("verify", here.toString()).exitCode()).isZero();
    assertThat(Run.tsume("verify", directory + "/certificates/..").exitCode()).isZero();
  }

  @Test
  void a_certificate_with_another_sum_than_the_row_names_is_refused() throws IOException {
    Path results = directory.resolve("results.jsonl");
    String told = Files.readString(results);
    assertThat(told).contains(told(Files.readString(certificate())));
    for (String other : List.of(told("sha256 " + "0".repeat(64)), "")) {
      String row =
          told.replaceFirst(",\"digest\":\"[0-9a-f]+\"", other).replaceAll(",\"sum.{12}", "");
      Files.writeString(results, row);
      assertThat(verify().exitCode()).isEqualTo(other.isEmpty() ? 0 : 1);
      Files.writeString(results, row.replaceFirst(",\"certificate\":\"[^\"]+\"", ""));
      assertThat(verify().exitCode()).isEqualTo(other.isEmpty() ? 3 : 1);
    }
  }

  /** What a row tells of a certificate's sum. */
  private static String told(String certificate) {
    String sum = certificate.substring(certificate.indexOf("sha256 ") + 7).strip();
    return ",\"digest\":\"" + sum + '"';
  }

  /** Programs of ours read the later one of two with one id; others read what they like. */
  @Test
  void each_of_two_rows_with_one_id_is_judged() throws IOException {
    Path results = directory.resolve("results.jsonl");
    String json = unsummed(results);
    String forged = json.replace("\"verdict\":\"sound\"", "\"verdict\":\"cooked\"");
    assertThat(forged).isNotEqualTo(json);
    for (String both : List.of(forged + json, json + forged)) {
      Files.writeString(results, both);
      assertThat(verify().lines()).hasSize(2);
      assertThat(verify().exitCode()).isEqualTo(1);
    }
  }

  /** What is told twice in one row is read by some as the first one, by some as the last. */
  @Test
  void a_row_that_tells_something_twice_is_no_result() throws IOException {
    Path results = directory.resolve("results.jsonl");
    String verdict = "\"verdict\":\"sound\"";
    String twice = "\"verdict\":\"cooked\"," + verdict;
    Files.writeString(results, unsummed(results).replace(verdict, twice));
    assertThat(verify().exitCode()).isEqualTo(4);
  }

  @Test
  void a_certificate_that_no_file_can_be_is_refused() throws IOException {
    Path results = directory.resolve("results.jsonl");
    String json = unsummed(results);
    Files.writeString(results, json.replace("certificates/1.txt", "certificates/\\u0000.txt"));
    assertThat(verify().exitCode()).isEqualTo(1);
  }

  @Test
  void any_changed_letter_is_refused() throws IOException {
    String text = Files.readString(certificate());
    for (int i = 0; i < text.length(); i += 1 + text.length() / 200) {
      char other = text.charAt(i) == 'A' ? 'B' : 'A';
      Files.writeString(certificate(), text.substring(0, i) + other + text.substring(i + 1));
      Run.Outcome outcome = verify();
      assertThat(outcome.exitCode()).as("letter %s", i).isEqualTo(1);
      assertThat(outcome.out()).contains("1: refused: ");
    }
  }

  /** Who changes the sum too: then the proofs themselves have to hold. */
  @Test
  void a_forged_certificate_with_the_right_sum_is_refused() throws Exception {
    String text = Files.readString(certificate());
    String body = Forger.unsigned(text);
    Forger.sign(certificate(), body);
    assertThat(verify().exitCode()).as("unchanged").isZero();
    String mate = body.lines().filter(line -> line.startsWith("mate - ")).findFirst().orElseThrow();
    String check =
        body.lines().filter(line -> line.startsWith("no-mate ")).findFirst().orElseThrow();
    String shortened = mate.substring(0, "mate - ".length()) + "AA==";
    List<String> forged =
        List.of(
            body.replace(mate, shortened),
            body.replace(check, check.replace("no-mate ", "mate ")),
            body.replace(check, check.substring(0, check.lastIndexOf(' ')) + " AA=="),
            body.replace(check, check.substring(0, check.lastIndexOf(' ')) + " *"),
            body + "no-mate G*5c AAAA\n",
            body + "no-mate G*9i AAAA\n",
            body + "mate G*5e AAAA\n",
            body + "at-most:6 - AAAA\n",
            body + "at-least:18 - AAAA\n",
            body + "at-most - AAAA\n",
            body + "at-most:-6 - AAAA\n",
            body + "other-line G*5c\n",
            body.replaceFirst("complete \\S*", "complete everything"),
            body.replaceFirst("complete (\\w+),(\\S+)", "complete $2,$1"),
            body.replaceFirst("complete (\\w+),", "complete $1,$1,"),
            body.replace(" AA==\n", " AA\n"),
            body.replaceFirst("futile \\S*", "futile none"),
            body.replaceFirst("line \\S*", "line -"),
            body + "equal G*5e\n");
    for (String changed : forged) {
      assertThat(changed).isNotEqualTo(body);
      Forger.sign(certificate(), changed);
      Run.Outcome outcome = verify();
      assertThat(outcome.exitCode()).as(changed).isEqualTo(1);
      assertThat(outcome.out()).contains("1: refused: ");
    }
  }

  /** No. 2 of Zukō: 21 plies, sound. */
  @Test
  void a_sound_classic_is_shown_completely() {
    Path reports = directory.resolve("zuko");
    String sfen = "9/9/3B3G1/6+p1n/7+p1/7k1/5BL1p/7G1/7+R+r b N2P2g4s2n3l13p 1";
    Run.tsume("check", "--certificate", "--hash=64m", "-o", reports.toString(), sfen);
    Run.Outcome outcome = Run.tsume("verify", reports.toString());
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEqualTo("1: shown: mate in 21 and all that is said of it\n");
  }

  @Test
  void a_refusal_has_words_in_both_languages() throws IOException {
    Files.writeString(certificate(), "something else");
    assertThat(verify().out()).contains("this is no certificate of version");
    assertThat(Run.tsume("verify", "--lang=ja", directory.toString()).out()).contains("形式の証明書");
    for (RefusedException.Refusal reason : RefusedException.Refusal.values()) {
      assertThat(Messages.of(Locale.ENGLISH).get(reason.key(), "x")).isNotBlank();
    }
  }

  @Test
  void another_result_is_refused() throws IOException {
    Path results = directory.resolve("results.jsonl");
    String json = unsummed(results);
    Files.writeString(results, json.replace("4P4/9/9/9/9/9 b", "4P4/9/9/9/9/P8 b"));
    assertThat(verify().exitCode()).isEqualTo(1);
    Files.writeString(
        results, json.replaceFirst("\"mainline\":\\[\"G\\*5c\"", "\"mainline\":[\"G*9i\""));
    assertThat(verify().out()).contains("refused: the field \"mainline\"");
  }

  /** What is not shown is named, and is no success. */
  @Test
  void each_claim_that_is_left_out_is_named() throws Exception {
    String text = Files.readString(certificate());
    String body = Forger.unsigned(text);
    List<String> claims = body.lines().skip(6).toList();
    assertThat(claims).hasSizeGreaterThan(10);
    int named = 0;
    for (String claim : claims) {
      String without = body.replace(claim + "\n", "").replaceFirst("complete \\S*", "complete -");
      Forger.sign(certificate(), without);
      Run.Outcome outcome = verify();
      // A later claim may need a proof that an earlier one shares with it.
      assertThat(outcome.exitCode()).as(claim + outcome.out()).isIn(0, 1, 3);
      named += outcome.exitCode() == 3 ? 1 : 0;
      assertThat(outcome.out().contains("not shown: ")).isEqualTo(outcome.exitCode() == 3);
    }
    assertThat(named).isGreaterThan(3);
    Forger.sign(certificate(), body.substring(0, body.indexOf("\nmate -") + 1));
    assertThat(verify().exitCode()).isEqualTo(1);
  }

  /** One byte more than the most, and no end in sight: refused, and the other rows are read. */
  @Test
  void a_certificate_that_is_too_large_is_refused_and_the_others_are_followed() throws Exception {
    Path results = directory.resolve("results.jsonl");
    String json = unsummed(results);
    String large = json.replace("certificates/1.txt", "certificates/large.txt");
    Files.writeString(results, large + json.replace("\"id\":\"1\"", "\"id\":\"2\""));
    try (OutputStream out = Files.newOutputStream(certificate().resolveSibling("large.txt"))) {
      String head = Files.readString(certificate()).lines().limit(6).collect(joining("\n"));
      out.write((head + "\nmate - ").getBytes(StandardCharsets.UTF_8));
      byte[] block = "A".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
      for (long size = 0; size <= CertificateSource.LARGEST; size += block.length) {
        out.write(block);
      }
    }
    Run.Outcome outcome = verify();
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out()).contains("1: refused: it is larger than 64 MiB", "2: shown: ");
  }

  @Test
  void a_missing_certificate_cannot_be_read() throws IOException {
    Files.delete(certificate());
    assertThat(verify().exitCode()).isEqualTo(4);
  }

  @Test
  void a_result_without_certificate_is_told() {
    Run.tsume("check", "-o", directory.resolve("other").toString(), Samples.MATE_3);
    Run.Outcome outcome = Run.tsume("verify", directory.resolve("other").toString());
    assertThat(outcome.exitCode()).isEqualTo(3);
    assertThat(outcome.out()).contains("1: no certificate");
  }

  /** Two pawns on a file. */
  @Test
  void an_illegal_position_is_shown_by_the_rules_and_a_legal_one_is_not_called_so()
      throws IOException {
    Path results = directory.resolve("results.jsonl");
    String sfen = Samples.MATE_3.replaceFirst(" .*", "");
    String pawns = "4k4/9/4P4/9/4P4/9/9/9/9 b - 1";
    Run.tsume("check", "--certificate", "-o", directory.toString(), pawns);
    String json = unsummed(results);
    assertThat(json).contains("\"result\":\"invalid\"");
    assertThat(verify().out()).isEqualTo("1: shown: no legal position\n");
    assertThat(verify().exitCode()).isZero();
    Files.writeString(results, json.replaceFirst("4k4/9/4P4/9/4P4/9/9/9/9", sfen));
    assertThat(verify().out()).contains("1: refused: ");
    assertThat(verify().exitCode()).isEqualTo(1);
  }

  @Test
  void a_refusal_weighs_more_than_a_missing_certificate() throws IOException {
    Path results = directory.resolve("results.jsonl");
    String json = unsummed(results);
    String without =
        json.replaceFirst("\"certificate\":\"[^\"]*\",?", "")
            .replace("\"id\":\"1\"", "\"id\":\"2\"")
            .replace(",}", "}");
    Files.writeString(results, json + without);
    assertThat(verify().exitCode()).isEqualTo(3);
    Files.writeString(certificate(), "something else");
    assertThat(verify().exitCode()).isEqualTo(1);
    assertThat(verify().out()).contains("1: refused: ", "2: no certificate");
  }

  @Test
  void a_certificate_has_to_go_somewhere() {
    for (String option : List.of("--certificate", "--resume")) {
      Run.Outcome outcome = Run.tsume("check", option, Samples.MATE_3);
      assertThat(outcome.exitCode()).isEqualTo(2);
      assertThat(outcome.out()).isEmpty();
      assertThat(outcome.err()).contains(option + " needs a folder", "-o DIR");
    }
  }

  /** A rook and two knights in hand do not mate a lone king. */
  private static final String NO_MATE = "4k4/9/9/9/9/9/9/9/9 b R2Nr2b4g4s2n4l18p 1";

  @Test
  void a_problem_without_a_mate_is_shown_to_have_none() throws Exception {
    Path reports = directory.resolve("none");
    Run.tsume("check", "--certificate", "--hash=16m", "-o", reports.toString(), NO_MATE);
    Run.Outcome outcome = Run.tsume("verify", reports.toString());
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEqualTo("1: shown: no mate\n");
    Path file = reports.resolve("certificates").resolve("1.txt");
    String text = Files.readString(file);
    String body = Forger.unsigned(text);
    String claim =
        body.lines().filter(line -> line.startsWith("no-mate ")).reduce((a, b) -> b).orElseThrow();
    // The last one, which no other claim needs.
    String without = body.replace(claim + "\n", "");
    Forger.sign(file, without);
    assertThat(Run.tsume("verify", reports.toString()).out())
        .contains("1: refused: it is said to show \"no-mate\"");
    Forger.sign(file, without.replaceFirst("complete \\S*", "complete -"));
    assertThat(Run.tsume("verify", reports.toString()).out())
        .contains("1: not shown: that 1 of the checks fail");
    Forger.sign(file, body.replace(claim, claim.replace("no-mate ", "mate ")));
    assertThat(Run.tsume("verify", reports.toString()).exitCode()).isEqualTo(1);
    Forger.sign(file, body.replace(claim, claim.substring(0, 12) + " AA=="));
    assertThat(Run.tsume("verify", reports.toString()).exitCode()).isEqualTo(1);
  }

  @Test
  void a_mate_in_a_certificate_of_no_mate_is_refused() throws Exception {
    Path file = directory.resolve("results.jsonl");
    String json = Files.readString(file);
    String head = json.substring(0, json.indexOf("\"result\""));
    String certificate = json.replaceAll("(?s).*(\"certificate\":\"[^\"]*\").*", "$1");
    String none = "\"result\":\"no-mate\",\"complete\":true,";
    Files.writeString(file, head + none + certificate + "}\n");
    assertThat(verify().out()).contains("refused: the mainline of the result");
    String text = Files.readString(certificate());
    String body = Forger.unsigned(text);
    Forger.sign(certificate(), body.replaceFirst("line \\S*", "line -"));
    assertThat(verify().exitCode()).isEqualTo(1);
  }

  /** Without any claim nothing is shown, and nothing is wrong. */
  @Test
  void a_mate_of_which_nothing_is_claimed_is_named() throws Exception {
    String body = Forger.unsigned(Files.readString(certificate()));
    String empty =
        body.lines().limit(5).map(line -> line + "\n").collect(joining()) + "complete -\n";
    Forger.sign(certificate(), empty);
    assertThat(verify().out()).startsWith("1: not shown: the mate; the length; ");
    assertThat(verify().exitCode()).isEqualTo(3);
  }

  /** What the row would be with all the rest, it is: nothing more, nothing less. */
  @Test
  void a_field_that_the_answer_has_not_is_refused_and_so_is_one_that_it_lacks() throws IOException {
    Path results = directory.resolve("results.jsonl");
    String mate = unsummed(results);
    Run.tsume("check", "--certificate", "--hash=16m", "-o", directory.toString(), NO_MATE);
    assertThat(verify().exitCode()).isZero();
    String none = unsummed(results);
    String noMate = "\"result\":\"no-mate\"";
    for (String field : ForeignFields.OF_NO_MATE) {
      refused(results, none, noMate, noMate + "," + field);
    }
    refused(results, none, "\"complete\":true,", "");
    refused(results, none, "\"verdict\":\"unsolvable\",", "");
    refused(
        results, none, "\"verdict\":\"unsolvable\",", "\"verdict\":\"unsolvable\",\"defects\":[],");
    Run.tsume("check", "--certificate", "--hash=16m", "-o", directory.toString(), Samples.MATE_3);
    assertThat(verify().exitCode()).isZero();
    for (String field : ForeignFields.OF_ANY) {
      refused(results, mate, "\"result\":\"mate\"", "\"result\":\"mate\"," + field);
    }
    for (String field : List.of("\"complete\":true,", "\"exact\":true,", "\"length\":3,")) {
      refused(results, mate, field, "");
    }
  }

  private void refused(Path results, String json, String from, String to) throws IOException {
    assertThat(json).contains(from);
    Files.writeString(results, json.replace(from, to));
    assertThat(verify().out()).as(from + " " + to).contains("1: refused: ");
    assertThat(verify().exitCode()).isEqualTo(1);
  }

  /**
   * Cooked, with rows that have not been looked for: what it leaves open is told in three places,
   * and each that is changed alone is seen.
   */
  @Test
  void how_a_result_stands_is_told_the_same_everywhere() throws IOException {
    Path results = directory.resolve("results.jsonl");
    String[] command = {"check", "--certificate", "--hash=16m", "--nodes=2k", "-o", "" + directory};
    Run.tsume(ObjectArrays.concat(command, Samples.COOKED_17));
    String json = unsummed(results);
    assertThat(json).contains("\"complete\":false", "\"unfinished\":[");
    assertThat(verify().exitCode()).as(verify().out()).isIn(0, 3);
    String unfinished = json.replaceFirst("(?s).*(\"unfinished\":\\[[^]]*],).*", "$1");
    refused(results, json, unfinished, "");
    refused(results, json, unfinished, "\"unfinished\":[],");
    refused(results, json, "\"complete\":false,", "");
    refused(results, json, "\"complete\":false,", "\"complete\":true,");
    refused(results, json, "\"complete\":false," + unfinished, "");
    refused(results, json, unfinished, unfinished + "\"stopped\":\"yes\",");
    String noNotes = json.replaceFirst("\"notes\":\\[.*?\\}],", "");
    refused(results, noNotes, "\"complete\":false," + unfinished, "");
  }

  @Test
  void without_checks_nothing_need_be_shown() {
    Path reports = directory.resolve("nothing");
    String sfen = "4k4/9/9/9/9/9/9/9/4P4 b 2r2b4g4s4n4l17p 1";
    Run.tsume("check", "--certificate", "-o", reports.toString(), sfen);
    assertThat(Run.tsume("verify", reports.toString()).out()).isEqualTo("1: shown: no mate\n");
  }
}
