package io.github.tsume.app.grading;

import io.github.tsume.results.json.GradedAnswer;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.GradeText;
import io.github.tsume.results.text.Messages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The remarks on a problem beside the grades of its answers. */
public record GradeRemarks(Messages messages, GradeText words) {
  /** What its check found. */
  public String found(GradeBook.Page page) {
    String verdict = messages.verdict(page.goal(), page.verdict().code());
    String reached = "outcome." + page.goal().reached().code();
    return page.line().isEmpty()
        ? verdict
        : verdict + messages.get("verdict.separator") + messages.get(reached, page.plies());
  }

  /** The name of a solver. */
  public String solver(String name) {
    return name.isEmpty() ? messages.get("grade.nobody") : Columns.plain(name);
  }

  /** The cooks that its check does not list, each with who found it. */
  public List<String> newCooks(GradeBook.Page page, List<GradedAnswer> answers) {
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
    List<String> sentences = new ArrayList<>();
    String and = messages.get("grade.and");
    found.forEach(
        (cook, who) -> sentences.add(messages.get("grade.new-cook", cook, String.join(and, who))));
    return sentences;
  }
}
