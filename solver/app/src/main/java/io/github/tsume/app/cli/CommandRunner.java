package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.cli.console.Language;
import io.github.tsume.app.cli.console.Typed;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.OutputReason;
import io.github.tsume.app.input.InputPiece;
import io.github.tsume.app.shared.SharedTexts.Address;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** A runner of a command line: parse, execute, and turn whatever happens into an exit code. */
final class CommandRunner {
  private static final String HELP_BUNDLE = "io.github.tsume.app.cli.help";

  /** Nothing, or an option with nothing. */
  private static final Pattern EMPTY = Pattern.compile("(-[^=]*=)?\\s*");

  private CommandRunner() {}

  /** Runs the command that the arguments name. */
  static int run(Console console, Interruption interruption, String... args) {
    return run(call(console, interruption, null, args), args);
  }

  /** What the commands of a run share. */
  static Call call(
      Console console, Interruption interruption, @Nullable InputPiece piece, String... args) {
    Messages messages = Messages.of(Language.of(args, Locale.getDefault()));
    return new Call(console, messages, interruption, List.of(args), new Typed(), piece);
  }

  /** Runs the command that the arguments name. */
  static int run(Call session, String... args) {
    Messages messages = session.messages();
    try {
      if (Stream.of(args).anyMatch(EMPTY.asMatchPredicate())) {
        throw new UserException(Tally.USAGE, messages.get("usage.empty"));
      }
      String[] words = Language.end(args) >= args.length ? withHelp(args) : args;
      return written(session, commandLine(session, args).execute(words));
    } catch (UserException e) {
      return failed(e, session);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return internalError(session, e);
    }
  }

  /** The exit code, unless results are missing because the standard output could not be written. */
  private static int written(Call session, int exitCode) {
    IOException failure = session.console().out().failure();
    if (failure == null || exitCode == Tally.USAGE) {
      return exitCode;
    }
    String place = session.messages().get("output.standard");
    return failed(new OutputException(place, failure), session);
  }

  private static String[] withHelp(String... args) {
    String[] all = Arrays.copyOf(args, args.length + 1);
    all[args.length] = "--help";
    return all;
  }

  /** The command line with the commands that the arguments may mean. */
  static CommandLine commandLine(Call session, String... args) {
    CommandLine commandLine = new CommandLine(new TsumeCommand());
    Commands.meant(args)
        .forEach((name, command) -> commandLine.addSubcommand(name, command.apply(session)));
    Converters.register(commandLine, session.messages());
    // Last of all, and of the program alone: where else to look. The file is read when it is asked
    // for.
    commandLine
        .getHelpSectionMap()
        .computeIfPresent(
            CommandLine.Model.UsageMessageSpec.SECTION_KEY_FOOTER,
            (key, footer) -> help -> footer.render(help) + addresses(help, session.messages()));
    Console console = session.console();
    return commandLine
        .setResourceBundle(Messages.bundle(HELP_BUNDLE, session.messages().locale()))
        .setOut(Console.writer(console.out()))
        .setErr(Console.writer(console.err()))
        .setColorScheme(CommandLine.Help.defaultColorScheme(ansi(console)))
        .setUsageHelpAutoWidth(false)
        .setUsageHelpWidth(Math.min(Math.max(console.width(), 60), 110))
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler((e, arguments) -> UsageErrors.report(e, session))
        .setExecutionExceptionHandler((e, line, parsed) -> failed(e, session));
  }

  private static String addresses(CommandLine.Help help, Messages messages) {
    return Arrays.stream(Address.values())
        .map(address -> help.createHeading("%n%s%n", address.plain(messages)))
        .collect(Collectors.joining());
  }

  private static Ansi ansi(Console console) {
    return console.colours() ? Ansi.ON : Ansi.OFF;
  }

  private static int failed(Exception e, Call session) {
    if (e instanceof UserException user) {
      session.console().err().println("tsume: " + user.getMessage());
      return user.exitCode();
    }
    if (e instanceof OutputException output) {
      tell(output, session);
      return Tally.USAGE;
    }
    return internalError(session, e);
  }

  /** Tells what cannot be written, and why. */
  static void tell(OutputException failure, Call session) {
    String reason = OutputReason.of(failure.why(), session.messages());
    String text = session.messages().get("error.output", failure.place(), reason);
    session.console().err().println("tsume: " + text);
    session.console().trace(failure);
  }

  private static int internalError(Call session, Throwable e) {
    Console console = session.console();
    if (e instanceof OutOfMemoryError) {
      long heap = Runtime.getRuntime().maxMemory() >> 20;
      console.err().println("tsume: " + session.messages().get("error.memory", heap));
    } else {
      console.err().println("tsume: " + session.messages().get("error.internal", e));
    }
    console.trace(e);
    return Tally.INTERNAL;
  }
}
