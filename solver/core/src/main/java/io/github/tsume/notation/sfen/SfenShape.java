package io.github.tsume.notation.sfen;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadException;
import io.github.tsume.notation.japanese.JapanesePieces;
import io.github.tsume.notation.japanese.Sides;
import io.github.tsume.notation.japanese.Words;
import io.github.tsume.rules.StandardShogi;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The look of a line that is no SFEN: a list of positions has headlines and names of authors
 * between them, which are prose, and positions with slips, which must not be taken for prose.
 */
final class SfenShape {
  /**
   * A move of USI as an expression. The squares stand side by side: what is counted within what
   * repeats is not counted anew by all engines of expressions, such as that of the page.
   */
  static final String USI_MOVE = "(?:[1-9][a-i][1-9][a-i]\\+?|[A-Z]\\*[1-9][a-i])";

  private static final String LETTERS = "KRBGSNLPkrbgsnlpFCfc";
  private static final String HAND = "(?:[0-9]{0,2}[RBGSNLPFCrbgsnlpfc]){1,14}";

  /** Side and hands, or what was to be hands, as they stand behind a board. */
  private static final Pattern FIELDS =
      Pattern.compile(
          "(?:^|.*[\\s/])[bw]\\s++(?:-|"
              + HAND
              + "|(?=[A-Za-z+]*+[0-9])[0-9A-Za-z+]{4,})(?:\\s.*|$)"
              + "|(?:.*\\s)?[^\\s/]*+/\\S*+\\s++[bw](?:\\s.*|$)");

  /** A hand of several pieces with their numbers. */
  private static final Pattern HANDS = Pattern.compile("(?=(?:[A-Za-z]*+[0-9]){2})(?=.{5})" + HAND);

  /** A stated length between tabs. */
  private static final Pattern COLUMNS = Pattern.compile("\t(?:-|[0-9]{1,5})(?:\t|$)");

  private static final Pattern COMMAND =
      Pattern.compile(
          "(?i)\\W{0,2}(?:position\\s++(?:s|\\S*pos)|sfen\\b|moves\\b).*"
              + "|.*(?:startpos|\\bmoves\\s++[1-9][a-i]).*|\\S{1,12}\\s++sfen\\s*+");
  private static final Pattern MOVE = Pattern.compile(USI_MOVE + "|[+-][0-9]{4}[A-Z]{2}.*");
  private static final String PIECE = "[" + JapanesePieces.of(StandardShogi.RULES).signs() + "成]";
  private static final Pattern JAPANESE_MOVE =
      Pattern.compile(
          "(?:[0-9０-９]{1,4}[\\s　.．:：、)）]{0,4})?"
              + Sides.SIGN
              + "?[\\s　]?"
              + "(?:同|[1-9１-９][1-9１-９一二三四五六七八九])[\\s　]?"
              + PIECE
              + ".*|.*"
              + PIECE
              + "[不成打]{0,2}[(（][0-9０-９]{2}[)）].*");
  private static final Pattern JAPANESE_HAND =
      Pattern.compile(
          "(?:"
              + Sides.SIGN
              + "|"
              + Sides.NAME
              + ")?[\\s　]?の?"
              + Sides.HAND
              + "[\\s　]*(?:[:：=＝は].*|$)|"
              + Words.any(Words.Kind.SIDE, "attacker", "defender")
              + "[\\s　]*[:：=＝][\\s　]*(?:なし|"
              + PIECE
              + ").*");
  private static final Pattern JAPANESE_ROW =
      Pattern.compile("[\\s　|｜│┃]*+(?:[vVｖ^+]?(?:[・･.．]|" + PIECE + ")[\\s　]*+){5,}.*");
  private static final Pattern DRAWN = Pattern.compile("[|｜│┃・･vｖ]");
  private static final Pattern CSA_ROW = Pattern.compile("P[1-9][ +-].*|P[+-][0-9]{2}.*");

  /** What stands before a position: its number, a bullet, words of a sentence. */
  private static final Pattern BEFORE =
      Pattern.compile(
          "([^\t]{0,200}?[\\s　.:：、．)）」】・●○◎■□★☆])[\\s　]{0,20}((?:sfen[\\s　]++)?"
              + "[1-9+"
              + LETTERS
              + "]++(?:/[1-9+"
              + LETTERS
              + "]++){4,8}[\\s　]++[bw][\\s　].*)");

  private static final Pattern NUMBER =
      Pattern.compile(
          "[\\s　]*[(（\\[【]?(?:(?i:no|nr|q|problem|puzzle|tsume)\\.?|№|#|第|問題?|例題?|図)?[\\s　]*"
              + "([0-9０-９]{1,5})[\\s　]*[番問題図]?[\\s　.:：、．)）\\]】]*");

  /** A position with all of its fields, and moves after it. */
  private static final Pattern WHOLE =
      Pattern.compile(
          "(?<![1-9+/"
              + LETTERS
              + "])[1-9+"
              + LETTERS
              + "]++(?:/[1-9+"
              + LETTERS
              + "]++){4,8}\\s{1,9}[bw]\\s{1,9}(?:[-ー−‐–—―](?=\\s|$)|[0-9A-Za-z]++)(?:\\s{1,9}[0-9]{1,7})?"
              + "(?:\\s{1,9}moves(?:\\s{1,9}"
              + USI_MOVE
              + ")+)?");

