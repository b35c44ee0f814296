package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.extend.PoolWorkers;
import io.github.tsume.compose.Edit;
import io.github.tsume.compose.Repair;
import io.github.tsume.compose.RepairReport;
import io.github.tsume.compose.Repairer;
import io.github.tsume.judgement.Standards.LineEnd;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.ComposeJson;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.EditText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code tsume repair}: what makes an unsound problem sound and keeps its line. */
@Command(name = "repair", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class RepairCommand extends EditCommand {
  private static final int USUAL = 10;

  @Option(names = "--most", paramLabel = "N")
  Converters.Count most = new Converters.Count(USUAL);

  @Option(names = "--two")
  boolean two;

  RepairCommand(Call session) {
    super(session);
  }

  @Override
  public Integer call() throws InterruptedException {
    return each(two, "usage.repair-not-of-goal", this::repair);
  }

  private int repair(ProblemRun.Item item) {
    CheckOptions options =
        search
            .asked(profile)
            .withStated(
                item.problem().statedLength(), item.problem().authoredLine(), LineEnd.NOTHING);
    Result.Origin origin = item.origin();
    Ruleset rules = item.setup().rules();
    EditText words = new EditText(session.messages(), rules);
    StatusLine status = begin(item);
    status.show(session.messages().get("repair.checking"));
    Repairer.Listener listener =
        new Repairer.Listener() {
          @Override
          public void progress(int done, int edits, int checked, int putOff) {
            status.show(session.messages().get("repair.progress", done, edits, checked, putOff));
          }

          @Override
          public void refuted(List<Edit> edits, List<Integer> line) {
            status.clear();
            RepairCommand.this.refuted(ComposeJson.REPAIR, item, edits, line, true);
          }

          @Override
          public void found(Repair repair) {
            status.clear();
            if (output.json) {
              ProblemRun.json(session, ComposeJson.repair(origin, rules, repair));
            } else {
              ProblemRun.line(session, text(words, repair));
            }
          }
        };
    long began = System.nanoTime();
    PoolWorkers workers = item.workers(search, session);
    RepairReport report =
        new Repairer(
                item.solver(),
                item.posed().aim(),
                options,
                item.budget(),
                new Repairer.Wanted(most.asInt(), two),
                workers,
                listener)
            .repair(item.setup());
    status.clear();
    begins();
    int number = 0;
    for (Repair repair : report.repairs()) {
      write(item, ++number, repair.setup(), repair.line());
    }
    if (output.json) {
      ProblemRun.json(session, ComposeJson.repairs(origin, rules, report, millisSince(began)));
    } else {
      ProblemRun.line(session, summary(report, item, words));
    }
    if (report.base().verdict() == Verdict.SOUND || !report.repairs().isEmpty()) {
      return Tally.OK;
    }
    return report.complete() ? Tally.DEFECT : Tally.INCONCLUSIVE;
  }

  private String text(EditText words, Repair repair) {
    String economy = (repair.economy() > 0 ? "+" : "") + repair.economy();
    String what = words.of(repair.edits());
    String text =
        session.messages().get("repair.found", what, String.valueOf(repair.change()), economy);
    return INDENT + text + '\n' + INDENT + INDENT + SfenWriter.sfen(repair.setup());
  }

  private String summary(RepairReport report, ProblemRun.Item item, EditText words) {
    Messages messages = session.messages();
    String verdict = words(item, report.base().verdict());
    if (report.base().verdict() == Verdict.SOUND) {
      return messages.get("repair.nothing", verdict);
    }
    if (report.line().isEmpty()) {
      boolean open = report.base().verdict() == Verdict.UNKNOWN;
      return open ? messages.get("repair.unknown", verdict) : noLine(verdict, item);
    }
    String text =
        messages.get(
            "repair.summary",
            verdict,
            found(report.repairs().size()),
            report.edits(),
            report.keeping(),
            report.checked());
    if (report.complete()) {
      return text;
    }
    if (report.open().isEmpty()) {
      return text + messages.get("repair.incomplete", report.untried());
    }
    String open = messages.get("repair.open", report.open().size());
    String named = messages.get("prune.open", words.unsettled(report.open()));
    return text
        + open
        + messages.get("repair.incomplete", report.untried())
        + '\n'
        + INDENT
        + named;
  }

  /** Why there is no line to keep. */
  private String noLine(String verdict, ProblemRun.Item item) {
    Problem problem = item.problem();
    Messages messages = session.messages();
    int moves = problem.authoredLine().size();
    if (moves == 0) {
      boolean usual = item.posed().aim().goal().isUsual();
      return messages.get(usual ? "repair.no-line" : "repair.no-line-of-goal", verdict);
    }
    OptionalInt stated = problem.statedLength();
    if (stated.isPresent() && stated.getAsInt() != moves) {
      return messages.get("repair.line-of-other-length", verdict, moves, stated.getAsInt());
    }
    return messages.get(moves % 2 == 0 ? "repair.line-ends" : "repair.line-fails", verdict, moves);
  }

  private String found(int repairs) {
    Messages messages = session.messages();
    return switch (repairs) {
      case 0 -> messages.get("repair.none");
      case 1 -> messages.get("repair.one");
      default -> messages.get("repair.several", repairs);
    };
  }
}
