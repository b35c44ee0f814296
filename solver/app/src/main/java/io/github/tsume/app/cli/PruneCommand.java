package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.options.GoalMixin;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.extend.PoolWorkers;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.compose.Judged;
import io.github.tsume.compose.Needless;
import io.github.tsume.compose.PruneReport;
import io.github.tsume.compose.Pruner;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.json.ComposeJson;
import io.github.tsume.results.text.Columns;
import io.github.tsume.results.text.EditText;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Ruleset;
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
  @Mixin GoalMixin goal = new GoalMixin();
  @Mixin OutputMixin output = new OutputMixin();

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  PruneCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    goal.refuse(false, false, "", session.messages());
    goal.requireGoal(session.messages());
    try (InputSource source = input.openProblems(inputs, session)) {
      boolean many = source.hasSeveral();
      return new ProblemRun(session, search.limits(many, session), input.defenderHand, goal.aim())
          .run(source, many, this::prune);
    }
  }

  private int prune(ProblemRun.Item item) {
    CheckOptions options = search.asked(profile).withLine(item.problem().authoredLine());
    long began = System.nanoTime();
    StatusLine status = new StatusLine(session.console(), !output.quiet);
    status.show(session.messages().get("repair.checking"));
    if (item.many() && !output.json) {
      ProblemRun.line(session, Columns.plain(item.problem().id()));
    }
    PoolWorkers workers = item.workers(search, session);
    PruneReport report =
        new Pruner(
                item.solver(),
                goal.aim(),
                options,
                item.budget(),
                workers,
                new Listener(item, status))
            .prune(item.setup());
    status.clear();
    long millis = (System.nanoTime() - began) / 1_000_000;
    if (output.json) {
      long told = output.noTiming ? -1 : millis;
      String json = ComposeJson.prune(item.origin(), item.setup().rules(), report, told);
      ProblemRun.json(session, json);
    } else {
      summary(item, report);
    }
    boolean open = !report.open().isEmpty() || report.base().verdict() == Verdict.UNKNOWN;
    boolean defect = report.base().verdict() != Verdict.SOUND || !report.single().isEmpty();
    boolean unknown = report.base().verdict() == Verdict.UNKNOWN;
    return defect && !unknown ? Tally.DEFECT : open ? Tally.INCONCLUSIVE : Tally.OK;
  }

  private void summary(ProblemRun.Item item, PruneReport report) {
    Messages messages = session.messages();
    EditText words = new EditText(messages, item.setup().rules());
    if (report.base().verdict() != Verdict.SOUND) {
      String verdict = messages.verdict(goal.aim().goal(), report.base().verdict().code());
      ProblemRun.line(session, messages.get("prune.not-sound", verdict));
      return;
    }
    String key = report.single().isEmpty() ? "prune.none" : "prune.some";
    ProblemRun.line(session, messages.get(key, report.single().size(), report.tried()));
    report
        .together()
        .ifPresent(
            most -> {
              ProblemRun.line(session, messages.get("prune.together", words.of(most.edits())));
              ProblemRun.line(session, INDENT + SfenWriter.sfen(most.setup()));
            });
    if (!report.open().isEmpty()) {
      ProblemRun.line(session, messages.get("prune.open", words.unsettled(report.open())));
    }
  }

  /** Tells what is found as it is found. */
  private final class Listener implements Pruner.Listener {
    private final ProblemRun.Item item;
    private final StatusLine status;

    Listener(ProblemRun.Item item, StatusLine status) {
      this.item = item;
      this.status = status;
    }

    @Override
    public void begins(Judged base) {
      if (output.json) {
        return;
      }
      status.clear();
      Messages messages = session.messages();
      String reached = "outcome." + goal.aim().goal().reached().code();
      String length = messages.get(reached, String.valueOf(base.length()));
      ProblemRun.line(
          session,
          messages.verdict(goal.aim().goal(), base.verdict().code())
              + messages.get("verdict.separator")
              + length);
      MoveStyle style = MoveStyle.of(output.notation, messages);
      String line = LineText.of(item.position(), base.line(), style);
      ProblemRun.line(session, INDENT + line);
    }

    @Override
    public void found(Needless found) {
      status.clear();
      Ruleset rules = item.setup().rules();
      if (output.json) {
        ProblemRun.json(session, ComposeJson.needless(item.origin(), rules, found));
        return;
      }
      Messages messages = session.messages();
      String keeps = messages.get("prune.keeps-" + found.keeps().code());
      EditText words = new EditText(messages, rules);
      ProblemRun.line(session, INDENT + words.of(found.edits()) + keeps);
    }

    @Override
    public void progress(int done, int pieces) {
      status.show(session.messages().get("prune.progress", done, pieces));
    }
  }
}
