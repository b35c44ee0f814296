package io.github.tsume.app.container;

import io.github.tsume.notation.common.TextDecoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The name of a file in the head of a part of a mail, in the three ways in which it is written. */
final class MailNames {
  private static final Pattern PLAIN =
      Pattern.compile("(?i)\\b(?:file)?name=(\"[^\"\r\n]*|[^\";\r\n]+)");

  /** {@code filename*=UTF-8''%E5…}, or in numbered pieces: RFC 2231. */
  private static final Pattern PIECE =
      Pattern.compile("(?i)\\bname\\*(\\d*)(\\*?)=(?:\"([^\"\r\n]*)\"|([^\";\\s]+))");

  /** {@code =?UTF-8?B?…?=}: RFC 2047. */
  private static final Pattern WORD =
      Pattern.compile("=\\?([\\w-]+)(?:\\*\\w+)?\\?([BbQq])\\?([^?]*)\\?=(?:\\s+(?==\\?))?");

  private static final Pattern CODE = Pattern.compile("[%=]([0-9A-Fa-f]{2})");

  private MailNames() {}

  /** The name, without folders; empty if there is none. */
  static String of(String head) {
    String name = ofPieces(head.replaceAll("(?i)\\bfilename\\*", "name*"));
    Matcher plain = PLAIN.matcher(head);
    if (name.isEmpty() && plain.find()) {
      String text = plain.group(1).replace("\"", "").strip();
      String decoded =
          WORD.matcher(text)
              .replaceAll(
                  word ->
                      Matcher.quoteReplacement(
                          decoded(word.group(1), word.group(2), word.group(3))));
      name = decoded.equals(text) ? TextDecoder.decode(latin(text), "").text() : decoded;
    }
    return name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  }

  private static String ofPieces(String head) {
    StringBuilder text = new StringBuilder();
    String charset = "";
    int wanted = 0;
    for (Matcher piece = PIECE.matcher(head); piece.find(); ) {
      String number = piece.group(1);
      if (!number.isEmpty()
          && Integer.parseInt(number.substring(0, Math.min(3, number.length()))) != wanted) {
        continue; // The same name once more, in another field.
      }
      wanted++;
      boolean coded = number.isEmpty() || !piece.group(2).isEmpty();
      String value = piece.group(3) == null ? piece.group(4) : piece.group(3);
      if (coded && wanted == 1 && value.indexOf('\'') >= 0) {
        charset = value.substring(0, value.indexOf('\''));
        value = value.substring(value.lastIndexOf('\'') + 1);
      }
      text.append(coded ? uncoded(CODE, value) : value);
      if (number.isEmpty()) {
        break;
      }
    }
    return inCharset(latin(text.toString()), charset);
  }

  private static String decoded(String charset, String way, String text) {
    if (way.equalsIgnoreCase("B")) {
      try {
        return inCharset(Base64.getMimeDecoder().decode(text), charset);
      } catch (IllegalArgumentException e) {
        return text;
      }
    }
    return inCharset(latin(uncoded(CODE, text.replace('_', ' '))), charset);
  }

  /** A text with the characters that its codes mean, a byte each in hexadecimal digits. */
  static String uncoded(Pattern code, String text) {
    return code.matcher(text)
        .replaceAll(
            each -> Matcher.quoteReplacement("" + (char) Integer.parseInt(each.group(1), 16)));
  }

  private static String inCharset(byte[] bytes, String name) {
    @Nullable Charset charset = name.isEmpty() ? null : TextDecoder.named(name);
    return charset == null
        ? TextDecoder.decode(bytes, "").text()
        : TextDecoder.decode(bytes, charset).text();
  }

  private static byte[] latin(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
