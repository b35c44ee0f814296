package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.options.RankOption;
import io.github.tsume.app.cli.print.ExtendPrinter;
import io.github.tsume.app.extend.ExtendReport;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.app.extend.ExtendSettings;
import io.github.tsume.app.extend.VaryRun;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.Problem;
import io.github.tsume.results.json.ExtendJson;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Verdict;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/**
 * A command that makes problems of each problem of its input: they are told as they are found, then
 * summed up.
 */
abstract class MakerCommand extends WritingCommand {
  @Mixin RankOption rank = new RankOption();

  private final String schema;

  /** A command; the schema is that of its JSON. */
  MakerCommand(String schema, Call session) {
    super(session);
    this.schema = schema;
  }

  /** Begins with one problem of the input. */
  OfOne of(ProblemRun.Item item) {
    begins();
    return new OfOne(item);
  }

  /** What is made of one problem. */
  final class OfOne {
    private final ProblemRun.Item item;
    private final ExtendPrinter printer;
    private final StatusLine status;
    private final long began = System.nanoTime();

    private OfOne(ProblemRun.Item item) {
      this.item = item;
      printer = new ExtendPrinter(session, output, item.posed().aim().goal());
      status = begin(item);
    }

    /** Shows how far it is. */
    void status(String words) {
      status.show(words);
    }

    /** A problem was made. */
    void found(FoundExtension found) {
      status.clear();
      if (output.json) {
        ProblemRun.json(
            session,
            ExtendJson.found(
                schema,
                item.origin(),
                found.number(),
                found.added(),
                found.extension(),
                found.rank(),
                !output.noTiming));
      } else {
        printer.found(found);
      }
    }

    /** Who hears why boards are refuted; null if nobody asked. */
    ExtendSettings.@Nullable Reasons reasons() {
      return why
          ? new ExtendSettings.Reasons(
              () -> finder(item.posed().aim()),
              whyNot -> {
                status.clear();
                tell(schema, item, List.of(), whyNot);
              })
          : null;
    }

    /** Hears of boards that are looked at, so many in all. */
    VaryRun.Listener listener() {
      return new VaryRun.Listener() {
        @Override
        public void found(FoundExtension found) {
          OfOne.this.found(found);
        }

        @Override
        public void progress(long done, int total, int found) {
          status(session.messages().get("vary.progress", done, total, found));
        }
      };
    }

    /**
     * Tells what came of it, and returns an exit code.
     *
     * @param verdict of the problem itself, if anybody asked for it
     */
    int summary(@Nullable Verdict verdict, ExtendReport report) {
      status.clear();
      report
          .found()
          .forEach(each -> write(new Made(item.problem(), item.posed().aim(), each).problem()));
      if (output.json) {
        json(verdict, report);
      } else if (verdict == null) {
        printer.summary(report);
      } else {
        printer.summary(verdict, report);
      }
      if (!report.found().isEmpty()) {
        return Tally.OK;
      }
      return report.complete() && report.open().isEmpty() ? Tally.DEFECT : Tally.INCONCLUSIVE;
    }

    private void json(@Nullable Verdict verdict, ExtendReport report) {
      ProblemRun.json(
          session,
          ExtendJson.summary(
              schema,
              item.origin(),
              verdict,
              report.found().stream().map(FoundExtension::number).toList(),
              report.looked(),
              report.open().stream()
                  .map(
                      each ->
                          new ExtendJson.Open(SfenWriter.sfen(each.setup()), each.proved().code()))
                  .toList(),
              report.complete(),
              millisSince(began)));
    }
  }

  /**
   * A problem that was found, with the one that it was made of.
   *
   * @param of the one that was extended
   * @param aim what it asks for
   */
  private record Made(Problem of, Aim aim, FoundExtension found) {
    private static final String SOURCE = "出典";

    /** The problem as it is written, with its line and where it comes from. */
    Problem problem() {
      String steps = found.added() > 0 ? "-" + found.added() : "";
      String id = of.id() + steps + "-" + found.number();
      String source = of.source().name().isEmpty() ? of.id() : of.source().toString();
      String place = found.added() > 0 ? source + " -" + found.added() : source;
      Metadata metadata = asking(Metadata.EMPTY.with(SOURCE, place), aim);
      return made(id, metadata, found.extension().setup(), found.extension().line());
    }
  }
}
