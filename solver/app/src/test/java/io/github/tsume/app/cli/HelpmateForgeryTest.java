package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Forger.Told;
import io.github.tsume.certificate.CertificateSource;
import io.github.tsume.certificate.RefusedException;
import io.github.tsume.certificate.Verification;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A forger of helpmates: of their plies, lines, lengths and numbers none that is false passes. */
class HelpmateForgeryTest {
  private static final int FORGERIES = Integer.getInteger("tsume.forgeries", 300);

  /** Sound and cooked ones, of all goals and sides, and one that is none. */
  static final List<String> ROWS =
      List.of(
          "8R/9/7k1/9/9/9/9/9/9 b 2Sr2b4g2s4n4l18p 1\ta\t3\t協力詰",
          "7k1/9/7G1/9/9/9/9/9/9 w G 1\tb\t2\t受先協力詰 3解",
          "7k1/9/7G1/9/9/9/9/9/9 w G 1\tc\t2\t受先協力詰",
          "9/9/9/9/9/9/9/5G2l/K4+B1kr b rb3g4s3n3l18p 1\td\t3\t協力詰",
          "9/9/9/5bp1G/6k2/6l1P/8K/9/8N b 2rb3g4s3n3l16p 1\te\t\t協力詰",
          "7lk/7r1/7lP/8G/9/9/9/9/9 b Lr2b3g4s4nl17p 1\tf\t\t協力詰 2解",
          "6rBK/7g1/5k3/9/9/9/9/9/9 w - 1\tg\t1\t受先協力自玉詰",
          "9/9/9/9/7l1/9/8k/9/7SK b G2r2b3g3s4n3l18p 1\th\t2\t協力自玉詰",
          "8R/9/7k1/9/9/9/9/9/9 b 2Sr2b4g2s4n4l18p 1 moves S*3d 2c3b S*3c\ti\t\t協力詰",
          "8R/9/7k1/9/9/9/9/9/9 b 2Sr2b4g2s4n4l18p 1 moves S*3d 2c3b\tj\t5\t協力詰",
          "9/9/6+R2/3bk4/9/3+R5/9/9/9 b B4g4s4n4l18p 1\tk\t1\t協力詰");

  private static final Pattern NUMBER = Pattern.compile("(?<=[:\\[,])\\d+(?=[,\\]}])");
  private static final Pattern LINE = Pattern.compile("\\[(\"[^\\[\\]]*)]");

  @TempDir Path directory;

  private final Random random = new Random(Long.getLong("tsume.seed", 72));
  private int refused;

  @Test
  void no_forged_ply_line_length_or_number_passes() throws IOException {
    Path input = Files.write(directory.resolve("rows.sfen"), ROWS);
    Path out = directory.resolve("out");
    String folder = "-o=" + out;
    Run.tsume("check", "--certificate", "--report=none", "--no-timing", folder, input.toString());
    List<Told> genuine = new ArrayList<>();
    for (String row : Files.readAllLines(out.resolve("results.jsonl"))) {
      Result result = ResultReader.read(row);
      String name = Objects.requireNonNull(result.extras().certificate());
      String body = Forger.unsigned(Files.readString(out.resolve(name)));
      Told told = new Told(Forger.unsummed(row), body);
      assertThat(verified(told).isWhole()).as(row).isTrue();
      genuine.add(told);
    }
    assertThat(genuine).hasSize(ROWS.size());
    Forger forger = new Forger(random);
    for (int i = 0; i < FORGERIES; i++) {
      Told from = genuine.get(random.nextInt(genuine.size()));
      Told other = genuine.get(random.nextInt(genuine.size()));
      Told told =
          random.nextBoolean()
              ? forger.forged(from, other)
              : new Told(
                  random.nextBoolean() ? number(from.json()) : line(from.json()), from.body());
      if (!told.equals(from)) {
        refuse(from, told);
      }
    }
    assertThat(refused).isGreaterThan(FORGERIES / 2);
    if (Integer.getInteger("tsume.forgeries") != null) {
      System.out.println(FORGERIES + " forgeries, refused " + refused);
    }
  }

  /** What is changed is refused, is named, or says the same of the positions. */
  private void refuse(Told from, Told told) throws IOException {
    try {
      Verification found = verified(told);
      Result forged = ResultReader.read(told.json());
      Result genuine = ResultReader.read(from.json());
      // Fewer lines may be shown than there are.
      boolean same =
          said(forged).equals(said(genuine)) && lines(genuine).containsAll(lines(forged));
      boolean claims = Objects.equals(claims(told), claims(from));
      assertThat(!found.isWhole() || (same && claims)).as("%s\n%s", from, told).isTrue();
    } catch (RefusedException | IllegalArgumentException e) {
      refused++;
    }
  }

  private static List<Object> said(Result result) {
    Result.Answer answer = result.answer();
    List<Object> said = new ArrayList<>();
    said.add(answer.outcome());
    said.add(answer.length());
    said.add(answer.mainline());
    said.add(answer.leftover());
    said.add(Objects.requireNonNull(answer.solutions()).count());
    said.add(Objects.requireNonNull(answer.solutions()).layers());
    said.add(answer.aim().defenderBegins());
    return said;
  }

  private static List<List<String>> lines(Result result) {
    return Objects.requireNonNull(result.answer().solutions()).lines();
  }

  private static List<String> claims(Told told) {
    return Objects.requireNonNull(told.body())
        .lines()
        .filter(row -> row.startsWith("layer"))
        .toList();
  }

  private static Verification verified(Told told) throws IOException {
    Result result = ResultReader.read(told.json());
    Verification.checkResult(result);
    String text = Forger.signed(Objects.requireNonNull(told.body()));
    return Verification.of(
        result, new CertificateSource(new ByteArrayInputStream(text.getBytes(UTF_8))));
  }

  /** Another number: a count, a ply, a length. */
  private String number(String json) {
    String head = json.substring(json.indexOf("\"result\""));
    List<MatchResult> all = NUMBER.matcher(head).results().toList();
    MatchResult at = all.get(random.nextInt(all.size()));
    int other = Integer.parseInt(at.group()) + random.nextInt(5) - 2;
    String changed = head.substring(0, at.start()) + other + head.substring(at.end());
    return json.replace(head, changed);
  }

  /** A line that is dropped or doubled. */
  private String line(String json) {
    List<MatchResult> all = LINE.matcher(json).results().toList();
    if (all.isEmpty()) {
      return json;
    }
    MatchResult at = all.get(random.nextInt(all.size()));
    String instead = random.nextBoolean() ? "" : at.group() + "," + at.group();
    return (json.substring(0, at.start()) + instead + json.substring(at.end()))
        .replace("[,", "[")
        .replace(",]", "]")
        .replace(",,", ",");
  }
}
