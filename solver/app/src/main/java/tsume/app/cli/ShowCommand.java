package tsume.app.cli;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tsume.app.batch.Tally;
import tsume.app.input.InputEntry;
import tsume.app.input.InputSource;
import tsume.notation.BoardDiagram;
import tsume.notation.SfenWriter;
import tsume.record.Problem;

/** {@code tsume show}: diagrams. */
@Command(name = "show", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class ShowCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @Mixin InputMixin input = new InputMixin();
  @Mixin LanguageMixin language = new LanguageMixin();

  ShowCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    int exitCode = Tally.OK;
    try (InputSource source = input.open(inputs, session.console())) {
      boolean many = source.hasSeveral();
      while (source.hasNext()) {
        InputEntry entry = source.next();
        if (entry instanceof InputEntry.Good good) {
          show(good.problem(), many);
          if (good.problem().faults().isEmpty()) {
            continue;
          }
        }
        InputErrors.print(entry, session);
        exitCode = Tally.UNREADABLE;
      }
    }
    return exitCode;
  }

  private void show(Problem problem, boolean many) {
    PrintStream out = session.console().out();
    StringBuilder heading = new StringBuilder(many ? problem.id() : "");
    for (String part : new String[] {problem.title(), problem.author()}) {
      if (part != null) {
        heading.append(heading.length() == 0 ? "" : "  ").append(part);
      }
    }
    if (heading.length() > 0) {
      out.println(heading);
    }
    out.print(BoardDiagram.of(problem.setup()));
    out.println(SfenWriter.sfen(problem.setup()));
    if (many) {
      out.println();
    }
    out.flush();
  }
}
