package io.github.tsume.notation.common;

import io.github.tsume.record.Warning;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A decoder of files of unknown encoding.
 *
 * <p>In this order: a byte order mark; the escapes of ISO-2022-JP, or the NULs of UTF-16 and
 * UTF-32, which no other text has; the encoding that a {@code #KIF} or {@code 'CSA} line states;
 * UTF-8 if the bytes are valid; Latin-1 if single letters with accents stand in Latin words;
 * windows-31j (what Windows calls Shift_JIS); EUC-JP; where none fits, UTF-8 if only a few bytes
 * are broken. What the file states is believed only if its bytes agree: files whose bytes were
 * converted and whose header was not are common.
 */
public final class TextDecoder {
  private static final Pattern STATED =
      Pattern.compile("encoding\\s*[=:]\\s*([A-Za-z0-9_-]+)", Pattern.CASE_INSENSITIVE);
  private static final int HEAD = 400;

  /** What may stand at the end of an old text. */
  public static final String DOS_END = "\u001a";

  private TextDecoder() {}

  /**
   * A decoded text.
   *
   * @param text the text without byte order mark and what DOS put at its end
   * @param charset the encoding it was in
   * @param damaged whether some bytes made no sense and became U+FFFD
   */
  public record Decoded(String text, Charset charset, boolean damaged) {
    public Decoded {
      // Programs of the days of DOS end a text with Ctrl-Z, others fill a block with NULs.
      int end = text.length();
      while (end > 0 && text.charAt(end - 1) == 0) {
        end--;
      }
      text = text.substring(0, end);
      text = text.endsWith(DOS_END) ? text.substring(0, text.length() - 1) : text;
    }

    /** The warning of a line, counted from 1, in which bytes made no sense. */
    public Warning damageAt(int line) {
      return WarningCode.BROKEN_BYTES.at(line, 1, charset);
    }
  }

  /** The encoding that Windows calls Shift_JIS. */
  public static Charset shiftJis() {
    return Charset.forName("windows-31j");
  }

  /** Decodes bytes in an encoding that the user names. */
  public static Decoded decode(byte[] bytes, Charset charset) {
    String text = strict(bytes, 0, charset);
    return text == null
        ? new Decoded(withoutMark(new String(bytes, charset)), charset, true)
        : new Decoded(withoutMark(text), charset, false);
  }

  /**
   * Decodes bytes in the encoding that they seem to be in.
   *
   * @param name the file's name; its extension decides only where the bytes fit several encodings
   */
  public static Decoded decode(byte[] bytes, String name) {
    Decoded marked = decodeMarked(bytes);
    if (marked != null) {
      return marked;
    }
    Decoded unmarked = decodeUnmarked(bytes);
    if (unmarked != null) {
      return unmarked;
    }
    Charset stated = statedIn(bytes);
    String utf8 = strict(bytes, 0, StandardCharsets.UTF_8);
    if (stated != null && !stated.equals(StandardCharsets.UTF_8) && !isSurelyUtf8(utf8, name)) {
      String text = strict(bytes, 0, stated);
      if (text != null) {
        return new Decoded(text, stated, false);
      }
    }
    if (utf8 != null) {
      return new Decoded(utf8, StandardCharsets.UTF_8, false);
    }
    if (isLatin(bytes)) {
      return new Decoded(
          new String(bytes, StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1, false);
    }
    for (Charset charset : new Charset[] {shiftJis(), Charset.forName("EUC-JP")}) {
      String text = strict(bytes, 0, charset);
      if (text != null) {
        return new Decoded(text, charset, false);
      }
    }
    String damaged = new String(bytes, StandardCharsets.UTF_8);
    boolean told = StandardCharsets.UTF_8.equals(stated) || lower(name).endsWith("u");
    return told || isMostlyUtf8(damaged)
        ? new Decoded(withoutMark(damaged), StandardCharsets.UTF_8, true)
        : new Decoded(new String(bytes, shiftJis()), shiftJis(), true);
  }

  /**
   * Whether all bytes that are not of ASCII are accented letters of Latin-1, alone or two together
   * beside a letter of ASCII, and one at least alone beside one: neither EUC-JP, whose characters
   * are pairs, nor the bytes with which most characters of Shift_JIS begin.
   */
  private static boolean isLatin(byte[] bytes) {
    boolean alone = false;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] < 0) {
        int start = i;
        while (i < bytes.length && bytes[i] < 0) {
          if ((bytes[i] & 255) < 0xc0) {
            return false;
          }
          i++;
        }
        boolean beside = isLetter(bytes, start - 1) || isLetter(bytes, i);
        if (i - start > (beside ? 2 : 1)) {
          return false;
        }
        alone |= beside && i - start == 1;
      }
    }
    return alone;
  }

  private static boolean isLetter(byte[] bytes, int at) {
    return at >= 0 && at < bytes.length && Character.isLetter(bytes[at]);
  }

  /**
   * Whether a text is UTF-8 with a few broken bytes: text of another encoding gives hardly any
   * character that is not of ASCII.
   *
   * @param text with U+FFFD for each broken byte
   */
  private static boolean isMostlyUtf8(String text) {
    long broken = text.chars().filter(c -> c == 0xfffd).count();
    long whole = text.chars().filter(c -> c >= 0x80 && c != 0xfffd).count();
    return 4 * broken < whole;
  }

  private static @Nullable Decoded decodeMarked(byte[] bytes) {
    if (startsWith(bytes, 0xef, 0xbb, 0xbf)) {
      // A mark in front of bytes that are not UTF-8 is a file that an editor has spoilt.
      String text = strict(bytes, 3, StandardCharsets.UTF_8);
      return text == null ? null : new Decoded(text, StandardCharsets.UTF_8, false);
    }
    boolean wide = startsWith(bytes, 0xff, 0xfe, 0, 0);
    if (wide || startsWith(bytes, 0, 0, 0xfe, 0xff)) {
      Charset charset = Charset.forName(wide ? "UTF-32LE" : "UTF-32BE");
      String text = strict(bytes, 4, charset);
      return text == null ? null : new Decoded(text, charset, false);
    }
    boolean little = startsWith(bytes, 0xff, 0xfe);
    if (little || startsWith(bytes, 0xfe, 0xff)) {
      Charset charset = little ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE;
      String text = strict(bytes, 2, charset);
      return text == null ? null : new Decoded(text, charset, false);
    }
    return null;
  }

  /** What the bytes show to be in an encoding that needs no guessing, or null. */
  private static @Nullable Decoded decodeUnmarked(byte[] bytes) {
    if (hasEscapes(bytes)) {
      for (String name : new String[] {"ISO-2022-JP", "x-windows-iso2022jp", "x-windows-50221"}) {
        String text = Charset.isSupported(name) ? strict(bytes, 0, Charset.forName(name)) : null;
        if (text != null) {
          return new Decoded(text, Charset.forName(name), false);
        }
      }
    }
    Charset wide = WideText.charsetOf(bytes);
    if (wide == null) {
      return null;
    }
    String text = strict(bytes, 0, wide);
    return text == null
        ? new Decoded(new String(bytes, wide), wide, true)
        : new Decoded(text, wide, false);
  }

  /** Whether the bytes, all of seven bits, switch to Japanese as ISO-2022-JP does. */
  private static boolean hasEscapes(byte[] bytes) {
    boolean found = false;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] < 0) {
        return false;
      }
      found |= i + 2 < bytes.length && bytes[i] == 0x1b && bytes[i + 1] == '$';
    }
    return found;
  }

  /**
   * Whether the first bytes of a file are of an encoding whose lines cannot be told apart by bytes.
   */
  public static boolean isWide(byte[] head) {
    boolean marked = startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff);
    return marked || WideText.isLikely(head);
  }

  private static boolean startsWith(byte[] bytes, int... mark) {
    if (bytes.length < mark.length) {
      return false;
    }
    for (int i = 0; i < mark.length; i++) {
      if ((bytes[i] & 255) != mark[i]) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether valid UTF-8 is no accident. Two bytes of Shift_JIS (half-width katakana) may look like
   * a character of UTF-8; three in a row that give a Japanese one hardly ever do.
   */
  private static boolean isSurelyUtf8(@Nullable String text, String name) {
    return text != null
        && (lower(name).endsWith("u") || text.chars().anyMatch(c -> c >= 0x2500 && c < 0xfffd));
  }

  private static @Nullable Charset statedIn(byte[] bytes) {
    String head = new String(bytes, 0, Math.min(bytes.length, HEAD), StandardCharsets.ISO_8859_1);
    for (String line : head.split("[\r\n]+")) {
      Matcher matcher = STATED.matcher(line);
      boolean comment = line.startsWith("#") || line.startsWith("'");
      if (comment && matcher.find()) {
        return named(matcher.group(1));
      }
    }
    return null;
  }

  /** The encoding of that name, Shift_JIS being windows-31j, or null. */
  public static @Nullable Charset named(String name) {
    String plain = lower(name).replace("-", "").replace("_", "");
    return switch (plain) {
      case "shiftjis", "sjis", "cp932", "ms932", "windows31j" -> shiftJis();
      case "utf8" -> StandardCharsets.UTF_8;
      default -> {
        try {
          yield Charset.forName(name);
        } catch (IllegalArgumentException e) {
          yield null;
        }
      }
    };
  }

  private static @Nullable String strict(byte[] bytes, int from, Charset charset) {
    try {
      return charset
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT)
          .decode(ByteBuffer.wrap(bytes, from, bytes.length - from))
          .toString();
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  private static String withoutMark(String text) {
    return text.startsWith("\ufeff") ? text.substring(1) : text;
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
