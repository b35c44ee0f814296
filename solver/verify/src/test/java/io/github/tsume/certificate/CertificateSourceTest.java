package io.github.tsume.certificate;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.certificate.RefusedException.Refusal;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A certificate is read in the one way in which it is written. */
class CertificateSourceTest {
  private static final String HEAD =
      """
      tsume-certificate/3
      rules shogi
      sfen 9/6+B1k/9/9/9/9/9/9/9 b G2rb3g4s4n4l18p 1
      futile standard
      line G*2b,1b1c,3b2c
      complete -
      """;

  private static int claims(String body) throws IOException {
    byte[] sum = CertificateFile.digest().digest(body.getBytes(UTF_8));
    String text = body + CertificateFile.SUM + HexFormat.of().formatHex(sum) + "\n";
    try (CertificateSource source =
        new CertificateSource(new ByteArrayInputStream(text.getBytes(UTF_8)))) {
      int claims = 0;
      while (source.next() != null) {
        claims++;
      }
      return claims;
    }
  }

  @Test
  void what_the_document_shows_is_read() throws IOException {
    List<String> claims =
        List.of(
            "mate - ABcABw==",
            "no-mate G*2b,1b1c,3b1d AA==",
            "at-least:6 G*2b,1b1c ",
            "at-least:14 - AQE=",
            "mate-apart:2 G*2c AAI=",
            "mate-off:0 S*8b,9a8b,9b8c+ AEYATwBQ",
            "mate G*2c AAI=",
            "at-least:14 G*2c AQE=",
            "at-least:2147483647 - AQE=");
    assertThat(claims(HEAD + String.join("\n", claims) + "\n")).isEqualTo(9);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mate - ABcABw", // without what fills it up
        "mate - ABcABw=",
        "mate - ABcABx==", // bits that nothing reads
        "mate - ABcA-w==", // another alphabet
        "mate - ABcA\rBw==",
        "mate - ABcABw==\r",
        "mate -  ABcABw==",
        " mate - ABcABw==",
        "mate - ABcABw== ",
        "mate -",
        "mate:1 - ABcABw==",
        "Mate - ABcABw==",
        "at-least - AQE=",
        "at-least: - AQE=",
        "at-least:06 - AQE=",
        "at-least:+6 - AQE=",
        "at-least:-6 - AQE=",
        "at-least:6.0 - AQE=",
        "at-least:\uff16 - AQE=",
        "at-least:2147483648 - AQE=",
        "at-least:4294967302 - AQE=",
        "at_least:6 - AQE=",
        "equal - AQE=",
        ""
      })
  void another_text_of_a_claim_is_refused(String claim) {
    assertThatThrownBy(() -> claims(HEAD + claim + "\n"))
        .isInstanceOfSatisfying(
            RefusedException.class, e -> assertThat(e.reason()).isEqualTo(Refusal.LINE));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tsume-certificate/3\r\n",
        "tsume-certificate/3\nsfen 9/9/9/9/9/9/9/9/9 b - 1\nrules shogi\n",
        "\ufefftsume-certificate/3\nrules shogi\n"
      })
  void another_text_of_the_head_is_refused(String head) {
    String sfen = HEAD.substring(HEAD.indexOf("sfen "));
    assertThatThrownBy(() -> claims(head + sfen)).isInstanceOf(RefusedException.class);
  }
}
