package io.github.tsume.app.batch.log;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.text.Normalizer;
import java.util.Locale;

/**
 * The names that were used so far, where names that differ by case alone are the same.
 *
 * <p>Names that are numbered in order from 1, such as those of the lines of a file, are counted and
 * take no room. Of any other a 64-bit hash is kept, some 11 to 21 bytes. Two names with one hash
 * would pass for the same; who asks takes another name then, so that nothing is lost.
 */
final class UsedNames {
  /** What is before the numbers is kept for so many series; further ones are not counted. */
  private static final int MOST_SERIES = 1000;

  private static final int MOST_DIGITS = 9;

  private final Object2IntOpenHashMap<String> series = new Object2IntOpenHashMap<>();
  private final LongOpenHashSet others = new LongOpenHashSet();

  /** Whether the name was added before. */
  boolean contains(String name) {
    String folded = folded(name);
    return isCounted(folded) || others.contains(Register.hash(folded));
  }

  /** Adds a name that is not there yet. */
  void add(String name) {
    String folded = folded(name);
    int digits = digits(folded);
    if (digits > 0) {
      String before = folded.substring(0, folded.length() - digits);
      int count = series.getInt(before);
      if (number(folded, digits) == count + 1 && (count > 0 || series.size() < MOST_SERIES)) {
        series.put(before, count + 1);
        return;
      }
    }
    others.add(Register.hash(folded));
  }

  private boolean isCounted(String folded) {
    int digits = digits(folded);
    return digits > 0
        && number(folded, digits) <= series.getInt(folded.substring(0, folded.length() - digits));
  }

  /** How many digits a name ends with that are a number of a series: 0 if it is none. */
  static int digits(String name) {
    int start = name.length();
    while (start > 0 && name.charAt(start - 1) >= '0' && name.charAt(start - 1) <= '9') {
      start--;
    }
    // "a-07" and "a-7" are two names, so that of them only the latter is counted.
    while (start < name.length() && name.charAt(start) == '0') {
      start++;
    }
    int digits = name.length() - start;
    boolean padded = start > 0 && name.charAt(start - 1) == '0';
    return padded || digits > MOST_DIGITS ? 0 : digits;
  }

  static int number(String name, int digits) {
    return Integer.parseInt(name, name.length() - digits, name.length(), 10);
  }

  private static String folded(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }
}
