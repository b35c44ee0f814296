package io.github.tsume.notation.answer;

import io.github.tsume.notation.japanese.Words;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of answers that are no moves: what stands before the first one, such as 解答： or 受先協力詰2手,
 * and that there is no solution.
 */
final class AnswerWords {
  /** A number of plies, in figures or in kanji. */
  static final String NUMBER = "[0-9〇一二三四五六七八九十百]{1,4}";

  private static final String BLANKS = "[\\s　:：、,]*";
  private static final String LENGTH = "(?:" + NUMBER + "[\\s　]*手(?!目)(?:詰め?)?)";

  private static final String GOAL =
      "(?:"
          + any(Words.Kind.GOAL, "defender-first")
          + ")?"
          + BLANKS
          + "(?:"
          + any(Words.Kind.GOAL, "helpmate", "helpselfmate")
          + ")?"
          + BLANKS
          + LENGTH
          + "?"
          + BLANKS;

  /** A heading of one sign may be a name, unless a colon follows. */
  private static final Pattern HEAD =
      Pattern.compile(
          "(?:"
              + any(2, Words.Kind.HEADING, "right")
              + "[\\s　]|"
              + any(Words.Kind.HEADING, "right")
              + "(?:は|[:：]))?"
              + BLANKS
              + GOAL,
          Pattern.CASE_INSENSITIVE);

  private static final Pattern GOAL_ALONE =
      Pattern.compile(BLANKS + GOAL, Pattern.CASE_INSENSITIVE);

  private static final Pattern LENGTH_ALONE = Pattern.compile(BLANKS + LENGTH + "?" + BLANKS);

  /** Nothing follows but an end of the sentence, so that no name or longer word begins like it. */
  private static final Pattern NONE =
      Pattern.compile(
          "[(（×\\s　]*"
              + any(Words.Kind.HEADING, "none")
              + "(?:です|でした|である|だ)?[\\s　]*(?=$|[。．.、，,!！(（)）])",
          Pattern.CASE_INSENSITIVE);

  private static final Pattern NONE_AT_END =
      Pattern.compile(
          "[\\s　:：、,](" + any(Words.Kind.HEADING, "none") + ")(?:です)?[\\s　。．.!！]*$",
          Pattern.CASE_INSENSITIVE);

  private AnswerWords() {}

  private static String any(Words.Kind kind, String... values) {
    return any(1, kind, values);
  }

  /** A pattern of words of at least so many signs, the longest first. */
  private static String any(int least, Words.Kind kind, String... values) {
    return Stream.of(values)
        .flatMap(value -> Stream.of("ja", "en").map(language -> Words.forms(kind, value, language)))
        .flatMap(List::stream)
        .filter(form -> form.length() >= least)
        .sorted((a, b) -> b.length() - a.length())
        .map(Pattern::quote)
        .collect(Collectors.joining("|", "(?:", ")"));
  }

  /** The index after what stands before the first move; the same if there is nothing. */
  static int afterHead(String text, int at) {
    Matcher matcher = HEAD.matcher(text).region(at, text.length());
    return matcher.lookingAt() ? matcher.end() : at;
  }

  /** Whether a text is nothing but what stands before the first move; not a length alone. */
  static boolean isHead(String text) {
    return !LENGTH_ALONE.matcher(text).matches() && HEAD.matcher(text).matches();
  }

  /** Whether a text is nothing but the goal, which is no name; not a length alone. */
  static boolean isGoal(String text) {
    return !LENGTH_ALONE.matcher(text).matches() && GOAL_ALONE.matcher(text).matches();
  }

  /** The index of the words at the end of a text that there is no solution; -1 if none are. */
  static int noneAtEnd(String text) {
    Matcher matcher = NONE_AT_END.matcher(text);
    return matcher.find() ? matcher.start(1) : -1;
  }

  /** The index after the words that there is no solution; the same if they are not there. */
  static int afterNone(String text, int at) {
    Matcher matcher = NONE.matcher(text).region(at, text.length());
    return matcher.lookingAt() ? matcher.end() : at;
  }

  /** Whether a text says that there is no solution. */
  static boolean saysNone(String text) {
    int start = afterHead(text, 0);
    return afterNone(text, start) > start;
  }
}
