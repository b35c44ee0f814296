package io.github.tsume.app.cli;

import io.github.tsume.app.cli.options.Converters;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The script with which the shell fish completes a command line of the program. */
final class FishCompletion {
  private final CommandLine program;
  private final StringBuilder script = new StringBuilder();

  FishCompletion(CommandLine program) {
    this.program = program;
  }

  String script() {
    script.append("# tsume completion fish | source\n").append("complete -c tsume -f\n");
    options("__fish_use_subcommand", program.getCommandSpec());
    program
        .getSubcommands()
        .forEach(
            (name, command) -> {
              String about = description(command.getCommandSpec().usageMessage().description());
              line("__fish_use_subcommand", "-a " + name + about);
            });
    program.getSubcommands().forEach((name, command) -> command(name, command.getCommandSpec()));
    return script.toString();
  }

  private void command(String name, CommandSpec command) {
    String condition = "__fish_seen_subcommand_from " + name;
    options(condition, command);
    for (PositionalParamSpec place : command.positionalParameters()) {
      List<String> candidates = Converters.candidates(CompletionCommand.valueType(place));
      if (!candidates.isEmpty()) {
        line(condition, "-a " + quoted(String.join(" ", candidates)));
      } else if (!place.typeInfo().isBoolean() && place.type() != int.class) {
        line(condition, "-F");
      }
    }
    if (name.equals("help")) {
      line(condition, "-a " + quoted(String.join(" ", program.getSubcommands().keySet())));
    }
  }

  private void options(String condition, CommandSpec command) {
    for (OptionSpec option : command.options()) {
      StringBuilder rest = new StringBuilder();
      for (String name : option.names()) {
        rest.append(name.startsWith("--") ? "-l " : "-s ")
            .append(name.replaceFirst("^--?", ""))
            .append(' ');
      }
      line(condition, rest.toString().strip() + value(option) + description(option.description()));
    }
  }

  /** What may follow an option. */
  private static String value(ArgSpec option) {
    if (option.arity().max() == 0) {
      return "";
    }
    Class<?> type = CompletionCommand.valueType(option);
    List<String> candidates = Converters.candidates(type);
    if (!candidates.isEmpty()) {
      return " -x -a " + quoted(String.join(" ", candidates));
    }
    return type == Path.class ? " -r -F" : " -x";
  }

  private static String description(String[] text) {
    String first = text.length == 0 ? "" : text[0].replaceFirst("(?<=[.。])\\s?.*", "");
    return first.isEmpty() ? "" : " -d " + quoted(first);
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }

  private void line(String condition, String rest) {
    script
        .append("complete -c tsume -n '")
        .append(condition)
        .append("' ")
        .append(rest)
        .append('\n');
  }
}
