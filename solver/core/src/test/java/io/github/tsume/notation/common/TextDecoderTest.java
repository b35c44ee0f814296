package io.github.tsume.notation.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextDecoderTest {
  private static final String TEXT = "手合割：平手\n   1 ７六歩(77)\n";
  private static final Charset SJIS = TextDecoder.shiftJis();

  @Test
  void every_encoding_is_recognized_by_its_bytes() {
    for (Charset charset : List.of(StandardCharsets.UTF_8, SJIS, Charset.forName("EUC-JP"))) {
      TextDecoder.Decoded decoded = TextDecoder.decode(TEXT.getBytes(charset), "a.kif");
      assertThat(decoded.text()).as(charset.name()).isEqualTo(TEXT);
      assertThat(decoded.charset()).isEqualTo(charset);
      assertThat(decoded.damaged()).isFalse();
    }
  }

  @Test
  void byte_order_marks_are_taken_off() {
    for (Charset charset :
        List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE)) {
      byte[] bytes = ("\ufeff" + TEXT).getBytes(charset);
      assertThat(TextDecoder.decode(bytes, "a").text()).isEqualTo(TEXT);
      assertThat(TextDecoder.decode(bytes, charset).text()).isEqualTo(TEXT);
    }
  }

  @Test
  void what_dos_puts_at_the_end_is_taken_off() {
    assertThat(TextDecoder.decode((TEXT + "\u001a").getBytes(SJIS), "a.kif").text())
        .isEqualTo(TEXT);
    String inside = "a\u001ab";
    assertThat(TextDecoder.decode(inside.getBytes(SJIS), "a.kif").text()).isEqualTo(inside);
  }

  @Test
  void a_header_that_contradicts_the_bytes_is_not_believed() {
    String utf8Header = "#KIF version=2.0 encoding=UTF-8\n" + TEXT;
    assertThat(TextDecoder.decode(utf8Header.getBytes(SJIS), "a.kifu").text())
        .isEqualTo(utf8Header);
    String sjisHeader = "#KIF version=2.0 encoding=Shift_JIS\n" + TEXT;
    assertThat(TextDecoder.decode(sjisHeader.getBytes(StandardCharsets.UTF_8), "a.kif").text())
        .isEqualTo(sjisHeader);
    String katakana = "'encoding=Shift_JIS\nN+\uff83\uff7d\uff84\n";
    assertThat(TextDecoder.decode(katakana.getBytes(SJIS), "a.csa").text()).isEqualTo(katakana);
  }

  @Test
  void labels_in_latin_1_are_read_in_every_line() {
    String text =
        """
        7k1/9/7P1/9/9/9/9/9/9 b G 1\tÉtude né à Orléans
        7k1/9/7P1/9/9/9/9/9/9 b S 1\tcafé 1
        7k1/9/7P1/9/9/9/9/9/9 b N 1\tMüller, über
        """;
    byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
    assertThat(TextDecoder.decode(bytes, "a.sfen").text()).isEqualTo(text);
    for (String line : text.split("\n")) {
      bytes = line.getBytes(StandardCharsets.ISO_8859_1);
      assertThat(TextDecoder.decode(bytes, "a.sfen").text()).isEqualTo(line);
      assertThat(TextDecoder.decode(bytes, "a.sfen").damaged()).isFalse();
    }
  }

  @Test
  void damage_is_told() {
    byte[] bytes = {(byte) 0x8f, (byte) 0xff, (byte) 0xff, 'a', (byte) 0x80};
    assertThat(TextDecoder.decode(bytes, "a.kif").damaged()).isTrue();
    assertThat(TextDecoder.decode(bytes, StandardCharsets.UTF_8).damaged()).isTrue();
  }

  @Test
  void a_broken_byte_does_not_make_utf_8_another_encoding() {
    byte[] bytes = (TEXT + "\u0000\n").getBytes(StandardCharsets.UTF_8);
    bytes[bytes.length - 2] = (byte) 0xff;
    TextDecoder.Decoded decoded = TextDecoder.decode(bytes, "a.kif");
    assertThat(decoded.text()).isEqualTo(TEXT + "\ufffd\n");
    assertThat(decoded.charset()).isEqualTo(StandardCharsets.UTF_8);
    assertThat(decoded.damaged()).isTrue();
    byte[] other = (TEXT + "\u0000\n").getBytes(SJIS);
    other[other.length - 2] = (byte) 0xff;
    assertThat(TextDecoder.decode(other, "a.kif").charset()).isEqualTo(SJIS);
  }
}
