package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.cli.options.NearWords;
import io.github.tsume.app.input.InputArgument;
import io.github.tsume.notation.Format;
import io.github.tsume.results.text.Messages;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The message, in the user's language, of what is wrong with a command line, and where to find
 * help.
 */
final class UsageErrors {
  /**
   * The commands that look for any goal; of the others, those that look for something know mates.
   */
  static final List<String> GOAL_CHOOSERS =
      List.of("solve", "check", "prune", "repair", "extend", "compose", "vary");

  private UsageErrors() {}

  static int report(ParameterException e, Call session) {
    Messages messages = session.messages();
    PrintStream err = session.console().err();
    err.println("tsume: " + text(e, messages));
    List<String> suggestions =
        e instanceof UnmatchedArgumentException unmatched ? suggestions(unmatched) : List.of();
    if (e instanceof UnmatchedArgumentException unmatched && isInput(unmatched)) {
      String first = unmatched.getUnmatched().get(0);
      String quoted = first.matches("[\\w./~+:-]+") ? first : "'" + first + "'";
      err.println(messages.get("usage.suggest", "tsume check " + quoted));
    } else if (!suggestions.isEmpty()) {
      err.println(messages.get("usage.suggest", String.join(", ", suggestions)));
    }
    err.println(messages.get("usage.help", e.getCommandLine().getCommandSpec().qualifiedName()));
    return Tally.USAGE;
  }

  /** The commands that one slip turns into what was typed, else whatever is somehow like it. */
  private static List<String> suggestions(UnmatchedArgumentException e) {
    String typed = e.getUnmatched().get(0);
    List<String> near = NearWords.of(typed, e.getCommandLine().getSubcommands().keySet());
    return near.isEmpty() ? e.getSuggestions() : near;
  }

  /** Whether a problem stands where a command should. */
  private static boolean isInput(UnmatchedArgumentException e) {
    String first = e.getUnmatched().get(0);
    boolean noCommand = e.getCommandLine().getParent() == null && !first.startsWith("-");
    return noCommand
        && InputArgument.parse(List.of(first)).stream()
            .anyMatch(of -> !(of instanceof InputArgument.Place place) || isProblem(place.path()));
  }

  private static boolean isProblem(Path path) {
    return Files.exists(path) || Format.ofFileName(path.toString()).isPresent();
  }

  /** What is wrong, without where to find help. */
  static String text(ParameterException e, Messages messages) {
    ArgSpec argument = e.getArgSpec();
    if (e instanceof MissingParameterException missing) {
      ArgSpec first = missing.getMissing().get(0);
      // What was not required, or what is complained about itself, was given without its value.
      if (first instanceof OptionSpec option && (!option.required() || argument == option)) {
        return messages.get("usage.needs-value", name(option), option.paramLabel());
      }
      String names =
          missing.getMissing().stream().map(UsageErrors::name).collect(Collectors.joining(", "));
      return messages.get("usage.missing", names);
    }
    if (e instanceof UnmatchedArgumentException unmatched) {
      if (unmatched.getUnmatched().stream().anyMatch(w -> w.matches("--(goal|within)(=.*)?"))) {
        String knowing = String.join(", ", GOAL_CHOOSERS);
        return messages.get("usage.no-goal", e.getCommandLine().getCommandName(), knowing);
      }
      return messages.get("usage.unmatched", String.join(" ", unmatched.getUnmatched()));
    }
    if (e instanceof CommandLine.OverwrittenOptionException && argument != null) {
      return messages.get("usage.twice", name(argument));
    }
    if (argument != null && e.getValue() != null) {
      String cause = e.getMessage() == null ? "" : e.getMessage();
      String expected = Converters.expected(argument, cause, messages);
      return messages.get("usage.value", name(argument), e.getValue(), expected);
    }
    if (argument != null) {
      return messages.get("usage.needs-value", name(argument), argument.paramLabel());
    }
    return String.valueOf(e.getMessage());
  }

  private static String name(ArgSpec argument) {
    return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
  }
}
