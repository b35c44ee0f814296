package io.github.tsume.app.cli.console;

import java.util.Locale;

/** A finder of the language before the command line is parsed: help and errors are in it too. */
public final class Language {
  private Language() {}

  /** What {@code --lang} says, else the language of the locale. */
  public static Locale of(String[] args, Locale otherwise) {
    String language = "";
    for (int i = 0; i < args.length && !args[i].equals("--"); i++) {
      if (args[i].startsWith("--lang=")) {
        language = args[i].substring("--lang=".length());
      } else if (args[i].equals("--lang") && i + 1 < args.length) {
        language = args[i + 1];
      }
    }
    return named(language, otherwise);
  }

  /** How many arguments say, before any command, in which language to go on. */
  public static int end(String... args) {
    int end = 0;
    while (end < args.length && args[end].startsWith("--lang")) {
      end += args[end].equals("--lang") ? 2 : 1;
    }
    return end;
  }

  private static Locale named(String language, Locale otherwise) {
    return switch (language.toLowerCase(Locale.ROOT)) {
      case "ja" -> Locale.JAPANESE;
      case "en" -> Locale.ENGLISH;
      default -> otherwise;
    };
  }
}
