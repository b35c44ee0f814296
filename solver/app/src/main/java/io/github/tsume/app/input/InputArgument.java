package io.github.tsume.app.input;

import io.github.tsume.app.fm.FmText;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.notation.text.PositionText;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The meaning of an INPUT of a command line. */
public sealed interface InputArgument {
  /** A position that was typed; the number counts those of the command line, 0 for the only one. */
  record Position(String text, int number) implements InputArgument {}

  /** A file or directory, there or not. */
  record Place(Path path) implements InputArgument {}

  /** A pattern of file names. */
  record Glob(String pattern) implements InputArgument {}

  /** The standard input. */
  record Standard() implements InputArgument {}

  /** {@code 4k4/9/…}: what only the board of an SFEN looks like. */
  Pattern BOARD = Pattern.compile("[0-9A-Za-z+]+(/[0-9A-Za-z+]+){3,}");

  /**
   * The meanings of the arguments. A position need not be quoted: its words are put together.
   *
   * <p>What exists as a file is a file.
   */
  static List<InputArgument> parse(List<String> arguments) {
    List<InputArgument> parsed = new ArrayList<>();
    int positions = 0;
    for (int i = 0; i < arguments.size(); ) {
      String argument = arguments.get(i++);
      if (argument.equals("-")) {
        parsed.add(new Standard());
        continue;
      }
      Path path = pathOf(argument);
      if (path != null && Files.exists(path)) {
        parsed.add(new Place(path));
      } else if (argument.indexOf('\n') >= 0
          || SfenLineReader.isLink(argument)
          || FmText.isIn(argument)
          || SfenLineReader.isAmongWords(argument)) {
        parsed.add(new Position(argument, ++positions));
      } else if (startsPosition(argument, i < arguments.size() ? arguments.get(i) : "")) {
        StringBuilder text = new StringBuilder(argument);
        while (i < arguments.size() && continuesPosition(text.toString(), arguments.get(i))) {
          text.append(' ').append(arguments.get(i++));
        }
        parsed.add(new Position(text.toString(), ++positions));
      } else if (PositionText.begins(argument)
          && PositionText.isIn(words(arguments, i - 1, endOfText(arguments, i)))) {
        int end = endOfText(arguments, i);
        parsed.add(new Position(words(arguments, i - 1, end), ++positions));
        i = end;
      } else if (Places.isPattern(argument)) {
        parsed.add(new Glob(argument));
      } else if (path != null) {
        parsed.add(new Place(path));
      } else {
        parsed.add(new Position(argument, ++positions));
      }
    }
    return positions == 1 ? parsed.stream().map(InputArgument::unnumbered).toList() : parsed;
  }

  /** The index after the words that go on with a position in running text. */
  private static int endOfText(List<String> arguments, int from) {
    int end = from;
    while (end < arguments.size() && PositionText.isPart(arguments.get(end))) {
      Path path = pathOf(arguments.get(end));
      if (path != null && Files.exists(path)) {
        break;
      }
      end++;
    }
    return end;
  }

  private static String words(List<String> arguments, int from, int to) {
    return String.join(" ", arguments.subList(from, to));
  }

  private static InputArgument unnumbered(InputArgument argument) {
    return argument instanceof Position position ? new Position(position.text(), 0) : argument;
  }

  private static @Nullable Path pathOf(String argument) {
    try {
      return Path.of(argument);
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static boolean startsPosition(String argument, String next) {
    String first = argument.strip().split("\\s+", 2)[0];
    return first.equals("sfen")
        || first.equals("position")
        || first.equals("startpos")
        || BOARD.matcher(first).matches()
        || (argument.contains("/") && (argument.contains(" ") || next.matches("[bw]")));
  }

  /** Whether a further argument still belongs to the position that the text begins. */
  private static boolean continuesPosition(String text, String next) {
    String[] words = text.strip().split("\\s+", -1);
    int board = 0;
    while (board < words.length
        && (words[board].equals("position") || words[board].equals("sfen"))) {
      board++;
    }
    boolean start = board < words.length && words[board].equals("startpos");
    int after = words.length - board;
    for (String word : words) {
      if (word.equals("moves")) {
        return next.matches("([1-9][a-i]){2}\\+?|[A-Z]\\*[1-9][a-i]|resign|win");
      }
    }
    if (next.equals("moves")) {
      return start || after >= 3;
    }
    return switch (after) {
      case 0 -> next.equals("sfen") || next.equals("startpos") || next.contains("/");
      case 1 -> !start && next.matches("[bw]");
      case 2 -> !start && next.matches("-|([0-9]*[A-Za-z])+");
      case 3 -> !start && next.matches("[0-9]+");
      default -> false;
    };
  }
}
