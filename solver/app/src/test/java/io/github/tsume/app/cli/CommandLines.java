package io.github.tsume.app.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Command lines that name a command with its options, completed for a test of all of them. */
final class CommandLines {
  private CommandLines() {}

  /** The words of a line, with what its command needs besides, and its inputs. */
  static String[] of(String line, Path directory, String... inputs) {
    List<String> words = new ArrayList<>(List.of(line.split(" ")));
    if (line.endsWith("-o")) {
      words.add("" + directory.resolve("index.tsx"));
    } else if (line.endsWith("--pattern")) {
      words.add("9/9/9/9/9/9/9/9/9");
    }
    if (line.startsWith("check")) {
      words.addAll(List.of("-o", "" + directory.resolve("reports")));
    }
    words.add("--lang=en");
    words.addAll(List.of(inputs));
    return words.toArray(new String[0]);
  }
}
