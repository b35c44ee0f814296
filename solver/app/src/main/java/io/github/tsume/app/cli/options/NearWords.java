package io.github.tsume.app.cli.options;

import java.util.Collection;
import java.util.List;

/** Words that somebody may have meant who typed another one. */
public final class NearWords {
  private static final int FAR = 2;

  private NearWords() {}

  /** Those that one slip turns into the word: a letter too many, missing, wrong, or two swapped. */
  public static List<String> of(String typed, Collection<String> words) {
    return words.stream().filter(word -> distance(typed, word) < FAR).sorted().toList();
  }

  /** How many slips lie between two words (Damerau, restricted to neighbouring letters). */
  static int distance(String one, String other) {
    int[][] slips = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        if (i == 0 || j == 0) {
          slips[i][j] = i + j;
          continue;
        }
        int wrong = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        int least = Math.min(slips[i - 1][j], slips[i][j - 1]) + 1;
        least = Math.min(least, slips[i - 1][j - 1] + wrong);
        boolean swapped =
            i > 1
                && j > 1
                && one.charAt(i - 1) == other.charAt(j - 2)
                && one.charAt(i - 2) == other.charAt(j - 1);
        slips[i][j] = swapped ? Math.min(least, slips[i - 2][j - 2] + 1) : least;
      }
    }
    return slips[one.length()][other.length()];
  }
}
