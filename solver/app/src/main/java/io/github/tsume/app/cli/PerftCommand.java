package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.Perft;
import io.github.tsume.record.Problem;
import io.github.tsume.results.text.Columns;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume perft}: counts the legal sequences of moves, to test the generation of moves. */
@Command(name = "perft", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class PerftCommand implements Callable<Integer> {
  private static final int MAX_DEPTH = 30;

  private final Call session;

  @Parameters(index = "0", paramLabel = "N", descriptionKey = "N")
  int depth;

  @Parameters(index = "1..*", paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @Mixin InputMixin input = new InputMixin();
  @Mixin LanguageMixin language = new LanguageMixin();

  @Option(names = "--divide")
  boolean divide;

  PerftCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    if (depth < 0 || depth > MAX_DEPTH) {
      String message =
          session.messages().get("usage.value", "N", String.valueOf(depth), "0…" + MAX_DEPTH);
      throw new UserException(Tally.USAGE, message);
    }
    Work work = new Work(session);
    try (InputSource source = input.open(inputs, session)) {
      boolean many = source.hasSeveral();
      work.each(source, good -> count(good.problem(), many));
    }
    return work.exitCode();
  }

  private int count(Problem problem, boolean many) {
    PrintStream out = session.console().out();
    Position position = Position.of(problem.setup());
    String name = many ? Columns.plain(problem.id()) + "\t" : "";
    if (divide && depth > 0) {
      Perft.divide(position, depth).forEach((move, count) -> out.println(move + "\t" + count));
    }
    out.println(name + Perft.count(position, depth));
    out.flush();
    return Tally.OK;
  }
}
