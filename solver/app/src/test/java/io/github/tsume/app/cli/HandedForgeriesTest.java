package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Four forgeries that passed once, each with a certificate of the version before, whose sum is
 * right; and what they were made of.
 */
class HandedForgeriesTest {
  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource({
    "softened, 1, refused: the field \"defects.severity\"",
    "shortened, 1, refused: the field \"length\"",
    "dropped, 1, refused: the field \"defects\"",
    "empty, 3, not shown: that 1 of the checks fail",
  })
  void a_forgery_that_passed_once_does_so_no_more(String name, int code, String why)
      throws URISyntaxException {
    Path folder =
        Path.of(
            Objects.requireNonNull(HandedForgeriesTest.class.getResource("forged/" + name))
                .toURI());
    Run.Outcome outcome = Run.tsume("verify", "--lang=en", folder.toString());
    assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(code);
    assertThat(outcome.out()).startsWith(name + ": " + why);
  }

  /**
   * The same of what is written today: the result is changed, the certificate is the genuine one.
   */
  @Test
  void the_genuine_ones_are_not_refused_and_each_change_is() throws Exception {
    List<String> problems =
        List.of(
            "9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1\tcooked\t3",
            "7nk/7s1/9/7N1/9/9/9/9/9 b P2r2b4g3s2n4l17p 1\tnone",
            "k8/1n7/9/+S8/9/9/9/9/9 b G2S2r2b3gs3n4l18p 1\tlong",
            "7nl/5B1k1/6Ppp/5+R3/9/9/9/9/9 b Srb4g3s3n3l15p 1 moves 4b3a+ 2b1b 4d4b\tauthored");
    Path input = Files.write(directory.resolve("in.sfen"), problems);
    Path out = directory.resolve("out");
    Run.tsume("check", "--certificate", "--hash=32m", "--all-cooks", "-o", "" + out, "" + input);
    Run.Outcome genuine = Run.tsume("verify", out.toString());
    assertThat(genuine.exitCode()).as(genuine.out()).isEqualTo(Tally.OK);
    assertThat(genuine.out())
        .contains("none: shown: no mate", "cooked: shown: mate in 3", "authored: shown: mate in 5");
    Path results = out.resolve("results.jsonl");
    String json = Files.readString(results).transform(Forger::unsummed);
    String row = "\\{\"class\":\"cook\",\"severity\":\"fatal\",\"ply\":1,[^}]*}";
    refused(results, json, json.replaceFirst(row, "").replace("[,", "[").replace(",]", "]"));
    refused(
        results,
        json,
        json.replace(
                "\"class\":\"cook\",\"severity\":\"fatal\"",
                "\"class\":\"cook\",\"severity\":\"tolerated\"")
            .replace("\"cooked\"", "\"sound\""));
    refused(
        results, json, json.replace("\"length\":5,\"exact\":true", "\"length\":1,\"exact\":true"));
    refused(results, json, json.replaceFirst("\"result\":\"mate\"", "\"result\":\"invalid\""));
    refused(
        results,
        json,
        json.replaceFirst(
            "(\"class\":\"long-variation\"[^}]*?),\"move\":\"[^\"]*\"(?=[^}]*\"line\")", "$1"));
    Path certificate = out.resolve("certificates").resolve("none.txt");
    String body = Files.readString(certificate);
    String head = body.lines().limit(5).reduce("", (all, line) -> all + line + "\n");
    Forger.sign(certificate, head + "complete -\n");
    assertThat(Run.tsume("verify", results.toString()).exitCode()).isEqualTo(Tally.INCONCLUSIVE);
  }

  private static void refused(Path results, String genuine, String forged) throws Exception {
    assertThat(forged).isNotEqualTo(genuine);
    Files.writeString(results, forged);
    Run.Outcome outcome = Run.tsume("verify", results.toString());
    assertThat(outcome.exitCode()).as(outcome.out()).isEqualTo(Tally.DEFECT);
    Files.writeString(results, genuine);
  }
}
