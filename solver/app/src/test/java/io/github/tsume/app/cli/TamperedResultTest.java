package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code tsume verify} refuses what people read in a result if it does not hold. */
class TamperedResultTest {
  /** A mate in three with other mates, which states five, and a check without a mate. */
  private static final String COOKED = "4k4/9/4P4/9/9/9/9/9/9 b 2GS2r2b2g3s4n4l17p 1";

  private static final String NO_MATE = "4k4/9/9/9/9/9/9/9/9 b R2Nr2b4g4s2n4l18p 1";

  @TempDir static Path directory;

  @BeforeAll
  static void check() throws IOException {
    Path input =
        Files.writeString(
            directory.resolve("in.sfen"),
            Samples.MATE_3 + "\tsound\t3\n" + COOKED + "\tcooked\t3\n" + NO_MATE + "\tnone\t0\n");
    Run.tsume("check", "--certificate", "--hash=16m", "-o", results().toString(), "" + input);
  }

  private static Path results() {
    return directory.resolve("results");
  }

  @Test
  void what_was_not_tampered_with_is_not_refused() {
    assertThat(Run.tsume("verify", results().toString()).out()).doesNotContain("refused");
  }

  /** The line of a problem, what stands in it and what is put in its place, and the field named. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sound  | \"length\":3                     | \"length\":5                  | length",
        "sound  | \"length\":3,\"exact\":true   | \"length\":1,\"exact\":false | length",
        "sound  | \"exact\":true    | \"exact\":true,\"rawLength\":1           | rawLength",
        "sound  | \"exact\":true    | \"exact\":true,\"rawLength\":2           | rawLength",
        "sound  | \"exact\":true    | \"exact\":true,\"rawLength\":5           | rawLength",
        "sound  | \"exact\":true    | \"exact\":true,\"leftover\":{\"G\":1}  | leftover",
        "cooked | \"leftover\":.\"G\":1          | \"leftover\":{\"G\":2       | leftover",
        "cooked | \"leftover\":[^}]*},             | ''                            | leftover",
        "sound  | \"complete\"    | \"open\":[{\"ply\":1,\"move\":\"G*4b\"}],$0 | verdict",
        "sound  | \"complete\"    | \"open\":[{\"ply\":9,\"move\":\"G*4b\"}],$0 | open.ply",
        "sound  | \"complete\"    | \"open\":[{\"ply\":1,\"move\":\"9i9h\"}],$0 | open.move",
        "sound  | \"statedLength\":3,              | ''                            | agrees",
        "sound  | \"complete\":true   | \"complete\":false                    | complete",
        "sound  | \"complete\":true   | $0,\"unfinished\":[\"more-defects\"]   | complete",
        "cooked | \"complete\":true   | \"complete\":false                    | complete",
        "none   | \"complete\":true   | \"complete\":false                    | complete",
        "none   | \"agrees\":true                  | \"agrees\":false              | agrees",
        "cooked | (\"short-cook\".*?),\"line\":\\[[^]]*] | ${1}                | defects.line",
        "sound  | \"exact\":true                   | \"exact\":false               | verdict",
        "sound  | \"mainline\":\\[\"[^\"]*\",      | \"mainline\":[\"1a1b\",       | mainline",
        "sound  | \"mainline\":\\[(\"[^\"]*\"),[^]]*]| \"mainline\":[$1]          | mainline",
        "sound  | \"mainlineText\":\"              | \"mainlineText\":\"x          | mainlineText",
        "sound  | \"verdict\":\"sound\"            | \"verdict\":\"cooked\"        | verdict",
        "sound  | \"verdict\":\"sound\"            | \"verdict\":\"unsolvable\"    | verdict",
        "sound  | \"statedLength\":3               | \"statedLength\":7            | agrees",
        "sound  | \"agrees\":true                  | \"agrees\":false              | agrees",
        "cooked | \"verdict\":\"cooked\"           | \"verdict\":\"sound\"         | verdict",
        "cooked | \"verdict\":\"cooked\"           | \"verdict\":\"incomplete\"    | verdict",
        "cooked | \"result\":\"mate\"              | \"result\":\"no-mate\"        | mainline",
        "cooked | (\"defects\":.*?\"line\":\\[\")[^\"]*| $11a1b                 | defects",
        "cooked | (\"defects\":.*?\"move\":\")[^\"]*| $11a1b                    | defects.move",
        "cooked | (\"defects\":.*?\"length\":)\\d+ | ${1}99                        |"
            + " defects.length",
        "none   | \"verdict\":\"unsolvable\"       | \"verdict\":\"sound\"         | verdict",
        "none   | \"statedLength\":0               | \"statedLength\":3            | agrees",
      })
  void what_was_is_refused_and_the_field_is_named(
      String id, String what, String instead, String field) throws IOException {
    // Who tampers leaves out the sum, which anybody could make anew.
    String line =
        Files.readAllLines(results().resolve("results.jsonl")).stream()
            .filter(each -> each.contains("\"id\":\"" + id + "\""))
            .findFirst()
            .orElseThrow()
            .replaceFirst(",\"sum\":\"[0-9a-f]{8}\"", "");
    String replacement =
        instead.replace("${1}9", "$1\\9").replace("${1}", "$1").replace("$11a1b", "$1\\1a1b");
    String tampered = line.replaceFirst(what, replacement);
    assertThat(tampered).as("tampered").isNotEqualTo(line);
    Path file = Files.writeString(results().resolve("tampered.jsonl"), tampered + "\n");
    Run.Outcome outcome = Run.tsume("verify", file.toString());
    assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(1);
    assertThat(outcome.out()).contains("refused", "\"" + field);
    Run.Outcome japanese = Run.tsume("verify", "--lang=ja", file.toString());
    assertThat(japanese.out()).contains("「" + field);
  }
}
