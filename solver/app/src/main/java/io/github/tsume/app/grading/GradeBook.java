package io.github.tsume.app.grading;

import io.github.tsume.app.file.CsvField;
import io.github.tsume.board.position.Position;
import io.github.tsume.grade.Grade.Counts;
import io.github.tsume.grade.Graded;
import io.github.tsume.notation.answer.SentAnswer;
import io.github.tsume.results.json.GradedAnswer;
import io.github.tsume.results.text.GradeText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The book that an editor keeps of answers: who solved what, and what each problem came to. */
public final class GradeBook {
  /**
   * An answer before it is graded.
   *
   * @param source the file that it is from
   * @param answer the answer
   */
  public record Sent(String source, SentAnswer answer) {}

  /**
   * A problem with answers.
   *
   * @param name its name
   * @param position its first position
   * @param goal what it asks for
   * @param verdict what its check said
   * @param plies how many it takes, as far as that is known
   * @param line its solution; empty if none is known
   */
  public record Page(
      String name,
      Position position,
      Goal goal,
      Verdict verdict,
      PlyCount plies,
      List<Integer> line) {
    /** A page with a copied line. */
    public Page {
      line = List.copyOf(line);
    }
  }

  /**
   * A solver in the order of merit.
   *
   * @param rank his place, from 1
   * @param tied whether he shares it
   */
  public record Ranked(String solver, int rank, boolean tied, Counts counts) {}

  private final Messages messages;
  private final GradeText words;
  private final Map<String, Counts> solvers = new LinkedHashMap<>();
  private final Map<Page, Counts> problems = new LinkedHashMap<>();
  private final StringBuilder rows = new StringBuilder();

  /** An empty book in the language of the messages. */
  public GradeBook(Messages messages, MoveStyle style) {
    this.messages = messages;
    this.words = new GradeText(messages, style);
    row(
        Stream.of("problem", "solver", "number", "grade", "ply", "move", "class", "reason", "place")
            .map(column -> messages.get("grade.column." + column))
            .toList());
  }

  /** Grades in words. */
  public GradeText words() {
    return words;
  }

  /**
   * Enters an answer.
   *
   * @param page its problem; null if it belongs to none
   */
  public void enter(GradedAnswer answer, @Nullable Page page) {
    Graded graded = answer.graded();
    solvers.computeIfAbsent(answer.solver(), solver -> new Counts()).add(graded.grade());
    if (page != null) {
      problems.computeIfAbsent(page, each -> new Counts()).add(graded.grade());
    }
    String kind = graded.kind() == null ? "" : messages.get("defect." + graded.kind().code());
    row(
        List.of(
            page == null ? "" : page.name(),
            answer.solver(),
            answer.number(),
            words.word(graded.grade()),
            graded.ply() == 0 ? "" : String.valueOf(graded.ply()),
            page == null ? "" : words.move(page.position(), graded),
            kind,
            reason(answer, page),
            place(answer)));
  }

  /** Where an answer stands; of a text that is no file, line and column. */
  private static String place(GradedAnswer answer) {
    String file = answer.source().isEmpty() ? "" : answer.source() + ":";
    return file + answer.line() + ":" + answer.column();
  }

  private String reason(GradedAnswer answer, @Nullable Page page) {
    return page == null
        ? words.withoutProblem(answer.graded(), answer.source())
        : words.reason(page.position(), answer.graded(), answer.source());
  }

  private void row(List<String> fields) {
    rows.append(fields.stream().map(CsvField::quoted).collect(Collectors.joining(",")));
    rows.append('\n');
  }

  /** All answers as CSV. */
  public String csv() {
    return CsvField.BYTE_ORDER_MARK + rows.toString();
  }

  /** What the answers to a problem came to. */
  public Counts counts(Page page) {
    return problems.getOrDefault(page, new Counts());
  }

  /** The solvers by how many problems they solved; those with as many share a rank. */
  public List<Ranked> ranking() {
    List<Map.Entry<String, Counts>> sorted = new ArrayList<>(solvers.entrySet());
    sorted.sort(
        Comparator.comparingInt((Map.Entry<String, Counts> each) -> each.getValue().right())
            .reversed());
    List<Ranked> ranking = new ArrayList<>();
    for (Map.Entry<String, Counts> each : sorted) {
      int right = each.getValue().right();
      long better = sorted.stream().filter(other -> other.getValue().right() > right).count();
      long same = sorted.stream().filter(other -> other.getValue().right() == right).count();
      ranking.add(new Ranked(each.getKey(), (int) better + 1, same > 1, each.getValue()));
    }
    return ranking;
  }
}
