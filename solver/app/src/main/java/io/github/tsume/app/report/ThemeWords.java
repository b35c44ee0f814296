package io.github.tsume.app.report;

import io.github.tsume.board.position.Position;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.LineText;
import io.github.tsume.theme.Features;
import io.github.tsume.theme.Theme;
import io.github.tsume.verdict.Aim;
import java.util.Collection;
import java.util.List;

/** The names of themes, each as code and composers' word. */
public final class ThemeWords {
  private ThemeWords() {}

  /** The themes of a result: they are not kept in it, but follow from what is. */
  static List<String> of(Result result) {
    return themes(result).stream().map(ThemeWords::words).toList();
  }

  /** The same by their codes. */
  static List<String> codes(Result result) {
    return themes(result).stream().map(Theme::code).toList();
  }

  private static Collection<Theme> themes(Result result) {
    Result.Answer answer = result.answer();
    boolean mates = answer.outcome().isReached() && !answer.aim().goal().isBounded();
    Position position = mates ? result.position().orElse(null) : null;
    if (position == null) {
      return List.of();
    }
    List<Integer> line = LineText.parse(position, answer.mainline());
    boolean whole = line.size() == answer.mainline().size();
    return Features.of(position, answer.aim(), whole ? line : List.of()).themes();
  }

  /** The themes of a line, which is the whole solution; of an empty one those of the position. */
  public static List<String> of(Position start, Aim aim, List<Integer> line) {
    return Features.of(start, aim, line).themes().stream().map(ThemeWords::words).toList();
  }

  private static String words(Theme theme) {
    return theme.code() + " " + theme.japanese();
  }
}
