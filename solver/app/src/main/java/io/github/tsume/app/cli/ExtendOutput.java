package io.github.tsume.app.cli;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.convert.Converter;
import io.github.tsume.app.convert.Converter.Converted;
import io.github.tsume.app.convert.Output;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.Format;
import io.github.tsume.record.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the problems that were found are written besides, the best first. */
final class ExtendOutput {
  @Option(
      names = {"-t", "--to"},
      paramLabel = "FORMAT")
  Format to = Format.SFEN;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      descriptionKey = "made-output")
  @Nullable String out;

  /** Ends the command if an input would be overwritten, or one output by the other. */
  void guard(@Nullable Path log, List<String> inputs, Call session) {
    InputGuard guard = new InputGuard(inputs, session);
    guard.checkApart(out == null ? null : OutputPlace.of(out));
    guard.checkApart(log);
  }

  /** Writes them, if that is wanted. */
  void write(
      List<ExtendedProblem> found,
      List<String> inputs,
      DefenderHand hand,
      boolean quiet,
      Call session) {
    String place = out;
    if (place == null) {
      return;
    }
    Converter converter = new Converter(to, StandardCharsets.UTF_8, hand);
    Consumer<Path> kept = OutputPlace.kept(quiet, session);
    try (Output output = ConversionPlace.open(place, converter, to, true, inputs, session, kept)) {
      for (ExtendedProblem each : found) {
        Problem problem = each.problem();
        Converted converted = converter.convert(problem);
        if (converted.bytes() != null) {
          output.write(problem, converted.bytes());
        }
      }
      output.finish();
    } catch (IOException e) {
      throw new OutputException(place, e);
    }
    if (!quiet) {
      session.console().err().println(session.messages().get("mine.written", found.size(), place));
    }
  }
}
