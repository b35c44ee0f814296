package io.github.tsume.app.input;

import java.nio.file.Path;
import java.util.Comparator;

/** The order in which people number files: {@code p9.kif} before {@code p10.kif}. */
final class NaturalOrder implements Comparator<Path> {
  @Override
  public int compare(Path first, Path second) {
    String a = first.toString();
    String b = second.toString();
    int i = 0;
    int j = 0;
    while (i < a.length() && j < b.length()) {
      int order;
      if (isDigit(a.charAt(i)) && isDigit(b.charAt(j))) {
        int endA = endOfNumber(a, i);
        int endB = endOfNumber(b, j);
        order = compareNumbers(a.substring(i, endA), b.substring(j, endB));
        i = endA;
        j = endB;
      } else {
        order = Character.compare(a.charAt(i++), b.charAt(j++));
      }
      if (order != 0) {
        return order;
      }
    }
    int order = Integer.compare(a.length() - i, b.length() - j);
    return order != 0 ? order : first.compareTo(second);
  }

  private static int compareNumbers(String a, String b) {
    String plainA = a.replaceFirst("^0+(?=.)", "");
    String plainB = b.replaceFirst("^0+(?=.)", "");
    return plainA.length() != plainB.length()
        ? Integer.compare(plainA.length(), plainB.length())
        : plainA.compareTo(plainB);
  }

  private static int endOfNumber(String text, int from) {
    int end = from;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
