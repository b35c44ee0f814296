package io.github.tsume.app.cli.options;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The shells there are scripts for. */
public enum Shell {
  BASH,
  ZSH,
  FISH;

  /** Nothing of it means anything else to a shell. */
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_@%+=:,./-]+");

  /** Words of a command line as they are typed into a shell. */
  public static String typed(List<String> words) {
    return words.stream().map(Shell::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
