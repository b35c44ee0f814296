package io.github.tsume.notation;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ReadError;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import io.github.tsume.record.Warning;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The account of a reading in lines of plain text: all that was read, warned of and refused. */
final class GoldenText {
  private GoldenText() {}

  static List<String> of(ReadResult result) {
    List<String> lines = new ArrayList<>();
    for (ReadResult.Entry entry : result.entries()) {
      if (entry instanceof ReadResult.Read read) {
        problem(read.problem(), lines);
      } else if (entry instanceof ReadResult.Failed failed) {
        ReadError error = failed.error();
        lines.add(
            "error "
                + error.line()
                + ":"
                + error.column()
                + " "
                + error.code()
                + error.arguments()
                + (error.expected().isEmpty() ? "" : " ; " + error.expected()));
        failed.beside().forEach(each -> warning(each, lines));
      }
    }
    return lines.stream().map(GoldenText::escaped).toList();
  }

  private static void problem(Problem problem, List<String> lines) {
    Ruleset rules = problem.setup().rules();
    lines.add(
        problem.id()
            + " "
            + problem.source().line()
            + " "
            + rules.name()
            + " "
            + SfenWriter.sfen(problem.setup())
            + hands(problem));
    problem.metadata().entries().forEach((key, value) -> lines.add("  " + key + "=" + value));
    if (!problem.tree().isEmpty() || !problem.tree().comments().isEmpty()) {
      lines.add("  moves" + tree(problem.tree(), rules));
    }
    problem
        .faults()
        .forEach(
            each ->
                lines.add(
                    "  fault "
                        + each.line()
                        + ":"
                        + each.column()
                        + " "
                        + each.fault().code()
                        + each.fault().arguments()));
    problem.warnings().forEach(each -> warning(each, lines));
  }

  private static void warning(Warning each, List<String> lines) {
    String place = each.line() + ":" + each.column();
    lines.add("  warning " + place + " " + each.code() + each.arguments());
  }

  private static String hands(Problem problem) {
    return Arrays.stream(Color.values())
        .map(color -> problem.setup().handStated(color) ? "" : " " + color + " open")
        .collect(Collectors.joining());
  }

  private static String tree(MoveTree tree, Ruleset rules) {
    StringBuilder text = new StringBuilder(comments(tree.comments()));
    for (Step step : tree.line()) {
      text.append(' ');
      text.append(step.isMove() ? Move.toUsi(step.move(), rules) : String.valueOf(step.special()));
      text.append(step.legal() ? "" : "!");
      text.append(step.time() == null ? "" : "@" + step.time().spent() + "/" + step.time().total());
      text.append(comments(step.comments()));
      step.alternatives().forEach(each -> text.append(" (").append(tree(each, rules)).append(')'));
    }
    return text.toString();
  }

  private static String comments(List<String> comments) {
    return comments.isEmpty() ? "" : " " + comments;
  }

  /** A line in which every character is seen. */
  static String escaped(String text) {
    StringBuilder seen = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean plain =
          c != '\\'
              && c >= ' '
              && (c < '\u007f'
                  || c == '\u3000'
                  || (c > '\u00a0'
                      && !Character.isSurrogate(c)
                      && Character.isDefined(c)
                      && !Character.isWhitespace(c)
                      && Character.getType(c) != Character.FORMAT
                      && Character.getType(c) != Character.SPACE_SEPARATOR));
      seen.append(plain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return seen.toString();
  }

  static String unescaped(String text) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      boolean code = text.charAt(i) == '\\';
      plain.append(
          code ? (char) Integer.parseInt(text.substring(i + 2, i + 6), 16) : text.charAt(i));
      i += code ? 5 : 0;
    }
    return plain.toString();
  }
}
