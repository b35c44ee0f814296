package io.github.tsume.notation.answer;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.japanese.JapaneseNumbers;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The problem of a collection that a number means: by its name, by the number at the end of one
 * name alone, or by its place.
 */
final class ProblemNumbers {
  /** No problem is meant. */
  static final int NONE = -1;

  private static final String DIGITS = "[0-9]{1,6}|[①-⑳]|[一二三四五六七八九十百]{1,6}";
  private static final Pattern MARK =
      Pattern.compile(
          "[\\s　]*(?:第|問題?|作品|[Nn][Oo]\\.?|№|#|[(\\[【〔<])*[\\s　]*("
              + DIGITS
              + ")[\\s　]*(?:問|番|題|[)\\]】〕>])*");
  private static final String AFTER = ".:,、";
  private static final Pattern LAST = Pattern.compile("([0-9]{1,9})[^0-9]*$");

  private final List<String> names;
  private final Map<String, Integer> byName = new HashMap<>();
  private final Map<Integer, Integer> byLast = new HashMap<>();

  ProblemNumbers(List<String> names) {
    this.names = List.copyOf(names);
    for (int i = 0; i < names.size(); i++) {
      byName.put(plain(names.get(i)), i);
      Matcher last = LAST.matcher(MoveReader.usual(names.get(i)));
      if (last.find()) {
        byLast.merge(Integer.parseInt(last.group(1)), i, (one, other) -> NONE);
      }
    }
  }

  private static String plain(String name) {
    return Blanks.strip(MoveReader.usual(name));
  }

  boolean isSingle() {
    return names.size() == 1;
  }

  int count() {
    return names.size();
  }

  /** The problem that a text names; {@link #NONE} if it names none. */
  int problem(String text) {
    String plain = plain(text);
    Integer named = byName.get(plain);
    if (named != null) {
      return named;
    }
    int number = number(plain);
    if (number < 0) {
      return NONE;
    }
    int last = byLast.getOrDefault(number, NONE);
    boolean place = last == NONE && number >= 1 && number <= names.size();
    return place ? number - 1 : last;
  }

  /** Whether a text is a number or the name of a problem, and nothing else. */
  boolean isNumber(String text) {
    String plain = plain(text);
    return byName.containsKey(plain) || number(plain) >= 0;
  }

  private static int number(String plain) {
    Matcher mark = MARK.matcher(plain);
    boolean whole =
        mark.lookingAt() && Blanks.skip(plain, skipAfter(plain, mark.end())) == plain.length();
    return whole ? value(mark.group(1)) : -1;
  }

  private static int value(String digits) {
    char first = digits.charAt(0);
    return first >= '①' && first <= '⑳' ? first - '①' + 1 : JapaneseNumbers.large(digits);
  }

  private static int skipAfter(String text, int from) {
    int at = from;
    while (at < text.length() && AFTER.indexOf(text.charAt(at)) >= 0) {
      at++;
    }
    return at;
  }

  /**
   * The index after the number or the name that a line begins with, and what stands behind it; the
   * same index if it begins with none.
   *
   * @param line as {@link MoveReader#usual} has it
   */
  int end(String line, int from) {
    int start = Blanks.skip(line, from);
    int word = start;
    while (word < line.length() && !Blanks.is(line.charAt(word)) && line.charAt(word) != ':') {
      word++;
    }
    if (word > start && byName.containsKey(line.substring(start, word))) {
      return Blanks.skip(line, skipAfter(line, word));
    }
    Matcher mark = MARK.matcher(line).region(from, line.length());
    if (!mark.lookingAt()) {
      return from;
    }
    int end = Blanks.skip(line, skipAfter(line, mark.end()));
    boolean apart = end > mark.end() || end == line.length();
    boolean marked = mark.end() > mark.end(1) || mark.start(1) > start;
    return apart || marked ? end : from;
  }
}
