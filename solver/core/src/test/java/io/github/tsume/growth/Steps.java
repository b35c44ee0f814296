package io.github.tsume.growth;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Counts what a program does: {@link CountingLoader} makes classes call this. */
public final class Steps {
  private static long count;

  private Steps() {}

  /** The steps since the beginning: calls, jumps, and characters that were looked at. */
  static long count() {
    return count;
  }

  /** A call of a method, or a jump. */
  public static void step() {
    count++;
  }

  /** For {@link Pattern#matcher}: every look at a character is a step. */
  public static Matcher matcher(Pattern pattern, CharSequence text) {
    return pattern.matcher(new Watched(text.toString()));
  }

  /** For {@link String#matches}. */
  public static boolean matches(String text, String regex) {
    return matcher(Pattern.compile(regex), text).matches();
  }

  /** For {@link String#replaceAll}. */
  public static String replaceAll(String text, String regex, String with) {
    return matcher(Pattern.compile(regex), text).replaceAll(with);
  }

  /** For {@link String#replaceFirst}. */
  public static String replaceFirst(String text, String regex, String with) {
    return matcher(Pattern.compile(regex), text).replaceFirst(with);
  }

  /** For {@link String#indexOf(int)}. */
  public static int indexOf(String text, int c) {
    return looked(text, 0, text.indexOf(c));
  }

  /** For {@link String#indexOf(int, int)}. */
  public static int indexOf(String text, int c, int from) {
    return looked(text, from, text.indexOf(c, from));
  }

  /** For {@link String#indexOf(String)}. */
  public static int indexOf(String text, String part) {
    return looked(text, 0, text.indexOf(part));
  }

  /** For {@link String#indexOf(String, int)}. */
  public static int indexOf(String text, String part, int from) {
    return looked(text, from, text.indexOf(part, from));
  }

  /** For {@link String#contains}. */
  public static boolean contains(String text, CharSequence part) {
    return indexOf(text, part.toString()) >= 0;
  }

  /** For {@link String#isBlank}. */
  public static boolean isBlank(String text) {
    count += text.length() - text.stripLeading().length();
    return text.isBlank();
  }

  /** For whatever of the Java library makes a text: it is as much work as the text is long. */
  public static @Nullable String made(@Nullable String text) {
    count += text == null ? 0 : text.length();
    return text;
  }

  /** For {@link List#contains}. */
  public static boolean contains(List<?> list, Object element) {
    int at = list.indexOf(element);
    count += at < 0 ? list.size() : at;
    return at >= 0;
  }

  private static int looked(String text, int from, int found) {
    count += Math.max(0, (found < 0 ? text.length() : found) - from);
    return found;
  }

  private record Watched(String text) implements CharSequence {
    @Override
    public int length() {
      return text.length();
    }

    @Override
    public char charAt(int index) {
      count++;
      return text.charAt(index);
    }

    @Override
    public String subSequence(int from, int to) {
      count += to - from;
      return text.substring(from, to);
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
