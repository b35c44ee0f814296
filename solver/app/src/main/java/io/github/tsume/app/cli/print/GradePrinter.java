package io.github.tsume.app.cli.print;

import io.github.tsume.app.grading.GradeBook;
import io.github.tsume.app.grading.GradeRemarks;
import io.github.tsume.grade.Grade.Counts;
import io.github.tsume.grade.Graded;
import io.github.tsume.results.json.GradedAnswer;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.GradeText;
import io.github.tsume.results.text.Messages;
import java.util.ArrayList;
import java.util.List;

/** Graded answers as tables: one for each problem, and one of the solvers. */
public final class GradePrinter {
  private static final String INDENT = "  ";

  private final Messages messages;
  private final GradeText words;
  private final GradeRemarks remarks;

  /** Tables in the language of the messages. */
  public GradePrinter(Messages messages, GradeText words) {
    this.messages = messages;
    this.words = words;
    this.remarks = new GradeRemarks(messages, words);
  }

  /** The answers to one problem: who, grade and reason; how many of each; new cooks. */
  public String problem(GradeBook.Page page, List<GradedAnswer> answers, Counts counts) {
    StringBuilder text = new StringBuilder();
    text.append(Columns.plain(page.name())).append(INDENT).append(remarks.found(page)).append('\n');
    List<String[]> rows = new ArrayList<>();
    for (GradedAnswer answer : answers) {
      Graded graded = answer.graded();
      rows.add(
          new String[] {
            remarks.solver(answer.solver()),
            words.word(graded.grade()),
            Columns.plain(words.reason(page.position(), graded, answer.source()))
          });
    }
    table(rows, text);
    text.append(INDENT).append(words.counts(counts)).append('\n');
    for (String cook : remarks.newCooks(page, answers)) {
      text.append(INDENT).append(cook).append('\n');
    }
    return text.append('\n').toString();
  }

  /** The solvers in the order of merit. */
  public String solvers(GradeBook book) {
    List<String[]> rows = new ArrayList<>();
    for (GradeBook.Ranked each : book.ranking()) {
      String rank = messages.get(each.tied() ? "grade.tied" : "grade.rank", "" + each.rank());
      String right = String.valueOf(each.counts().right());
      String total = String.valueOf(each.counts().total());
      rows.add(
          new String[] {
            rank, remarks.solver(each.solver()), messages.get("grade.of", right, total)
          });
    }
    StringBuilder text = new StringBuilder(messages.get("grade.solvers")).append('\n');
    table(rows, text);
    return text.toString();
  }

  /** An answer that belongs to no problem. */
  public String stray(GradedAnswer answer) {
    String reason = words.withoutProblem(answer.graded(), answer.source());
    return messages.get("pair", remarks.solver(answer.solver()), reason);
  }

  private static void table(List<String[]> rows, StringBuilder text) {
    int[] widths = new int[3];
    for (String[] row : rows) {
      for (int i = 0; i < row.length; i++) {
        widths[i] = Math.max(widths[i], Columns.width(row[i]));
      }
    }
    for (String[] row : rows) {
      String left = Columns.left(row[0], widths[0]) + INDENT + Columns.left(row[1], widths[1]);
      text.append(INDENT).append((left + INDENT + row[2]).stripTrailing()).append('\n');
    }
  }
}
