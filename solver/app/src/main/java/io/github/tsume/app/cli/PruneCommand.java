package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.extend.PoolWorkers;
import io.github.tsume.compose.Edit;
import io.github.tsume.compose.Judged;
import io.github.tsume.compose.Needless;
import io.github.tsume.compose.PruneReport;
import io.github.tsume.compose.Pruner;
import io.github.tsume.compose.WeakerEdits;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.json.ComposeJson;
import io.github.tsume.results.text.EditText;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Verdict;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Command;

/** {@code tsume prune}: which pieces of a sound problem are needless. */
@Command(name = "prune", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class PruneCommand extends EditCommand {
  PruneCommand(Call session) {
    super(session);
  }

  @Override
  public Integer call() throws InterruptedException {
    return each(false, "", this::prune);
  }

  private int prune(ProblemRun.Item item) {
    CheckOptions options = search.asked(profile).withLine(item.problem().authoredLine());
    long began = System.nanoTime();
    StatusLine status = begin(item);
    status.show(session.messages().get("repair.checking"));
    PoolWorkers workers = item.workers(search, session);
    PruneReport report =
        new Pruner(
                item.solver(),
                item.posed().aim(),
                options,
                item.budget(),
                workers,
                new Listener(item, status))
            .prune(item.setup());
    status.clear();
    tellNeeded(item, report);
    begins();
    int number = 0;
    for (Needless found : report.single()) {
      write(item, ++number, found.setup(), found.report().line());
    }
    if (report.together().isPresent()) {
      Needless most = report.together().get();
      write(item, ++number, most.setup(), most.report().line());
    }
    if (output.json) {
      String json =
          ComposeJson.prune(item.origin(), item.setup().rules(), report, millisSince(began));
      ProblemRun.json(session, json);
    } else {
      summary(item, report);
    }
    boolean open = !report.open().isEmpty() || report.base().verdict() == Verdict.UNKNOWN;
    boolean defect = report.base().verdict() != Verdict.SOUND || !report.single().isEmpty();
    boolean unknown = report.base().verdict() == Verdict.UNKNOWN;
    return defect && !unknown ? Tally.DEFECT : open ? Tally.INCONCLUSIVE : Tally.OK;
  }

  /** Tells what the pieces that were tried are needed for, if that is asked. */
  private void tellNeeded(ProblemRun.Item item, PruneReport report) {
    Set<Edit> told = new HashSet<>();
    report.single().forEach(found -> told.addAll(found.edits()));
    report.open().forEach(open -> told.addAll(open.edits()));
    if (why && report.tried() > 0) {
      WeakerEdits.of(item.setup()).stream()
          .flatMap(List::stream)
          .filter(edit -> !told.contains(edit))
          .forEach(
              edit -> refuted(ComposeJson.PRUNE, item, List.of(edit), report.base().line(), false));
    }
  }

  private void summary(ProblemRun.Item item, PruneReport report) {
    Messages messages = session.messages();
    EditText words = new EditText(messages, item.setup().rules());
    if (report.base().verdict() != Verdict.SOUND) {
      ProblemRun.line(
          session, messages.get("prune.not-sound", words(item, report.base().verdict())));
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
      String reached = "outcome." + item.posed().aim().goal().reached().code();
      String length = messages.get(reached, String.valueOf(base.length()));
      ProblemRun.line(
          session,
          PruneCommand.this.words(item, base.verdict())
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
