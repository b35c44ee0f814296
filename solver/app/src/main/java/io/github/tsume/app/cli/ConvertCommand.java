package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.InputGuard;
import io.github.tsume.app.cli.options.InputMixin;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.options.OutputPlace;
import io.github.tsume.app.convert.Converter;
import io.github.tsume.app.convert.DirectoryOutput.FileOutput;
import io.github.tsume.app.convert.Output;
import io.github.tsume.app.input.InputSource;
import io.github.tsume.notation.Format;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume convert}: from any format to any other. */
@Command(name = "convert", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class ConvertCommand implements Callable<Integer> {
  private final Call session;

  @Parameters(paramLabel = "INPUT", arity = "1..*", descriptionKey = "INPUT")
  List<String> inputs = new ArrayList<>();

  @Mixin InputMixin input = new InputMixin();
  @Mixin LanguageMixin language = new LanguageMixin();

  @Option(
      names = {"-t", "--to"},
      required = true,
      paramLabel = "FORMAT")
  Format to = Format.SFEN;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT")
  @Nullable String out;

  @Option(names = "--output-encoding", paramLabel = "NAME")
  Charset outputEncoding = StandardCharsets.UTF_8;

  @Option(names = "--jobs", paramLabel = "N")
  int jobs;

  ConvertCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws IOException {
    Converter converter = new Converter(to, outputEncoding, input.defenderHand);
    int threads = jobs > 0 ? jobs : Runtime.getRuntime().availableProcessors();
    try (InputSource source = input.open(inputs, session);
        Output output =
            ConversionPlace.open(
                out == null ? "-" : out,
                converter,
                to,
                source.hasSeveral(),
                inputs,
                session,
                OutputPlace.kept(language.quiet, session))) {
      ConversionRun run = new ConversionRun(session, converter, output, language.quiet);
      int exitCode = run.run(source, threads);
      if (session.interruption().happened()) {
        session.console().err().println(interrupted(run.tried(), source));
        return Tally.INTERRUPTED;
      }
      if (output instanceof FileOutput && !run.isComplete()) {
        keepInput(exitCode);
      }
      output.finish();
      return exitCode;
    }
  }

  /** How far it came; of an input that is still coming nobody knows how much that is. */
  private String interrupted(int tried, InputSource source) {
    Messages messages = session.messages();
    long all = source.count().orElse(0);
    return all >= tried && all > 0
        ? messages.get("interrupted.convert", tried, all)
        : messages.get("interrupted.convert-open", tried);
  }

  /** An input is never replaced by less than it is. */
  private void keepInput(int exitCode) {
    String place = String.valueOf(out);
    if (new InputGuard(inputs, session).guards(OutputPlace.of(place))) {
      int code = exitCode == Tally.OK ? Tally.USAGE : exitCode;
      throw new UserException(code, session.messages().get("convert.kept", place));
    }
  }
}
