package io.github.tsume.notation.common;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** An encoder of a written text into bytes, with the characters that the encoding does not have. */
public final class TextEncoder {
  private TextEncoder() {}

  /**
   * An encoded text.
   *
   * @param bytes the text, with "?" (or 〓 where there is one) for what cannot be encoded
   * @param lost the characters that cannot be encoded, each once
   */
  public record Encoded(byte[] bytes, List<String> lost) {}

  /**
   * Encodes a text whose lines end with a line feed.
   *
   * @param crlf whether its lines shall end with carriage return and line feed
   */
  public static Encoded encode(String text, Charset charset, boolean crlf) {
    String lines = crlf ? text.replace("\n", "\r\n") : text;
    CharsetEncoder encoder = charset.newEncoder();
    if (encoder.canEncode(lines)) {
      return new Encoded(lines.getBytes(charset), List.of());
    }
    String substitute = encoder.canEncode("〓") ? "〓" : "?";
    Set<String> lost = new LinkedHashSet<>();
    StringBuilder encodable = new StringBuilder(lines.length());
    lines
        .codePoints()
        .forEach(
            point -> {
              String character = Character.toString(point);
              if (encoder.canEncode(character)) {
                encodable.append(character);
              } else {
                lost.add(character);
                encodable.append(substitute);
              }
            });
    return new Encoded(encodable.toString().getBytes(charset), new ArrayList<>(lost));
  }
}
