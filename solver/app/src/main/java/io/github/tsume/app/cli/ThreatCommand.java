package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.Plight;
import io.github.tsume.brinkmate.PlightFinder;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.common.AtPly;
import io.github.tsume.results.json.ThreatJson;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The question of {@code solve --threat}: how the side to move stands, which defends.
 *
 * @param ply after which move of a record it is asked; null after the last
 * @param json whether the answer is a line of JSON
 */
record ThreatCommand(
    Call session, FutileRule futile, MoveStyle style, @Nullable AtPly ply, boolean json) {
  private static final int WIDTH = 96;
  private static final String INDENT = "  ";

  /** Asks it of one problem, and prints the answer; returns an exit code. */
  int ask(ProblemRun.Item item) {
    if (item.many() && !json) {
      ProblemRun.line(session, Columns.plain(item.problem().id()));
    }
    Position position = item.position();
    List<Integer> line = item.problem().authoredLine();
    int moves = ply == null ? line.size() : ply.ply().orElse(line.size());
    if (moves > line.size() || (moves == 0 ? position.inCheck() : moves % 2 == 0)) {
      session.console().err().println(session.messages().get("threat.attacker", moves));
      return Tally.UNREADABLE;
    }
    line.subList(0, moves).forEach(position::play);
    if (moves == 0) {
      position.pass(); // As if the attacker had just moved.
    }
    SolveOptions options = SolveOptions.DEFAULT.withFutile(futile);
    Plight plight = new PlightFinder(item.solver(), options).find(position, item.budget());
    if (json) {
      ProblemRun.json(session, ThreatJson.of(item.problem(), position, plight));
    } else {
      print(position, plight);
    }
    return switch (plight.kind()) {
      case BRINKMATE -> Tally.OK;
      case UNKNOWN -> Tally.INCONCLUSIVE;
      case THREAT, CHECK, NOTHING -> Tally.DEFECT;
    };
  }

  private void print(Position position, Plight plight) {
    Messages messages = session.messages();
    line(messages.get("threat." + ThreatJson.state(position, plight)));
    if (!plight.threat().isEmpty()) {
      Position passed = position.copy();
      passed.pass();
      String mate = LineText.of(passed, plight.threat(), style);
      String answer =
          messages.get("brinkmate.answer", mate, String.valueOf(plight.threat().size()));
      line(INDENT + messages.get("brinkmate.threat", answer));
    }
    list(position, "threat.parries", plight.parries());
    list(position, "threat.open", plight.open());
  }

  private void list(Position position, String key, List<Integer> moves) {
    if (!moves.isEmpty()) {
      String texts =
          moves.stream()
              .map(move -> LineText.of(position, List.of(move), style))
              .collect(Collectors.joining(" "));
      line(Columns.wrap(session.messages().get(key, moves.size(), texts), WIDTH, INDENT));
    }
  }

  private void line(String text) {
    ProblemRun.line(session, text);
  }
}
