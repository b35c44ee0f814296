package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.convert.Converter;
import io.github.tsume.app.convert.DirectoryOutput;
import io.github.tsume.app.convert.DirectoryOutput.FileOutput;
import io.github.tsume.app.convert.DirectoryOutput.FileOutput.StreamOutput;
import io.github.tsume.app.convert.Output;
import io.github.tsume.notation.Format;
import io.github.tsume.results.text.Codes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;

/** The place of converted problems: the standard output, a file, or a folder. */
final class ConversionPlace {
  private ConversionPlace() {}

  /**
   * Opens it.
   *
   * @param place what was given for it; "-" is the standard output
   * @param many whether there may be several problems
   * @param inputs what is not overwritten in a folder
   * @param kept is told where what stood at the place is kept
   */
  static Output open(
      String place,
      Converter converter,
      Format format,
      boolean many,
      List<String> inputs,
      Call session,
      Consumer<Path> kept) {
    boolean single = format.writer().separator() == null;
    boolean standard = place.equals("-");
    boolean directory =
        !standard
            && (Files.isDirectory(OutputPlace.of(place))
                || OutputPlace.isDirectory(place)
                || (single && many));
    if (directory) {
      InputGuard guard = new InputGuard(inputs, session);
      return new DirectoryOutput(OutputPlace.of(place), converter, guard::check, kept);
    }
    if (single && many) {
      String message = session.messages().get("convert.one-per-file", Codes.of(format));
      throw new UserException(Tally.USAGE, message);
    }
    return standard
        ? new StreamOutput(session.console().out().forData(), converter)
        : FileOutput.alone(OutputPlace.of(place), converter, kept);
  }
}
