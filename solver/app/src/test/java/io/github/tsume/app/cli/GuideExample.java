package io.github.tsume.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A command that a guide shows, in an indented block, with what it prints.
 *
 * @param arguments what comes after the program's name, without quotes
 */
record GuideExample(String line, List<String> arguments, List<String> output) {
  private static final String INDENT = "    ";
  private static final String PROMPT = INDENT + "$ tsume ";
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

  /** All of a guide, in their order. */
  static List<GuideExample> of(String guide) throws IOException {
    List<GuideExample> examples = new ArrayList<>();
    GuideExample last = null;
    for (String line : Files.readAllLines(Path.of("..", "docs", guide))) {
      if (line.startsWith(PROMPT)) {
        last = new GuideExample(line, words(line.substring(PROMPT.length())), new ArrayList<>());
        examples.add(last);
      } else if (last != null && line.startsWith(INDENT)) {
        last.output.add(line.substring(INDENT.length()));
      } else {
        last = null;
      }
    }
    return examples;
  }

  /** The words of a command line; what is quoted is one. */
  static List<String> words(String command) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(command);
    while (matcher.find()) {
      int quoted = matcher.group(1) != null ? 1 : matcher.group(2) != null ? 2 : 3;
      words.add(matcher.group(quoted));
    }
    return words;
  }
}
