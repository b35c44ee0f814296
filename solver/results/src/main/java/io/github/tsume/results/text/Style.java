package io.github.tsume.results.text;

import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Severity;
import io.github.tsume.verdict.Verdict;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Colours of a terminal, or none. They repeat what the words say and add nothing.
 *
 * <p>A text holds no escape sequences but marks, so that the door to the terminal can tell our
 * colours from what a stranger's label brings along.
 */
public enum Style {
  COLOURED,
  PLAIN;

  /** Begins a mark; no character, so that no text of anybody has it for a reason. */
  static final char MARK = '\ufdd0';

  private static final Pattern MARKS = Pattern.compile(MARK + "([0-6])");
  private static final String[] SEQUENCES = {"0", "1", "2", "1;31", "1;32", "1;33", "1;34"};

  private static final int END = 0;
  private static final int BOLD = 1;
  private static final int DIM = 2;
  private static final int RED = 3;
  private static final int GREEN = 4;
  private static final int YELLOW = 5;
  private static final int BLUE = 6;

  private String paint(int mark, String text) {
    return this == PLAIN || text.isEmpty() ? text : "" + MARK + mark + text + MARK + END;
  }

  /** The text with the escape sequences that its marks stand for. */
  public static String unmarked(String text) {
    return text.indexOf(MARK) < 0
        ? text
        : MARKS
            .matcher(text)
            .replaceAll(
                mark ->
                    Matcher.quoteReplacement(
                        "\u001b[" + SEQUENCES[mark.group(1).charAt(0) - '0'] + "m"));
  }

  public String strong(String text) {
    return paint(BOLD, text);
  }

  public String faint(String text) {
    return paint(DIM, text);
  }

  public String warning(String text) {
    return paint(YELLOW, text);
  }

  public String error(String text) {
    return paint(RED, text);
  }

  private static int of(Verdict verdict) {
    return switch (verdict) {
      case SOUND -> GREEN;
      case COOKED, INCOMPLETE, UNSOLVABLE -> RED;
      case UNKNOWN -> YELLOW;
      case INVALID -> BLUE;
    };
  }

  private static int of(Outcome outcome) {
    if (outcome.isReached()) {
      return GREEN;
    }
    return outcome.isRefuted() ? RED : outcome == Outcome.INVALID ? BLUE : YELLOW;
  }

  private static int of(Severity severity) {
    return switch (severity) {
      case FATAL -> RED;
      case FLAW -> YELLOW;
      case TOLERATED -> END;
    };
  }

  /** A text in the colour of a verdict, an outcome or a severity. */
  public String byCode(String code, String text) {
    int colour =
        Verdict.ofCode(code)
            .map(Style::of)
            .or(() -> Outcome.ofCode(code).map(Style::of))
            .or(() -> Severity.ofCode(code).map(Style::of))
            .orElse(END);
    return colour == END ? text : paint(colour, text);
  }
}
