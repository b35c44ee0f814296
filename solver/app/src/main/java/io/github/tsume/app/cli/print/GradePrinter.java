package io.github.tsume.app.cli.print;

import io.github.tsume.app.json.GradedAnswer;
import io.github.tsume.app.text.Columns;
import io.github.tsume.app.text.GradeText;
import io.github.tsume.app.text.Messages;
import io.github.tsume.grade.Counts;
import io.github.tsume.grade.Graded;
import io.github.tsume.mate.Solution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Graded answers as tables: one for each problem, and one of the solvers. */
public final class GradePrinter {
  private static final String INDENT = "  ";

  private final Messages messages;
  private final GradeText words;

  /** Tables in the language of the messages. */
  public GradePrinter(Messages messages, GradeText words) {
    this.messages = messages;
    this.words = words;
  }

  /** The answers to one problem: who, grade and reason; how many of each; new cooks. */
  public String problem(GradeBook.Page page, List<GradedAnswer> answers, Counts counts) {
    StringBuilder text = new StringBuilder();
    text.append(Columns.plain(page.name())).append(INDENT).append(found(page)).append('\n');
    List<String[]> rows = new ArrayList<>();
    for (GradedAnswer answer : answers) {
      Graded graded = answer.graded();
      rows.add(
          new String[] {
            solver(answer.solver()),
            words.word(graded.grade()),
            Columns.plain(words.reason(page.position(), graded, answer.source()))
          });
    }
    table(rows, text);
    text.append(INDENT).append(words.counts(counts)).append('\n');
    newCooks(page, answers).forEach((cook, who) -> text.append(newCook(cook, who)));
    return text.append('\n').toString();
  }

  private String found(GradeBook.Page page) {
    String verdict = messages.get("verdict." + page.report().verdict().code());
    Solution solution = page.report().solution();
    if (!solution.isMate()) {
      return verdict;
    }
    String key = solution.isExact() ? "outcome.mate" : "outcome.mate-within";
    String plies = String.valueOf(solution.length());
    return verdict + messages.get("verdict.separator") + messages.get(key, plies);
  }

  private String solver(String name) {
    return name.isEmpty() ? messages.get("grade.nobody") : Columns.plain(name);
  }

  /** The cooks that the check does not list, by who found them. */
  private Map<String, List<String>> newCooks(GradeBook.Page page, List<GradedAnswer> answers) {
    Map<String, List<String>> found = new LinkedHashMap<>();
    for (GradedAnswer answer : answers) {
      if (answer.graded().isNewCook()) {
        String ply = String.valueOf(answer.graded().ply());
        String move = words.move(page.position(), answer.graded());
        found
            .computeIfAbsent(messages.get("grade.at", ply, move), cook -> new ArrayList<>())
            .add(solver(answer.solver()));
      }
    }
    return found;
  }

  private String newCook(String cook, List<String> who) {
    String names = String.join(messages.get("grade.and"), who);
    return INDENT + messages.get("grade.new-cook", cook, names) + '\n';
  }

  /** The solvers in the order of merit. */
  public String solvers(GradeBook book) {
    List<String[]> rows = new ArrayList<>();
    for (GradeBook.Ranked each : book.ranking()) {
      String rank = messages.get(each.tied() ? "grade.tied" : "grade.rank", "" + each.rank());
      String right = String.valueOf(each.counts().right());
      String total = String.valueOf(each.counts().total());
      rows.add(new String[] {rank, solver(each.solver()), messages.get("grade.of", right, total)});
    }
    StringBuilder text = new StringBuilder(messages.get("grade.solvers")).append('\n');
    table(rows, text);
    return text.toString();
  }

  /** An answer that belongs to no problem. */
  public String stray(GradedAnswer answer) {
    String reason = words.withoutProblem(answer.graded(), answer.source());
    return messages.get("pair", solver(answer.solver()), reason);
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