  private SfenShape() {}

  /**
   * What is wrong with a line that cannot be read.
   *
   * @param error what is wrong with it as a position
   * @return that error, another one if it was to be something else, or null if it is prose
   */
  static @Nullable ReadException wrong(String line, int number, ReadException error) {
    String text = Blanks.narrow(line).strip();
    if (isPosition(text)) {
      return error;
    }
    ErrorCode code =
        isMoves(text)
            ? ErrorCode.LIKE_MOVE
            : CSA_ROW.matcher(text).matches()
                ? ErrorCode.BAD_BOARD_ROW
                : japanese(Blanks.strip(line));
    return code == null ? null : new ReadException(code, number, 1, "SFEN", line.strip());
  }

  /** Of what in Japanese records a line looks like a part, or null; pieces may be a headline. */
  private static @Nullable ErrorCode japanese(String text) {
    if (JAPANESE_ROW.matcher(text).matches() && DRAWN.matcher(text).find()) {
      return ErrorCode.BAD_BOARD_ROW;
    }
    if (JAPANESE_HAND.matcher(text).matches()) {
      return ErrorCode.LIKE_HAND;
    }
    return JAPANESE_MOVE.matcher(text).matches() ? ErrorCode.LIKE_MOVE : null;
  }

  /** Whether words look like a position, or a part of one. */
  static boolean isPosition(String text) {
    if (FIELDS.matcher(text).matches()
        || COLUMNS.matcher(text).find()
        || COMMAND.matcher(text).matches()) {
      return true;
    }
    String[] words = words(text);
    for (String word : words) {
      if (isBoard(word, words.length == 1) || HANDS.matcher(word).matches()) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of several words is ranks of a board. */
  static boolean hasBoard(String text) {
    return Arrays.stream(words(text)).anyMatch(word -> isBoard(word, false));
  }

  private static String[] words(String text) {
    return text.split("[\\s_\"']+", 50);
  }

  /** Whether a word is ranks of a board, or a single rank if nothing else is there. */
  private static boolean isBoard(String word, boolean alone) {
    if (word.indexOf('/') < 0) {
      boolean label = word.matches("[A-Za-z]?[0-9]+[A-Za-z]?");
      return alone && !label && (isRank(word) || (width(word, 0) == 9 && word.length() == 9));
    }
    int ranks = 0;
    for (String part : word.split("/", 40)) {
      int width = width(part, part.length() / 4);
      boolean letters = part.chars().anyMatch(c -> c > '9');
      ranks += width == 9 || (width >= 4 && width <= 11 && letters) ? 1 : 0;
      ranks += isRank(part) ? 2 : 0;
    }
    if (word.contains("://")) {
      return ranks > 4;
    }
    return ranks > 2 || (ranks == 2 && LETTERS.chars().anyMatch(c -> word.indexOf(c) >= 0));
  }

  /** Whether a word is a sound rank with pieces and blanks. */
  private static boolean isRank(String word) {
    int width = width(word, 0);
    return word.length() > 2
        && width >= 5
        && width <= 10
        && word.chars().anyMatch(c -> c > '9')
        && word.chars().anyMatch(c -> c >= '1' && c <= '9');
  }

  /** How many squares a rank has, -1 if more signs than that are none of a board. */
  private static int width(String rank, int allowed) {
    int width = 0;
    int wrong = 0;
    for (char c : rank.toCharArray()) {
      boolean digit = c >= '1' && c <= '9';
      boolean known = digit || c == '+' || LETTERS.indexOf(c) >= 0;
      width += digit ? c - '0' : c == '+' ? 0 : 1;
      wrong += known ? 0 : 1;
    }
    return wrong <= allowed ? width : -1;
  }

  /** Whether several words are moves of USI, or one of a few. */
  private static boolean isMoves(String text) {
    String[] words = text.split("\\s+", 1000);
    int moves = 0;
    for (String word : words) {
      moves += MOVE.matcher(word).matches() ? 1 : 0;
    }
    return moves > 1 || (moves == 1 && words.length < 6);
  }

  /** The place where a position begins that stands behind other words, or 0. */
  static int begin(String line) {
    Matcher before = BEFORE.matcher(line);
    return before.matches() ? before.start(2) : 0;
  }

  /** The number that stands before a position, or null if it is something else. */
  static @Nullable String number(String before) {
    Matcher number = NUMBER.matcher(before);
    return number.matches() ? Blanks.narrow(number.group(1)) : null;
  }

  /** The line with its position in usual signs, if that was typed in full width. */
  static String narrow(String line) {
    if (line.chars().noneMatch(c -> c > '！' && c <= '～')) {
      return line;
    }
    Matcher whole = WHOLE.matcher(Blanks.narrow(line));
    if (!whole.find()) {
      return line;
    }
    String position = whole.group().replaceAll("[ー−‐–—―]", "-");
    return line.substring(0, whole.start()) + position + line.substring(whole.end());
  }
}
