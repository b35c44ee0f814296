package io.github.tsume.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is said of other lines of best play, of long variations and of what is open is shown in
 * full; what is changed of it is refused, or named.
 */
class OtherLinesForgeryTest {
  /** A cook at the third move, where the defender has equal replies. */
  private static final String LATER_COOK = "k8/B8/9/+P8/9/9/9/9/9 b GS2rb3g3s4n4l17p 1";

  /** Sound, with a cook on another line of best play alone. */
  private static final String EQUAL_COOK = "l8/1ks+P5/1ppp5/p8/9/2P6/9/9/9 b G2SN2r2b3gs3n3l12p 1";

  /** Pieces are left over, but not after a reply that is two plies shorter. */
  private static final String LONG_VARIATION = "k8/1n7/9/+S8/9/9/9/9/9 b G2S2r2b3gs3n4l18p 1";

  @TempDir Path directory;

  /** A result with its certificate, without sums. */
  private record Told(String json, String body) {
    Told withoutClaims(String kind) {
      String rest =
          body.lines()
              .filter(line -> !line.startsWith(kind))
              .collect(Collectors.joining("\n", "", "\n"));
      assertThat(rest).isNotEqualTo(body);
      return new Told(json, rest);
    }

    Told with(String old, String other) {
      assertThat(json).contains(old);
      return new Told(json.replace(old, other), body);
    }

    /** Which parts are not shown; none of it is refused. */
    Set<Part> missing() throws IOException {
      Result result = ResultReader.read(json);
      Verification.checkResult(result);
      byte[] bytes = Forger.signed(body).getBytes(UTF_8);
      return Verification.of(result, new CertificateSource(new ByteArrayInputStream(bytes)))
          .missing()
          .keySet();
    }

    boolean isRefused() throws IOException {
      try {
        missing();
        return false;
      } catch (RefusedException e) {
        return true;
      }
    }
  }

  private Told check(String sfen, String... options) throws IOException {
    Path input = Files.writeString(directory.resolve("in.sfen"), sfen + "\n");
    Path out = directory.resolve("out");
    List<String> command =
        new ArrayList<>(
            List.of("check", "--certificate", "--hash=32m", "--no-timing", "-o", out.toString()));
    command.addAll(List.of(options));
    command.add(input.toString());
    Run.tsume(command.toArray(String[]::new));
    String json =
        Files.readAllLines(out.resolve("results.jsonl")).get(0).transform(Forger::unsummed);
    String name = Objects.requireNonNull(ResultReader.read(json).extras().certificate());
    String text = Files.readString(out.resolve(name));
    String body = Forger.unsigned(text).replaceFirst("complete \\S*", "complete -");
    return new Told(json, body);
  }

  @Test
  void a_cook_after_which_replies_are_equal_is_shown_to_be_one_on_every_line() throws Exception {
    Told told = check(LATER_COOK, "--nodes=400000");
    assertThat(told.missing()).isEmpty();
    assertThat(told.withoutClaims("mate-off").missing()).containsExactly(Part.EQUAL_LINES);
    assertThat(told.withoutClaims("other-line").missing()).containsExactly(Part.EQUAL_LINES);
  }

  @Test
  void a_line_is_told_before_the_positions_of_lines_are_avoided() throws Exception {
    Told told = check(LATER_COOK, "--nodes=400000");
    String line = told.body.lines().filter(each -> each.startsWith("other-line")).findFirst().get();
    String late = told.body.replace(line + "\n", "") + line + "\n";
    assertThat(new Told(told.json, late).isRefused()).isTrue();
    String unknown = told.body.replaceFirst("mate-off:\\d+", "mate-off:9");
    assertThat(new Told(told.json, unknown).isRefused()).isTrue();
  }

  @Test
  void a_cook_on_another_line_is_listed_or_the_result_is_refused() throws Exception {
    Told told = check(EQUAL_COOK, "--nodes=400000");
    assertThat(told.missing()).isEmpty();
    String row = "(\\{\"class\":\"equal-variation-cook\"[^{}]*(\\{[^{}]*})?[^{}]*},?)+";
    String without = told.json.replaceAll(row, "").replace(",]", "]");
    assertThat(without).isNotEqualTo(told.json);
    assertThat(new Told(without, told.body).isRefused()).isTrue();
    Told named = told.withoutClaims("mate-off");
    assertThat(named.missing()).containsExactly(Part.EQUAL_LINES);
    Told other = told.with("\"class\":\"equal-variation-cook\"", "\"class\":\"equal-variation\"");
    assertThat(other.isRefused()).isTrue();
  }

  @Test
  void a_long_variation_is_shown_and_is_no_leftover() throws Exception {
    Told told = check(LONG_VARIATION, "--nodes=400000");
    assertThat(told.missing()).isEmpty();
    Told leftover = told.with("\"class\":\"long-variation\"", "\"class\":\"leftover\"");
    assertThat(leftover.isRefused()).isTrue();
    // Without the value of the shorter reply it is only named.
    assertThat(told.withoutClaims("at-least").missing()).contains(Part.CLASSES);
  }

  @Test
  void what_a_check_left_no_nodes_for_is_certified_all_the_same() throws Exception {
    Told told = check(LATER_COOK, "--nodes=1500");
    Result result = ResultReader.read(told.json);
    assertThat(Objects.requireNonNull(result.check()).verdict().code()).isEqualTo("cooked");
    assertThat(told.missing()).isEmpty();
  }
}
