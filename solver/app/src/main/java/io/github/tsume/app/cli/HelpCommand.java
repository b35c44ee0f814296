package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.options.NearWords;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code tsume help}: the help of the program or of a command. */
@Command(name = "help", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class HelpCommand implements Callable<Integer> {
  private final Call session;

  @Spec @Nullable CommandSpec spec;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "COMMAND",
      descriptionKey = "tsume.help.COMMAND")
  @Nullable String command;

  @Mixin LanguageMixin language = new LanguageMixin();

  HelpCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    CommandLine program = Objects.requireNonNull(spec).root().commandLine();
    CommandLine asked = command == null ? program : program.getSubcommands().get(command);
    if (asked == null) {
      String unknown = String.valueOf(command);
      List<String> near = NearWords.of(unknown, program.getSubcommands().keySet());
      String text = session.messages().get("usage.unmatched", unknown);
      if (!near.isEmpty()) {
        text += "\n" + session.messages().get("usage.suggest", String.join(", ", near));
      }
      throw new UserException(Tally.USAGE, text);
    }
    asked.usage(program.getOut(), program.getColorScheme());
    return Tally.OK;
  }
}
