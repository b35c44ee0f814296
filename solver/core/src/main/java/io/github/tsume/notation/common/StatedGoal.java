package io.github.tsume.notation.common;

import io.github.tsume.record.Metadata;
import io.github.tsume.stipulation.Beginner;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Goal;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The goal that a source states: "brinkmate", "brinkmate 3", "mate"; where both sides help
 * "helpmate", "helpmate defender-first 2-solutions".
 */
public final class StatedGoal {
  /** What stands where the plies of an aim can be read; its goal says which of them it takes. */
  public static final String PLIES = "[1-9]\\d?";

  /** What says that the defender begins. */
  public static final String DEFENDER_FIRST = " defender-first";

  /** What follows a number of solutions. */
  public static final String SOLUTIONS = "-solutions";

  private static final Pattern WORDS =
      Pattern.compile(
          "([a-z-]{1,20}|[^\\p{ASCII}]{1,5})(?: ("
              + PLIES
              + "))?("
              + DEFENDER_FIRST
              + ")?(?: (\\d{1,3})"
              + SOLUTIONS
              + ")?");

  /** A length or a time to aim at, as magazines write it: what is looked for is a mate. */
  private static final Pattern OF_MATE = Pattern.compile("手詰|[0-9０-９一二三四五六七八九十] *[分秒]");

  private StatedGoal() {}

  /** Whether metadata state that the defender begins, by the goal or by its length. */
  public static boolean defenderBegins(Metadata metadata) {
    Aim aim = aim(metadata.entries().getOrDefault(Metadata.GOAL, "")).orElse(Aim.MATE);
    int length = metadata.statedLength().orElse(0);
    boolean counted = aim.goal().isHelped() && length > 0;
    return aim.defenderBegins() || (counted && Beginner.isDefender(length, aim));
  }

  /** What the words mean; empty if they are not known. */
  public static Optional<Aim> aim(String text) {
    Matcher words = WORDS.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!words.matches()) {
      return Optional.empty();
    }
    Optional<Goal> goal = Goal.named(words.group(1));
    boolean helped = goal.filter(Goal::isHelped).isPresent();
    if (helped) {
      int solutions = words.group(4) == null ? 1 : Integer.parseInt(words.group(4));
      return goal.filter(each -> words.group(2) == null && solutions > 0)
          .map(each -> each.aim().begun(words.group(3) != null).in(solutions));
    }
    if (words.group(3) != null || words.group(4) != null) {
      return Optional.empty();
    }
    if (words.group(2) == null) {
      return goal.map(Goal::aim);
    }
    int plies = Integer.parseInt(words.group(2));
    return goal.filter(each -> each.plies().takes(plies)).map(each -> each.aim(plies));
  }

  /** The words that mean an aim, empty for a mate: that is looked for where nothing is said. */
  public static String words(Aim aim) {
    if (aim.goal().isHelped()) {
      return aim.goal().code()
          + (aim.defenderBegins() ? DEFENDER_FIRST : "")
          + (aim.solutions() > 1 ? " " + aim.solutions() + SOLUTIONS : "");
    }
    return aim.goal().isBounded() ? aim.goal().code() + ' ' + aim.within() : "";
  }

  /** The words that are known. */
  public static String expected() {
    return expected("");
  }

  /** The same, with what stands for a number of plies. */
  private static String expected(String plies) {
    return Arrays.stream(Goal.values())
        .map(goal -> goal.code() + (goal.isBounded() ? plies : ""))
        .collect(Collectors.joining("|"));
  }

  /** Tells that a problem states a goal that is not known, so that it is one of a mate. */
  public static void tell(@Nullable String text, int line, Warnings warnings) {
    if (text != null
        && !Blanks.isBlank(text)
        && aim(text).isEmpty()
        && !OF_MATE.matcher(text).find()) {
      warnings.add(WarningCode.UNKNOWN_VALUE, line, 1, Metadata.GOAL + '：' + text, expected(" N"));
    }
  }
}
