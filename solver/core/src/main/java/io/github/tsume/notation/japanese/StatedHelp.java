package io.github.tsume.notation.japanese;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.StatedGoal;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.record.Metadata;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The caption of a problem in which both sides help, as magazines write it: 協力詰 7手, 受先協力詰 8手 2解,
 * 5手ばか詰; helpmate in 3, 2 solutions.
 *
 * @param goal what it states, in the words of {@link StatedGoal}
 * @param length the number of plies; empty if it states none
 * @param alone whether it says nothing else
 */
public record StatedHelp(String goal, String length, boolean alone) {
  private static final String BLANK = "[\\s　・、，,:：;；（(）)]*";
  private static final String NUMBER = "([0-9０-９一二三四五六七八九十百]{1,7})";
  private static final String FIRST = "(" + words("defender-first") + ")?";

  /** What makes another rule of a caption, or is another rule itself: none of them is known. */
  private static final Pattern OTHER = Words.pattern(Words.Kind.GOAL, "other-rule");

  /** Names of rules that stand alone. */
  private static final Pattern NAMED = Words.pattern(Words.Kind.GOAL, "named-rule");

  /** A caption that is nothing but one of them, with 詰 or a length, so that it is no title. */
  private static final Pattern NAMED_CAPTION =
      Pattern.compile(
          "(?:"
              + NAMED.pattern()
              + ")(?:(?<=詰)|詰め?|(?=.*手))"
              + BLANK
              + "(?:"
              + NUMBER
              + "手詰?め?)?"
              + BLANK);

  private static final Pattern SELF = Words.pattern(Words.Kind.GOAL, "helpselfmate");

  /** English ones: the number is one of plies, unless it may be one of moves, as in chess. */
  private static final Pattern CAPTION =
      Pattern.compile(
          "(?:"
              + NUMBER
              + "(?:手の?|[ -](?:ply|te)[ -]))?"
              + (FIRST + BLANK)
              + ("(" + words("helpselfmate") + "|" + words("helpmate") + ")" + BLANK)
              + (FIRST + BLANK)
              + "(in [0-9]{1,4} moves?\\b)?"
              + ("(?:(?:in )?" + NUMBER)
              + "(?:手詰?め?| ?(?:plies|ply|te)\\b|(?<=in [0-9]{1,4})(?![0-9]| moves?\\b)))?"
              + BLANK
              + ("(?:" + NUMBER + "(?:解| solutions?\\b))?" + BLANK)
              + (FIRST + BLANK),
          Pattern.CASE_INSENSITIVE);

  private static String words(String value) {
    return Words.pattern(Words.Kind.GOAL, value).pattern();
  }

  /** What a line states; null if it is no such caption. */
  public static @Nullable StatedHelp of(String line) {
    Matcher words = CAPTION.matcher(line);
    if (line.length() > 160 || !words.find()) {
      return null;
    }
    String rest = line.substring(0, words.start()) + ' ' + line.substring(words.end());
    boolean bare = Stream.of(1, 5, 6, 7).allMatch(group -> words.group(group) == null);
    if (bare && words.group(3).codePointAt(0) < 128 && !Blanks.strip(rest).isEmpty()) {
      return null; // An English word is a caption by its number, or alone.
    }
    if (!StatedLength.isCaption(rest) || isSeveral(CAPTION.matcher(line))) {
      return null;
    }
    if (isJoined(line, words.end())) {
      return null;
    }
    // A word before it that is joined to it makes it another rule.
    if (OTHER.matcher(rest).find() || isJoined(line, words.start())) {
      return new StatedHelp(Blanks.strip(line), "", false);
    }
    Goal goal = SELF.matcher(words.group(3)).matches() ? Goal.HELPSELFMATE : Goal.HELPMATE;
    boolean begins = Stream.of(2, 4, 8).anyMatch(group -> words.group(group) != null);
    String length = words.group(1) != null ? words.group(1) : words.group(6);
    String solutions = words.group(7) == null ? "1" : number(words.group(7));
    int ways = solutions.matches("[1-9][0-9]{0,2}") ? Integer.parseInt(solutions) : 1;
    Aim aim = goal.aim().begun(begins).in(ways);
    return new StatedHelp(
        StatedGoal.words(aim),
        length == null ? "" : number(length),
        words.group(5) == null && Blanks.strip(rest).isEmpty());
  }

  /** Whether a letter before an index and one at it make one word. */
  private static boolean isJoined(String line, int at) {
    return at > 0
        && at < line.length()
        && Character.isLetter(line.charAt(at - 1))
        && Character.isLetter(line.charAt(at));
  }

  /** Puts what titles and remarks state into metadata, unless an entry states it. */
  private static void take(Map<String, String> metadata, int line, Warnings warnings) {
    for (String words : List.copyOf(metadata.values())) {
      StatedHelp stated = of(words);
      if (stated != null) {
        metadata.putIfAbsent(Metadata.GOAL, stated.goal);
        if (!stated.length.isEmpty()) {
          metadata.putIfAbsent(Metadata.LENGTH, stated.length);
          OptionalInt length = Metadata.of(metadata).statedLength();
          String taken = String.valueOf(length.orElse(0));
          if (length.isPresent() && !taken.equals(stated.length)) {
            String title = Blanks.strip(words);
            warnings.add(WarningCode.OTHER_LENGTH, line, 1, taken, title, stated.length);
          }
        }
        return;
      }
      if (NAMED_CAPTION.matcher(Blanks.strip(words)).matches()) {
        metadata.putIfAbsent(Metadata.GOAL, words);
      }
    }
  }

  /** The same, and then tells of a goal that is not known. */
  public static void settle(Map<String, String> metadata, int line, Warnings warnings) {
    take(metadata, line, warnings);
    StatedGoal.tell(metadata.get(Metadata.GOAL), line, warnings);
  }

  /** Whether a goal that is not known is another rule of problems. */
  public static boolean isOtherRule(String goal) {
    StatedHelp stated = of(goal);
    boolean named = NAMED.matcher(goal).find();
    return StatedGoal.aim(goal).isEmpty()
        && (stated == null ? named : StatedGoal.aim(stated.goal).isEmpty());
  }

  private static String number(String text) {
    return String.valueOf(JapaneseNumbers.large(text));
  }

  /** Whether it is found more than once. */
  private static boolean isSeveral(Matcher caption) {
    boolean found = caption.find();
    return found && caption.find();
  }
}
