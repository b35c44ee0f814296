package io.github.tsume.app.report;

import io.github.tsume.board.position.Position;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.LineText;
import io.github.tsume.theme.Features;
import io.github.tsume.theme.Theme;
import io.github.tsume.verdict.Outcome;
import java.util.List;

/** The themes of a result: they are not kept in it, but follow from what is. */
final class ResultThemes {
  private ResultThemes() {}

  /** What a result that mates has for sure, each as code and composers' word. */
  static List<String> of(Result result) {
    Result.Answer answer = result.answer();
    Position position = answer.outcome() == Outcome.MATE ? result.position().orElse(null) : null;
    if (position == null) {
      return List.of();
    }
    List<Integer> line = LineText.parse(position, answer.mainline());
    boolean whole = line.size() == answer.mainline().size();
    return Features.of(position, whole ? line : List.of()).themes().stream()
        .map(ResultThemes::words)
        .toList();
  }

  private static String words(Theme theme) {
    return theme.code() + " " + theme.japanese();
  }
}
