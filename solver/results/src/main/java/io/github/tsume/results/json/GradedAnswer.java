package io.github.tsume.results.json;

import io.github.tsume.grade.Graded;
import io.github.tsume.notation.answer.AnswerText;
import io.github.tsume.notation.answer.SentAnswer;

/**
 * An answer with its grade.
 *
 * @param solver who sent it; empty if nobody is named
 * @param number the number of its problem as it is written; empty if none is
 * @param source the file that it is from
 * @param line the line where it begins
 * @param column the column where it begins
 * @param graded what became of it
 */
public record GradedAnswer(
    String solver, String number, String source, int line, int column, Graded graded) {
  /** An answer of a list, with its grade. */
  public static GradedAnswer of(SentAnswer sent, String source, Graded graded) {
    AnswerText.Part first = sent.parts().get(0);
    return new GradedAnswer(
        sent.solver(), sent.number(), source, first.line(), first.column(), graded);
  }
}
