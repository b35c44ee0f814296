package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.Converters.Shell;
import io.github.tsume.app.cli.options.LanguageMixin;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code tsume completion}: a script with which a shell completes what is typed. */
@Command(name = "completion", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class CompletionCommand implements Callable<Integer> {
  private final Call session;

  @Spec @Nullable CommandSpec spec;

  @Parameters(index = "0", paramLabel = "SHELL", descriptionKey = "tsume.completion.SHELL")
  Shell shell = Shell.BASH;

  @Mixin LanguageMixin language = new LanguageMixin();

  CompletionCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    CommandLine program = Objects.requireNonNull(spec).root().commandLine();
    String script =
        switch (shell) {
          case BASH, ZSH -> bash(program);
          case FISH -> new FishCompletion(program).script();
        };
    session.console().out().print(script);
    return Tally.OK;
  }

  /** A script for bash, which zsh understands too. */
  private static String bash(CommandLine program) {
    program.getSubcommands().values().forEach(command -> nameValues(command.getCommandSpec()));
    nameValues(program.getCommandSpec());
    return AutoComplete.bash("tsume", program);
  }

  /** Lets a command offer values as they are typed, not as constants are named. */
  private static void nameValues(CommandSpec command) {
    for (ArgSpec argument : List.copyOf(command.args())) {
      List<String> values = Converters.candidates(valueType(argument));
      if (!values.isEmpty()) {
        command.remove(argument);
        command.add(
            argument instanceof OptionSpec option
                ? OptionSpec.builder(option).completionCandidates(values).build()
                : PositionalParamSpec.builder((PositionalParamSpec) argument)
                    .completionCandidates(values)
                    .build());
      }
    }
  }

  /** What a value is, or each of several. */
  static Class<?> valueType(ArgSpec argument) {
    return argument.isMultiValue() ? argument.auxiliaryTypes()[0] : argument.type();
  }
}
