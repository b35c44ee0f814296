package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.OutputMixin;
import io.github.tsume.app.cli.options.SearchMixin;
import io.github.tsume.app.cli.print.ExtendPrinter;
import io.github.tsume.app.extend.ExtendReport;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.json.ExtendJson;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The problems that a command makes of each problem of its input: told as they are found, then
 * summed up, and written together at the end.
 */
final class MadeProblems {
  private final String schema;
  private final Call call;
  private final OutputMixin output;
  private final List<ExtendedProblem> collection = new ArrayList<>();
  private boolean begun;

  /** None yet; the schema is that of their JSON. */
  MadeProblems(String schema, Call call, OutputMixin output) {
    this.schema = schema;
    this.call = call;
    this.output = output;
  }

  /** Makes problems of all of an input, and writes them; returns the exit code. */
  int run(
      List<String> inputs,
      InputMixin input,
      SearchMixin search,
      ExtendOutput place,
      ProblemRun.Task task)
      throws InterruptedException {
    try (InputSource source = input.openProblems(inputs, call)) {
      boolean many = source.hasSeveral();
      int code =
          new ProblemRun(call, search.limits(many, call), input.defenderHand)
              .run(source, many, task);
      // Where nothing could be read, nothing is known that could replace an earlier output.
      if (begun) {
        place.write(collection, inputs, input.defenderHand, output.quiet, call);
      }
      return code;
    }
  }

  /** Begins with one problem of the input. */
  OfOne of(ProblemRun.Item item) {
    begun = true;
    return new OfOne(item);
  }

  /** What is made of one problem. */
  final class OfOne {
    private final ProblemRun.Item item;
    private final ExtendPrinter printer = new ExtendPrinter(call, output);
    private final StatusLine status = new StatusLine(call.console(), !output.quiet);
    private final long began = System.nanoTime();

    private OfOne(ProblemRun.Item item) {
      this.item = item;
      if (item.many() && !output.json) {
        printer.name(item.problem().id());
      }
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
            call,
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

    /**
     * Tells what came of it, and returns an exit code.
     *
     * @param verdict of the problem itself, if anybody asked for it
     */
    int summary(@Nullable Verdict verdict, ExtendReport report) {
      status.clear();
      report.found().forEach(each -> collection.add(new ExtendedProblem(item.problem(), each)));
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
          call,
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
              output.noTiming ? -1 : (System.nanoTime() - began) / 1_000_000));
    }
  }
}
