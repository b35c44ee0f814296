package io.github.tsume.app.cli.options;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Words of a command line, as they are typed into a shell. */
public final class ShellWords {
  /** Nothing of it means anything else to a shell. */
  private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_@%+=:,./-]+");

  private ShellWords() {}

  public static String of(List<String> words) {
    return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
  }

  private static String quoted(String word) {
    return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
