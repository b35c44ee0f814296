package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.cli.console.Language;
import io.github.tsume.app.cli.console.Terminals;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.file.OutputReason;
import io.github.tsume.app.file.StandardOutput;
import io.github.tsume.app.usi.UsiEngine;
import io.github.tsume.results.text.Messages;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code tsume usi}: a USI engine on standard input and output; ends the process. */
@Command(name = "usi", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class UsiCommand implements Callable<Integer> {
  @Override
  public Integer call() {
    speak();
    return 0;
  }

  /**
   * Whether the arguments ask for the engine and nothing else, or there are none and a program at
   * the other end of a pipe waits for an engine. It is spared the preparations of other commands.
   */
  static boolean isMeant(String... args) {
    return args.length == 0 ? isInputPiped() : args.length == 1 && args[0].equals("usi");
  }

  private static boolean isInputPiped() {
    String linked = Terminals.linked(0);
    return linked != null
        ? linked.startsWith("pipe:") || linked.startsWith("socket:")
        : !Terminals.has(0);
  }

  /** Speaks USI until the input ends or says to quit, then ends the process at once. */
  static void speak() {
    // Not System.in and System.out, which buffer and lock in ways of their own.
    StandardOutput out =
        new StandardOutput(
            new FileOutputStream(FileDescriptor.out), false, StandardCharsets.US_ASCII);
    Runnable end = () -> Runtime.getRuntime().halt(exitCode(out));
    new UsiEngine(new FileInputStream(FileDescriptor.in), out, "Tsume " + Version.number(), end)
        .run();
    end.run();
  }

  /** What the process ends with; an output that cannot be written is told first. */
  private static int exitCode(StandardOutput out) {
    // Who quits must not wait until others have written.
    IOException failure = out.isGone() ? out.failure() : null;
    if (failure == null) {
      return Tally.OK;
    }
    Messages messages = Messages.of(Language.of(new String[0], Locale.getDefault()));
    String reason = OutputReason.of(failure, messages);
    String place = messages.get("output.standard");
    Console.system().err().println("tsume: " + messages.get("error.output", place, reason));
    return Tally.USAGE;
  }
}
