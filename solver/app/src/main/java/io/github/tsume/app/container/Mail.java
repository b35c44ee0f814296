package io.github.tsume.app.container;

import io.github.tsume.app.container.Member.Trouble;
import io.github.tsume.notation.common.TextDecoder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A mail as programs store it: a head, and a body that may be encoded and have parts.
 *
 * <p>One that is plain text is read as it stands, so that its lines keep their numbers.
 */
final class Mail {
  private static final Pattern FIELD = Pattern.compile("[!-9;-~]+:.*|[ \t].*|From .*");
  private static final Pattern CODED = Pattern.compile("=([0-9A-Fa-f]{2})");

  private static final Pattern ENCODED =
      Pattern.compile(
          "(?im)^Content-Transfer-Encoding:\\s*(?:base64|quoted-printable)"
              + "|^Content-Type:\\s*multipart/");

  private static final Pattern DIGITS = Pattern.compile("[A-Za-z0-9+/\\s]*+=*+\\s*+");
  private static final Pattern SOFT = Pattern.compile("=[ \t]*\r?\n");
  private static final int DEEPEST = 10;

  private Mail() {}

  /** Whether bytes begin as a mail of which something is encoded. */
  static boolean isEncoded(byte[] bytes) {
    String text = latin(bytes);
    int end = endOfHead(text);
    return end > 0 && ENCODED.matcher(text).region(0, end).find();
  }

  /** Whether bytes begin with a head that ends. */
  static boolean hasHead(byte[] bytes) {
    return endOfHead(latin(bytes)) > 0;
  }

  /** Whether bytes are the beginning of a head, and nothing more. */
  static boolean isHalfHead(byte[] bytes) {
    String text = latin(bytes);
    String lines = text.substring(0, text.lastIndexOf('\n') + 1);
    return text.contains(":") && endOfHead(lines + '\n') > lines.length();
  }

  /**
   * The parts; of several forms of one letter the plain one. The letter itself has no name, and
   * what is neither a text nor has a name is called by its type.
   */
  static List<Member> parts(byte[] bytes) {
    List<Member> parts = new ArrayList<>();
    collect(latin(bytes), 0, parts);
    return parts;
  }

  private static void collect(String entity, int depth, List<Member> parts) {
    int end = endOfHead(entity);
    String head = entity.substring(0, end).replaceAll("\r?\n[ \t]+", " ");
    String body = entity.substring(end);
    String type = value(head, "(?im)^Content-Type:\\s*([\\w/+.-]+)").toLowerCase(Locale.ROOT);
    String boundary = value(head, "(?i)\\bboundary=\"?([^\";\r\n]+)");
    if (type.startsWith("multipart/") && !boundary.isEmpty() && depth < DEEPEST) {
      int before = parts.size();
      String line = "(?m)^--" + Pattern.quote(boundary);
      // After the last part nobody says anything.
      String known = body.split(line + "--", 2)[0];
      String[] all = known.split(line + "[ \t]*(?:\r?\n|\\z)", -1);
      // Before the first part are words for programs that know of no parts.
      for (int i = 1; i < all.length; i++) {
        if (!type.endsWith("/alternative") || parts.size() == before) {
          collect(all[i], depth + 1, parts);
        }
      }
      if (known.length() == body.length()) {
        parts.add(new Member("", Trouble.ENDS_EARLY));
      }
      return;
    }
    String name = MailNames.of(head);
    if (name.isEmpty() && !type.isEmpty() && !type.startsWith("text/")) {
      name = type.equals("message/rfc822") ? "mail.eml" : type.replace('/', '.');
    }
    parts.add(new Member(name, text(decoded(head, body), head)));
    if (isBase64(head) && !DIGITS.matcher(body).matches()) {
      parts.add(new Member(name, Trouble.DAMAGED, "base64"));
    }
  }

  private static boolean isBase64(String head) {
    return encoding(head).equalsIgnoreCase("base64");
  }

  private static String encoding(String head) {
    return value(head, "(?im)^Content-Transfer-Encoding:\\s*([\\w-]+)");
  }

  private static byte[] decoded(String head, String body) {
    if (isBase64(head)) {
      String digits = body.replaceAll("[^A-Za-z0-9+/]", "");
      int whole = digits.length() - (digits.length() % 4 == 1 ? 1 : 0);
      return Base64.getDecoder().decode(digits.substring(0, whole));
    }
    if (!encoding(head).equalsIgnoreCase("quoted-printable")) {
      return body.getBytes(StandardCharsets.ISO_8859_1);
    }
    String text = SOFT.matcher(body).replaceAll("");
    return MailNames.uncoded(CODED, text).getBytes(StandardCharsets.ISO_8859_1);
  }

  /** The bytes in UTF-8, if the head names another encoding that is known. */
  private static byte[] text(byte[] bytes, String head) {
    Charset charset = TextDecoder.named(value(head, "(?i)\\bcharset=\"?([\\w.:-]+)"));
    return charset == null || charset.equals(StandardCharsets.US_ASCII)
        ? bytes
        : TextDecoder.decode(bytes, charset).text().getBytes(StandardCharsets.UTF_8);
  }

  /** The index after the blank line that ends a head; 0 if there is none. */
  private static int endOfHead(String text) {
    int at = 0;
    while (at < text.length()) {
      int end = text.indexOf('\n', at);
      if (end < 0) {
        return 0;
      }
      String line = text.substring(at, end > at && text.charAt(end - 1) == '\r' ? end - 1 : end);
      at = end + 1;
      if (line.isEmpty()) {
        return at;
      }
      if (!FIELD.matcher(line).matches()) {
        return 0;
      }
    }
    return 0;
  }

  private static String value(String head, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(head);
    return matcher.find() ? matcher.group(1).strip() : "";
  }

  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
