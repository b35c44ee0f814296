package tsume.notation;

import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Tells the format of a text by the first line that only one format can hold. */
final class FormatDetector {
  private static final int LINES = 2000;

  private static final Pattern SFEN =
      Pattern.compile("\\s*(sfen\\s+)?[0-9A-Za-z+]+(/[0-9A-Za-z+]+){4,}(\\s.*)?");
  private static final Pattern USI = Pattern.compile("\\s*(position\\s|startpos\\b).*");
  private static final Pattern CSA =
      Pattern.compile(
          "(V[23](\\.\\d)?|N[+-].*|PI.*|P[1-9](?:[ +-].*)|P[+-].*|\\$[A-Z_]+:.*|'CSA .*"
              + "|[+-](\\d{4}[A-Z]{2}.*)?)\\s*");
  private static final Pattern KIF =
      Pattern.compile("#KIF.*|\\s*手数-+.*|\\s*\\d+\\s+(?:[１-９1-9][一二三四五六七八九1-9１-９]|同).*");
  private static final Pattern KI2 = Pattern.compile("\\s*[▲△▼▽☗☖].*");
  private static final Pattern HEADER = Pattern.compile("\\s*(?:[先後上下]手の持ち?駒|手合割)\\s*[：:].*");
  private static final Pattern BOARD = Pattern.compile("\\s*\\|[ v+^V].*");

  private FormatDetector() {}

  static Optional<Format> detect(String text, String name) {
    Optional<Format> named = Format.ofFileName(name);
    String start = text.length() > 64 ? text.substring(0, 64) : text;
    if (start.stripLeading().startsWith("{") || start.stripLeading().startsWith("[")) {
      return Optional.of(Format.JKF);
    }
    boolean header = false;
    boolean board = false;
    int at = 0;
    for (int i = 0; i < LINES && at < text.length(); i++) {
      int end = endOfLine(text, at);
      String line = text.substring(at, Math.min(end, at + 500));
      at = end + 1;
      Format found = ofLine(line);
      if (found != null) {
        return Optional.of(found);
      }
      header |= HEADER.matcher(line).matches();
      board |= BOARD.matcher(line).matches();
    }
    if (named.isPresent()) {
      return named;
    }
    return board ? Optional.of(Format.BOD) : header ? Optional.of(Format.KIF) : Optional.empty();
  }

  private static int endOfLine(String text, int from) {
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) == '\n' || text.charAt(i) == '\r') {
        return i;
      }
    }
    return text.length();
  }

  private static @Nullable Format ofLine(String line) {
    if (line.isBlank()) {
      return null;
    }
    if (USI.matcher(line).matches()) {
      return Format.USI;
    }
    if (SFEN.matcher(line).matches()) {
      return Format.SFEN;
    }
    if (KIF.matcher(line).matches()) {
      return Format.KIF;
    }
    if (KI2.matcher(line).matches()) {
      return Format.KI2;
    }
    return CSA.matcher(line).matches() ? Format.CSA : null;
  }
}
