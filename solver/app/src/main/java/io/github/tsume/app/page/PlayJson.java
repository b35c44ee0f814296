package io.github.tsume.app.page;

import io.github.tsume.app.report.ShownLine;
import io.github.tsume.board.position.Position;
import io.github.tsume.grade.Opponent.Reaction;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.MoveStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/**
 * The answer to somebody who solves a problem on the page, as JSON: the message of type "reaction".
 * Its lines are as those of results, so that they can be played through.
 *
 * @param played the moves of both sides before the move that is answered
 */
record PlayJson(Position start, List<Integer> played) {
  /** How it stands before a move: what may be played. */
  String begin() {
    return JsonFields.line(
        json -> {
          json.put("type", "reaction");
          lines(json, played, List.of());
          legal(json, played);
        });
  }

  String of(Reaction reaction) {
    boolean stands = reaction.kind().isAccepted();
    List<Integer> after = new ArrayList<>(played);
    if (stands) {
      after.addAll(reaction.moves());
    }
    return JsonFields.line(
        json -> {
          json.put("type", "reaction")
              .put("kind", reaction.kind().code())
              .put("class", reaction.way() == null ? null : reaction.way().code())
              .put("accepted", stands)
              .put("cook", reaction.kind().isCook())
              .put("wrong", reaction.kind().isWrong())
              .put("mated", reaction.mated())
              .texts("line", LineText.usi(start, reaction.line()));
          lines(json, after, stands ? List.of() : reaction.moves());
          legal(json, after);
        });
  }

  /** The moves that stand as the mainline and, as a branch of it, what refutes another one. */
  private void lines(JsonFields json, List<Integer> standing, List<Integer> refutation) {
    List<ShownLine> lines = new ArrayList<>();
    lines.add(line("mainline", List.of(), standing));
    if (!refutation.isEmpty()) {
      lines.add(line("refutation", standing, refutation));
    }
    json.each("lines", lines, (one, line) -> line.write(one));
  }

  private ShownLine line(String of, List<Integer> before, List<Integer> moves) {
    List<Integer> whole = new ArrayList<>(before);
    whole.addAll(moves);
    Function<MoveStyle, List<String>> words =
        style -> {
          List<String> texts = LineText.texts(start, whole, style);
          return texts.subList(before.size(), texts.size());
        };
    return new ShownLine(
        of,
        0,
        before.size() + 1,
        false,
        words.apply(MoveStyle.USI),
        words.apply(MoveStyle.JA),
        words.apply(MoveStyle.WESTERN));
  }

  private void legal(JsonFields json, List<Integer> moves) {
    Position here = start.copy();
    moves.forEach(here::play);
    List<Integer> legal = Arrays.stream(LegalMoves.of(here)).boxed().toList();
    json.texts("legal", LineText.usi(start, legal));
  }
}
