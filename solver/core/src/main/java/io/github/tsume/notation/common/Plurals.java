package io.github.tsume.notation.common;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Words that depend on the number before them: in "{0} ply|plies" the first is taken if the
 * argument is 1, else the second. The argument is the last one before the words.
 */
public final class Plurals {
  private static final Pattern PART =
      Pattern.compile("\\{(\\d)[^{}]*}|(\\p{Alpha}+)\\|(\\p{Alpha}+)");

  private Plurals() {}

  /** The pattern with the words that fit its arguments, which are given by their numbers. */
  public static String chosen(String pattern, IntFunction<String> arguments) {
    if (pattern.indexOf('|') < 0) {
      return pattern;
    }
    Matcher matcher = PART.matcher(pattern);
    StringBuilder text = new StringBuilder();
    boolean one = false;
    int copied = 0;
    while (matcher.find()) {
      text.append(pattern, copied, matcher.start());
      if (matcher.group(1) == null) {
        text.append(matcher.group(one ? 2 : 3));
      } else {
        one = arguments.apply(Integer.parseInt(matcher.group(1))).equals("1");
        text.append(matcher.group());
      }
      copied = matcher.end();
    }
    return text.append(pattern.substring(copied)).toString();
  }

  /** All that a pattern may become. */
  public static List<String> all(String pattern) {
    List<String> all = new ArrayList<>();
    // There are at most ten arguments, each of which is one or is not.
    for (int ones = 0; ones < 1 << 10; ones++) {
      int set = ones;
      String text = chosen(pattern, at -> (set >> at & 1) == 1 ? "1" : "2");
      if (text.equals(pattern)) {
        return List.of(pattern);
      }
      if (!all.contains(text)) {
        all.add(text);
      }
    }
    return all;
  }
}
