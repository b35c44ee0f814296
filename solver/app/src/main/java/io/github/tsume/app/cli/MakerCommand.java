package io.github.tsume.app.cli;

import com.google.common.primitives.Ints;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.StatusLine;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.cli.options.RankOption;
import io.github.tsume.app.cli.print.ExtendPrinter;
import io.github.tsume.app.convert.Converter;
import io.github.tsume.app.convert.Converter.Converted;
import io.github.tsume.app.convert.Output;
import io.github.tsume.app.extend.ExtendReport;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.results.json.ExtendJson;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * A command that makes problems of each problem of its input: they are told as they are found, then
 * summed up, and written together at the end, the best first.
 */
abstract class MakerCommand extends SearchCommand {
  @Option(
      names = {"-t", "--to"},
      paramLabel = "FORMAT")
  Format to = Format.SFEN;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      descriptionKey = "made-output")
  @Nullable String out;

  @Option(names = "--profile", paramLabel = "PROFILE")
  Profile profile = Profile.MAGAZINE;

  @Mixin RankOption rank = new RankOption();

  private final String schema;
  private final List<Made> collection = new ArrayList<>();
  private boolean begun;

  /** A command; the schema is that of its JSON. */
  MakerCommand(String schema, Call session) {
    super(session);
    this.schema = schema;
  }

  /** Ends the command if an input would be overwritten, or one output by the other. */
  void guard(@Nullable Path log) {
    InputGuard guard = new InputGuard(inputs, session);
    guard.checkApart(out == null ? null : OutputPlace.of(out));
    guard.checkApart(log);
  }

  @Override
  void finish() {
    String place = out;
    // Where nothing could be read, nothing is known that could replace an earlier output.
    if (place == null || !begun) {
      return;
    }
    Converter converter = new Converter(to, StandardCharsets.UTF_8, input.defenderHand);
    Consumer<Path> kept = OutputPlace.kept(output.quiet, session);
    try (Output written = ConversionPlace.open(place, converter, to, true, inputs, session, kept)) {
      for (Made each : collection) {
        Problem problem = each.problem();
        Converted converted = converter.convert(problem);
        if (converted.bytes() != null) {
          written.write(problem, converted.bytes());
        }
      }
      written.finish();
    } catch (IOException e) {
      throw new OutputException(place, e);
    }
    if (!output.quiet) {
      String words = session.messages().get("mine.written", collection.size(), place);
      session.console().err().println(words);
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
    private final ExtendPrinter printer = new ExtendPrinter(session, output);
    private final StatusLine status;
    private final long began = System.nanoTime();

    private OfOne(ProblemRun.Item item) {
      this.item = item;
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

    /**
     * Tells what came of it, and returns an exit code.
     *
     * @param verdict of the problem itself, if anybody asked for it
     */
    int summary(@Nullable Verdict verdict, ExtendReport report) {
      status.clear();
      report.found().forEach(each -> collection.add(new Made(item.problem(), each)));
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
   */
  private record Made(Problem of, FoundExtension found) {
    private static final String SOURCE = "出典";

    /** The problem as it is written, with its line and where it comes from. */
    Problem problem() {
      String steps = found.added() > 0 ? "-" + found.added() : "";
      String id = of.id() + steps + "-" + found.number();
      String source = of.source().name().isEmpty() ? of.id() : of.source().toString();
      Metadata metadata =
          Metadata.EMPTY
              .with(Metadata.NUMBER, id)
              .with(Metadata.LENGTH, String.valueOf(found.extension().line().size()))
              .with(SOURCE, found.added() > 0 ? source + " -" + found.added() : source);
      MoveTree line = MoveTree.of(Ints.toArray(found.extension().line()));
      return new Problem(id, Source.NONE, found.extension().setup(), List.of(), metadata, line);
    }
  }
}
