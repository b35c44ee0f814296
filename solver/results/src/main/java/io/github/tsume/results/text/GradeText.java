package io.github.tsume.results.text;

import io.github.tsume.board.position.Position;
import io.github.tsume.grade.Grade;
import io.github.tsume.grade.Grade.Counts;
import io.github.tsume.grade.Grade.Why;
import io.github.tsume.grade.Graded;
import io.github.tsume.notation.common.ReadError;
import java.util.ArrayList;
import java.util.List;

/** Grades of answers in words. */
public final class GradeText {
  private final Messages messages;
  private final MoveStyle style;

  /** Words in the language of the messages, moves in a style. */
  public GradeText(Messages messages, MoveStyle style) {
    this.messages = messages;
    this.style = style;
  }

  /** A grade in a word. */
  public String word(Grade grade) {
    return messages.get("grade.word." + grade.code());
  }

  /**
   * Why an answer has its grade; empty if the grade says it all.
   *
   * @param start the first position of the problem
   * @param source the name of the file of the answer
   */
  public String reason(Position start, Graded graded, String source) {
    return switch (graded.grade()) {
      case RIGHT -> graded.kind() == null ? "" : way("grade.why.dual", start, graded);
      case EQUAL -> about("grade.why.equal", start, graded);
      case COOK -> way(graded.known() ? "grade.why.cook" : "grade.why.new-cook", start, graded);
      case TOO_LONG ->
          graded.why() == Why.FUTILE || graded.why() == Why.LONGER
              ? about("grade.why." + graded.why().code(), start, graded)
              : way("grade.why.dual", start, graded);
      case INCOMPLETE ->
          messages.get(
              "grade.why." + graded.why().code(),
              String.valueOf(graded.ply()),
              messages.get("grade.so-far." + graded.soFar().code()));
      case WRONG -> wrong(start, graded);
      case UNDECIDED -> about("grade.why." + graded.why().code(), start, graded);
      case UNREADABLE -> unreadable(graded, source);
    };
  }

  private String wrong(Position start, Graded graded) {
    String key = "grade.why." + graded.why().code();
    if (graded.answer().isEmpty()) {
      return about(graded.why() == Why.ESCAPE ? "grade.why.fails" : key, start, graded);
    }
    boolean instead = graded.why() == Why.WEAK_REPLY;
    List<Integer> line =
        new ArrayList<>(graded.line().subList(0, graded.ply() - (instead ? 1 : 0)));
    line.add(graded.answer().get(0));
    String reply = LineText.last(start, line, style);
    return messages.get(key, String.valueOf(graded.ply()), move(start, graded), reply);
  }

  private String way(String key, Position start, Graded graded) {
    String kind = graded.kind() == null ? "" : messages.get("defect." + graded.kind().code());
    return messages.get(key, kind, String.valueOf(graded.ply()), move(start, graded));
  }

  private String about(String key, Position start, Graded graded) {
    return messages.get(key, String.valueOf(graded.ply()), move(start, graded));
  }

  /** The move that a grade is about. */
  public String move(Position start, Graded graded) {
    if (graded.why() == Why.ILLEGAL) {
      return illegal(start, graded);
    }
    return graded.ply() == 0 || graded.line().size() < graded.ply()
        ? ""
        : LineText.last(start, graded.line().subList(0, graded.ply()), style);
  }

  /** A move that cannot be played. */
  private String illegal(Position start, Graded graded) {
    List<Integer> line = new ArrayList<>(graded.line());
    line.add(graded.move());
    return LineText.last(start, line, style);
  }

  /** Why an answer has its grade that belongs to no problem, or to one that cannot be read. */
  public String withoutProblem(Graded graded, String source) {
    return graded.error() == null
        ? messages.get("grade.problem-unreadable")
        : unreadable(graded, source);
  }

  private String unreadable(Graded graded, String source) {
    ReadError error = graded.error();
    if (error == null) {
      return "";
    }
    String text = error.message(messages.locale());
    if (!error.expected().isEmpty()) {
      text = messages.get("error.expected", text, error.expected(messages.locale()));
    }
    String place = source.isEmpty() ? "" : source + ":";
    return place + error.line() + ":" + error.column() + ": " + text;
  }

  /** How many answers there are, and of which grades. */
  public String counts(Counts counts) {
    List<String> parts = new ArrayList<>();
    for (Grade grade : Grade.values()) {
      if (counts.of(grade) > 0) {
        parts.add(messages.get("grade.count", word(grade), String.valueOf(counts.of(grade))));
      }
    }
    String right = String.valueOf(counts.right());
    String total = String.valueOf(counts.total());
    return messages.get(
        "grade.counts", total, right, String.join(messages.get("grade.and"), parts));
  }
}
