package io.github.tsume.notation.answer;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import java.util.List;

/**
 * A reader of what solvers have sent in: a table (CSV, TSV) or plain text. Whatever it holds
 * becomes answers; what cannot be read is told by each of them.
 */
public final class AnswerList {
  private AnswerList() {}

  /**
   * The answers of a text.
   *
   * @param text the text
   * @param names the names of the problems of the collection, in its order
   * @param rules the game that they are of
   */
  public static List<SentAnswer> read(String text, List<String> names, Ruleset rules) {
    String unix = text.replace("\r\n", "\n").replace('\r', '\n');
    AnswerLooks looks = new AnswerLooks(rules);
    ProblemNumbers numbers = new ProblemNumbers(names);
    List<String> lines = Arrays.asList(unix.split("\n", -1));
    for (char separator : new char[] {'\t', ',', ';'}) {
      if (isTable(lines, separator, looks)) {
        return AnswerTable.read(Cells.rows(unix, separator), looks, numbers);
      }
    }
    return AnswerBlocks.read(lines, looks, numbers);
  }

  /** Whether there is a head, or every line has a cell before the first move. */
  private static boolean isTable(List<String> lines, char separator, AnswerLooks looks) {
    List<String> full = lines.stream().filter(line -> !Blanks.strip(line).isEmpty()).toList();
    if (full.isEmpty() || full.get(0).indexOf(separator) < 0) {
      return false;
    }
    List<List<Cells.Cell>> first = Cells.rows(full.get(0), separator);
    if (!first.isEmpty() && AnswerTable.isHead(first.get(0))) {
      return true;
    }
    return full.stream()
        .allMatch(
            line -> {
              int end = line.indexOf(separator);
              return end >= 0 && looks.moves(line.substring(0, end)) == 0;
            });
  }
}
