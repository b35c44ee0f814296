package io.github.tsume.notation;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.BoardRow;
import io.github.tsume.notation.kif.BoardBlocks;
import io.github.tsume.notation.kif.HandKey;
import io.github.tsume.notation.position.PositionText;
import io.github.tsume.notation.sfen.Links;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.notation.sfen.SfenReader;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells the format of a text by the lines that only one format can hold.
 *
 * <p>What the name says is believed as long as a line of that format is there; else what most lines
 * say.
 */
final class FormatDetector {
  private static final int LINES = 2000;

  private static final Pattern SFEN =
      Pattern.compile("\\s*(sfen\\s+)?[0-9A-Za-z+]+(/[0-9A-Za-z+]+){4,}(\\s.*)?");
  private static final Pattern USI = Pattern.compile("\\s*(position\\s|startpos\\b).*");
  private static final Pattern CSA =
      Pattern.compile(
          "(V[23](\\.\\d)?|N[+-].*|PI.*|P[1-9](?:[ +-].*)|P[+-].*|\\$[A-Z_]+:.*|'CSA .*"
              + "|[+-]\\d{4}[A-Z]{2}.*)\\s*");
  private static final Pattern KIF =
      Pattern.compile(
          "#KIF.*|手数-+.*|[0-9０-９]+[\\s　.．:：、)]+[▲△▼▽☗☖]?" + "(?:[１-９1-9][一二三四五六七八九1-9１-９]|同).*");
  private static final Pattern KI2 =
      Pattern.compile("[\\s　]*(?:[0-9０-９]{1,4}[\\s　]*[.．:：、)）]?[\\s　]*)?[▲△▼▽☗☖].*");
  private static final Pattern HANDICAP = Pattern.compile("[\\s　]*手合割[\\s　]*[：:].*");
  private static final Pattern BOARD = Pattern.compile("\\s*[|｜│┃][ 　v+^Vｖ].*");
  private static final Pattern KEY =
      Pattern.compile("\\s*(?:[先後上下]手|手数|詰手数|作品番号|作品名|作者|表題|備考|出典|発表誌|開始日時|終了日時|棋戦|場所)\\s*[：:].*");
  private static final Pattern JSON =
      Pattern.compile("\\s*(?:\\{\\s*[\"}]|\\[\\s*[{\\]]).*", Pattern.DOTALL);
  private static final Pattern HODGES =
      Pattern.compile(
          "(?:SFEN|Handicap):"
              + " .*|\\s*\\d{1,5}\\s*[.…][\\s.]*(?:\\+?(?i:Sw|LQ|RQ|Q|Pt|Cr|Fa|Ph)|\\+?[KRBGSNLP])"
              + "(?:(?:[1-9][a-i1-9])?[-x*][1-9][a-i1-9].*|[1-9][a-i1-9][+=]?[!?]*(?:\\s.*|$))"
              + "|\\s*\\[(?:Variant\\s+\"(?i:(?:mini|tori)?[\\s_-]?shogi)\""
              + "|FEN\\s+\"[A-Za-z0-9+]+(?:/[A-Za-z0-9+]+){4}(?:(?:/[A-Za-z0-9+]+){2}){0,2}[\\s\\[])"
              + ".*");

  private FormatDetector() {}

  static Optional<Format> detect(String text, String name) {
    Optional<Format> named = Format.ofFileName(name);
    if (JSON.matcher(text.length() > 200 ? text.substring(0, 200) : text).matches()) {
      return Optional.of(Format.JKF);
    }
    if (SfenReader.isTable(text)) {
      return Optional.of(Format.SFEN);
    }
    Votes votes = votes(text);
    boolean running = votes.lines.isEmpty() && !votes.board && PositionText.isIn(text);
    if (running || (votes.rows < 2 && PositionText.isWhollyIn(text))) {
      return Optional.of(Format.TEXT);
    }
    if (votes.drawsMoreThanLines()) {
      Format drawn = named.filter(Format::isJapanese).orElse(Format.BOD);
      return Optional.of(drawn == Format.TEXT ? Format.BOD : drawn);
    }
    if (named.isPresent() && votes.support(named.get())) {
      return named;
    }
    Format most = votes.most();
    if (most != null) {
      return Optional.of(most);
    }
    if (votes.board) {
      return Optional.of(Format.BOD);
    }
    if (votes.amongWords) {
      return Optional.of(Format.SFEN);
    }
    return named.isPresent() || !votes.header ? named : Optional.of(Format.KIF);
  }

  /** Whether some rows of a board are drawn. */
  static boolean drawsBoard(String text) {
    return votes(text).rows > 2;
  }

  /** How many lines speak for each format. */
  private static final class Votes {
    final Map<Format, Integer> lines = new EnumMap<>(Format.class);
    boolean header;
    boolean key;
    boolean board;
    boolean amongWords;
    int rows;

    /** Whether lines of other formats stand in the prose around a drawing. */
    boolean drawsMoreThanLines() {
      Format most = most();
      return most != null && !most.isJapanese() && rows > lines.getOrDefault(most, 0) + 1;
    }

    boolean support(Format format) {
      boolean drawn = format == Format.KIF || format == Format.KI2 || format == Format.BOD;
      boolean sfen = format == Format.SFEN || format == Format.USI;
      return lines.containsKey(format)
          || (drawn && (board || header || key) && !isMoves(format))
          || (format == Format.BOD && lines.containsKey(Format.KIF))
          || (sfen && (lines.containsKey(Format.SFEN) || lines.containsKey(Format.USI)));
    }

    /** Whether there are moves as the other one of KIF and KI2 writes them. */
    private boolean isMoves(Format format) {
      return lines.containsKey(format == Format.KI2 ? Format.KIF : Format.KI2);
    }

    /** The format of most lines, of several the first; null if there is none. */
    @Nullable Format most() {
      Format most = null;
      for (Format format : Format.values()) {
        int count = lines.getOrDefault(format, 0);
        if (count > 0 && (most == null || count > lines.getOrDefault(most, 0))) {
          most = format;
        }
      }
      return most;
    }
  }

  private static Votes votes(String text) {
    Votes votes = new Votes();
    int at = 0;
    for (int i = 0; i < LINES && at < text.length(); i++) {
      int end = endOfLine(text, at);
      String line = text.substring(at, Math.min(end, at + 500));
      at = end + 1;
      Format found = ofLine(Blanks.strip(Blanks.plain(line)));
      if (found != null) {
        votes.lines.merge(found, 1, Integer::sum);
      } else {
        votes.amongWords = votes.amongWords || SfenLineReader.isAmongWords(line);
        votes.header |= HandKey.of(line) != null || HANDICAP.matcher(line).matches();
        votes.key |= KEY.matcher(line).matches();
        boolean row = BOARD.matcher(line).matches() || BoardRow.bare(line, 1) != null;
        votes.board |= row;
        votes.rows += row && BoardBlocks.isDrawn(Blanks.plain(line)) ? 1 : 0;
      }
    }
    return votes;
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
    if (Links.isOne(line)) {
      return Format.SFEN;
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
    if (HODGES.matcher(line).matches()) {
      return Format.HODGES;
    }
    return CSA.matcher(line).matches() ? Format.CSA : null;
  }
}
