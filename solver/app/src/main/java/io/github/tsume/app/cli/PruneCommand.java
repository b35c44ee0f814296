package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.app.json.ComposeJson;
import io.github.tsume.app.text.Columns;
import io.github.tsume.app.text.EditText;
import io.github.tsume.app.text.LineText;
import io.github.tsume.app.text.Messages;
import io.github.tsume.app.text.MoveStyle;
import io.github.tsume.compose.Needless;
import io.github.tsume.compose.PruneReport;
import io.github.tsume.compose.Pruner;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume prune}: which pieces of a sound problem are needless. */
@Command(name = "prune", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class PruneCommand implements Callable<Integer> {
  private static final String INDENT = "  ";

  private final Call session;

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @Mixin InputMixin input = new InputMixin();
  @Mixin SearchMixin search = new SearchMixin();
  @Mixin OutputMixin output = new OutputMixin();

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  PruneCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    try (InputSource source = input.openProblems(inputs, session)) {
      boolean many = source.hasSeveral();
      return new ProblemRun(session, search.limits(many, session), input.defenderHand)
          .run(source, many, this::prune);
    }
  }

  private int prune(ProblemRun.Item item) {
    CheckOptions options =
        CheckOptions.DEFAULT
            .withSolve(SolveOptions.DEFAULT.withFutile(search.futile))
            .withProfile(profile)
            .withLine(item.problem().authoredLine());
    long began = System.nanoTime();
    PruneReport report =
        new Pruner(item.solver(), options, item.budget(), found -> {}).prune(item.setup());
    long millis = (System.nanoTime() - began) / 1_000_000;
    if (output.json) {
      long told = output.noTiming ? -1 : millis;
      String json = ComposeJson.prune(item.origin(), item.setup().rules(), report, told);
      ProblemRun.json(session, json);
    } else {
      print(item, report);
    }
    boolean open = !report.open().isEmpty() || report.base().verdict() == Verdict.UNKNOWN;
    boolean defect = report.base().verdict() != Verdict.SOUND || !report.single().isEmpty();
    boolean unknown = report.base().verdict() == Verdict.UNKNOWN;
    return defect && !unknown ? Tally.DEFECT : open ? Tally.INCONCLUSIVE : Tally.OK;
  }

  private void print(ProblemRun.Item item, PruneReport report) {
    Messages messages = session.messages();
    EditText words = new EditText(messages, item.setup().rules());
    if (item.many()) {
      ProblemRun.line(session, Columns.plain(item.problem().id()));
    }
    String verdict = messages.get("verdict." + report.base().verdict().code());
    if (report.base().verdict() != Verdict.SOUND) {
      ProblemRun.line(session, messages.get("prune.not-sound", verdict));
      return;
    }
    List<Integer> line = report.base().solution().mainline();
    String plies = String.valueOf(report.base().solution().length());
    ProblemRun.line(
        session, verdict + messages.get("verdict.separator") + messages.get("outcome.mate", plies));
    MoveStyle style = MoveStyle.of(output.notation, messages);
    ProblemRun.line(session, INDENT + LineText.of(item.position(), line, style));
    String key = report.single().isEmpty() ? "prune.none" : "prune.some";
    ProblemRun.line(session, messages.get(key, report.single().size(), report.tried()));
    report.single().forEach(found -> ProblemRun.line(session, text(words, found)));
    report
        .together()
        .ifPresent(
            most -> {
              ProblemRun.line(session, messages.get("prune.together", words.of(most.edits())));
              ProblemRun.line(session, INDENT + SfenWriter.sfen(most.setup()));
            });
    if (!report.open().isEmpty()) {
      ProblemRun.line(session, messages.get("prune.open", words.of(report.open())));
    }
  }

  private String text(EditText words, Needless found) {
    String keeps = session.messages().get("prune.keeps-" + found.keeps().code());
    return INDENT + words.of(found.edits()) + keeps;
  }
}
