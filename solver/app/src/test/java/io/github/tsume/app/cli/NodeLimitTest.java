package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.print.Words;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.text.Messages;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --nodes} is a limit: all that is searched for a problem counts, whatever it is for. */
class NodeLimitTest {
  /** The twentieth, 24th, 75th and 88th of Zukō: proofs, lines and defects that take long. */
  private static final List<String> PROBLEMS =
      List.of(
          "4ng2+r/5+r1+L1/4P1k1G/4l2P1/3spS1p+p/9/3N1L+p2/3+b5/1+B7 b 2g2s2nl12p 1",
          "3gR1S2/5g1p1/3R2pNN/4Skg2/6+n+B1/3+bs4/3+p5/5s3/7P1 b G2Pn4l12p 1",
          "4l4/9/4n4/9/2Ss1n+p+B1/1p7/4lG+b2/2p1k4/2+p2L3 b 2RG2g2s2nl14p 1",
          "4gn1Sk/4pP1pB/9/4+PN1GG/4B+p1rr/9/9/9/9 b N2Pg3sn4l11p 1");

  /** For the certificate of a short check, as the table of efforts has it. */
  private static final long CERTIFICATE = 1_000_000;

  /** A three-ply mate with many other checks. */
  private static final String SHORT = "4k4/9/4P4/9/9/9/9/9/9 b 2GS2r2b2g3s4n4l17p 1";

  @TempDir Path directory;

  private static List<Result> results(Run.Outcome outcome) {
    return outcome.lines().stream().map(ResultReader::read).toList();
  }

  private static void assertWithin(Result result, long limit, long most) {
    Result.Effort effort = Objects.requireNonNull(result.effort());
    assertThat(effort.nodes() - effort.overtimeNodes()).as(result.id()).isLessThanOrEqualTo(limit);
    assertThat(effort.overtimeNodes()).as(result.id()).isLessThanOrEqualTo(most);
  }

  @Test
  void a_check_tells_no_more_nodes_than_the_limit_and_its_overtime() throws Exception {
    Path file = directory.resolve("problems.sfen");
    Files.write(file, PROBLEMS);
    for (long limit : new long[] {3_000, 30_000}) {
      Run.Outcome outcome =
          Run.tsume(
              "check --json --hash=16m",
              "--nodes=" + limit,
              "--certificate",
              "-o",
              directory.resolve("r" + limit),
              file);
      // Certificates have nodes of their own; to write out what else was found takes no more than
      // to find it.
      long most = limit + CERTIFICATE;
      assertThat(results(outcome))
          .hasSize(PROBLEMS.size())
          .allSatisfy(result -> assertWithin(result, limit, most));
    }
  }

  @Test
  void all_that_is_asked_besides_a_mate_is_counted_and_limited() {
    String[] plain = {"solve", "--json", "--hash=16m", SHORT};
    long bare = effort(Run.tsume(plain)).nodes();
    for (String list : List.of("--tries=9", "--variations=9", "--raw")) {
      String[] asked = {"solve", "--json", "--hash=16m", list, SHORT};
      assertThat(effort(Run.tsume(asked)).nodes()).as(list).isGreaterThan(bare);
    }
    Object[] limited = {
      "solve --json --hash=16m --tries=9 --variations=9", "--nodes=" + bare, SHORT
    };
    Result result = results(Run.tsume(limited)).get(0);
    assertWithin(result, bare, bare);
    assertThat(result.standing().isCutShort()).isTrue();
  }

  private static Result.Effort effort(Run.Outcome outcome) {
    return Objects.requireNonNull(results(outcome).get(0).effort());
  }

  @Test
  void overtime_is_told_in_words_too() {
    Result.Limits limits = new Result.Limits(null, 1000L, "16m");
    Words words = new Words(Messages.of(Locale.ENGLISH));
    assertThat(words.effort(new Result.Effort(limits, 1234, 234, 1500)))
        .isEqualTo("1,234 nodes, 234 of them in overtime, 1.50 s");
    assertThat(words.effort(new Result.Effort(limits, 999, 0, 1500)))
        .isEqualTo("999 nodes, 1.50 s");
  }
}
