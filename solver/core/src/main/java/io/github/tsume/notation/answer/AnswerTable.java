package io.github.tsume.notation.answer;

import io.github.tsume.notation.common.Blanks;
import io.github.tsume.notation.common.ErrorCode;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.japanese.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A reader of answers from a table: a row for each, or a row for each solver with a column for each
 * problem. Which column is which, its head tells, or else what stands in it.
 */
final class AnswerTable {
  private static final List<String> SOLVER = Words.forms(Words.Kind.COLUMN, "solver", "*");
  private static final List<String> NUMBER = Words.forms(Words.Kind.COLUMN, "number", "*");
  private static final List<String> ANSWER = Words.forms(Words.Kind.COLUMN, "answer", "*");
  private static final int NONE = -1;

  private final AnswerLooks looks;
  private final ProblemNumbers numbers;
  private final List<SentAnswer> answers = new ArrayList<>();
  private int solver = NONE;
  private int number = NONE;
  private final List<Integer> answer = new ArrayList<>();

  /** For tables with a column for each problem: what their heads say. */
  private final List<String> heads = new ArrayList<>();

  private boolean joined;
  private String lastSolver = "";

  private AnswerTable(AnswerLooks looks, ProblemNumbers numbers) {
    this.looks = looks;
    this.numbers = numbers;
  }

  /** The answers of the rows of a table. */
  static List<SentAnswer> read(
      List<List<Cells.Cell>> rows, AnswerLooks looks, ProblemNumbers numbers) {
    AnswerTable table = new AnswerTable(looks, numbers);
    boolean head = !rows.isEmpty() && table.head(rows.get(0));
    List<List<Cells.Cell>> body = head ? rows.subList(1, rows.size()) : rows;
    table.byContent(body);
    body.forEach(table::row);
    return table.answers;
  }

  /** Whether a row tells what the columns are. */
  static boolean isHead(List<Cells.Cell> row) {
    return row.stream().anyMatch(cell -> isWord(cell, SOLVER) || isWord(cell, ANSWER));
  }

  private static boolean isWord(Cells.Cell cell, List<String> words) {
    return words.contains(cell.text().toLowerCase(Locale.ROOT));
  }

  private boolean head(List<Cells.Cell> row) {
    if (!isHead(row)) {
      return false;
    }
    for (int i = 0; i < row.size(); i++) {
      Cells.Cell cell = row.get(i);
      if (solver == NONE && isWord(cell, SOLVER)) {
        solver = i;
      } else if (number == NONE && isWord(cell, NUMBER)) {
        number = i;
      } else if (answer.isEmpty() && isWord(cell, ANSWER)) {
        answer.add(i);
        joined = i == row.size() - 1;
      }
    }
    if (answer.isEmpty() && number == NONE) {
      for (int i = 0; i < row.size(); i++) {
        if (i != solver && numbers.isNumber(row.get(i).text())) {
          answer.add(i);
          heads.add(row.get(i).text());
        }
      }
    }
    return true;
  }

  /** Finds by what stands in them the columns that no head has named. */
  private void byContent(List<List<Cells.Cell>> rows) {
    int width = rows.stream().mapToInt(List::size).max().orElse(0);
    if (answer.isEmpty()) {
      answers(rows, width);
    }
    int first = answer.isEmpty() ? width : answer.get(0);
    for (int i = 0; i < width && number == NONE && heads.isEmpty(); i++) {
      int column = i;
      if (i != solver && (i < first || !joined) && !answer.contains(i)) {
        boolean all =
            rows.stream()
                .filter(row -> column < row.size() && !row.get(column).text().isEmpty())
                .allMatch(row -> numbers.isNumber(row.get(column).text()));
        boolean some = rows.stream().anyMatch(row -> column < row.size());
        number = all && some ? i : NONE;
      }
    }
    for (int i = 0; i < width && solver == NONE; i++) {
      solver = i != number && !answer.contains(i) && (i < first || !joined) ? i : NONE;
    }
  }

  private void answers(List<List<Cells.Cell>> rows, int width) {
    int[] cells = new int[width];
    int[] moves = new int[width];
    for (List<Cells.Cell> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        int count = i == solver || i == number ? 0 : looks.answer(row.get(i).text());
        cells[i] += count > 0 ? 1 : 0;
        moves[i] += count;
      }
    }
    int first = NONE;
    for (int i = 0; i < width; i++) {
      if (cells[i] > 0 && first == NONE) {
        first = i;
      }
    }
    if (first == NONE) {
      if (width > 0) {
        answer.add(width - 1);
      }
      return;
    }
    answer.add(first);
    boolean spread = moves[first] <= cells[first];
    for (int i = first + 1; i < width && !spread && number == NONE; i++) {
      if (cells[i] > 0 && moves[i] > cells[i]) {
        answer.add(i);
      }
    }
    int after = first + 1;
    joined =
        answer.size() == 1 && IntStream.range(after, width).anyMatch(column -> cells[column] > 0);
    for (int i = 0; i < answer.size() && answer.size() > 1; i++) {
      heads.add(String.valueOf(i + 1));
    }
  }

  private void row(List<Cells.Cell> row) {
    String name = solver >= 0 && solver < row.size() ? row.get(solver).text() : "";
    lastSolver = name.isEmpty() ? lastSolver : name;
    for (int i = 0; i < answer.size(); i++) {
      int column = answer.get(i);
      if (column < row.size()) {
        String told = !heads.isEmpty() ? heads.get(i) : cell(row, number);
        List<AnswerText.Part> parts = new ArrayList<>(row.get(column).parts());
        for (int j = column + 1; joined && j < row.size(); j++) {
          parts.addAll(row.get(j).parts());
        }
        add(told, parts, row.get(column));
      }
    }
  }

  private static String cell(List<Cells.Cell> row, int column) {
    return column >= 0 && column < row.size() ? row.get(column).text() : "";
  }

  private void add(String told, List<AnswerText.Part> parts, Cells.Cell cell) {
    if (parts.stream().allMatch(part -> Blanks.isBlank(part.text()))) {
      return;
    }
    answers.add(sent(lastSolver, told, parts, numbers, cell.line(), cell.column()));
  }

  /** An answer to the problem of a number; to the only one where none is told. */
  static SentAnswer sent(
      String solver,
      String number,
      List<AnswerText.Part> parts,
      ProblemNumbers numbers,
      int line,
      int column) {
    boolean only = number.isEmpty() && numbers.isSingle();
    int problem = only ? 0 : numbers.problem(number);
    @Nullable ReadError fault =
        problem >= 0
            ? null
            : ReadError.of(
                ErrorCode.UNKNOWN_NUMBER, "", line, column, "1-" + numbers.count(), number);
    return new SentAnswer(solver, number, problem, parts, fault);
  }
}
