package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.cli.console.Console;
import io.github.tsume.app.cli.console.Language;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.Converters;
import io.github.tsume.results.text.Messages;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The {@code tsume} command; its subcommands do the work. {@code tsume.jar} is this program, and no
 * library: who writes Java uses {@code tsume-core} and {@code tsume-results}.
 */
@Command(
    name = "tsume",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Version.class)
public final class TsumeCommand {
  /** Read before all others, by {@link Language}. */
  @Option(names = "--lang", paramLabel = "LANG")
  Converters.@Nullable Tongue language;

  /** How long an interrupt waits for a sign that what is known is still being written. */
  private static final long LAST_WORDS_MILLIS = 10_000;

  /** Starts the program. */
  public static void main(String[] args) {
    if (UsiCommand.isMeant(args)) {
      UsiCommand.speak();
      return;
    }
    Console console = Console.system();
    // What the Java machine itself tells, of a thread that failed, goes through the same door.
    System.setOut(console.out());
    System.setErr(console.err());
    Interruption interruption = new Interruption();
    CountDownLatch printed = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              interruption.interrupt();
              try {
                awaitLastWords(printed, interruption, console);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    Runtime.getRuntime().addShutdownHook(hook);
    int exitCode = CommandRunner.run(console, interruption, args);
    console.err().flush();
    printed.countDown();
    if (interruption.happened()) {
      return; // The machine is going down already, with the exit code of the signal.
    }
    Runtime.getRuntime().removeShutdownHook(hook);
    System.exit(exitCode);
  }

  /** However long it takes to write what is known; a search that does not end is not waited for. */
  private static void awaitLastWords(
      CountDownLatch printed, Interruption interruption, Console console)
      throws InterruptedException {
    while (!printed.await(100, TimeUnit.MILLISECONDS)) {
      if (interruption.silentMillis() > LAST_WORDS_MILLIS) {
        Messages messages = Messages.of(Language.of(new String[0], Locale.getDefault()));
        String place = interruption.keptIn();
        String kept = place.isEmpty() ? "" : messages.get("interrupted.kept", place);
        console.err().println(messages.get("interrupted.cut") + kept);
        return;
      }
    }
  }
}
