package tsume.app.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import tsume.app.batch.Interruption;

/** The {@code tsume} command; its subcommands do the work. */
@Command(
    name = "tsume",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    versionProvider = Version.class)
public final class TsumeCommand {
  /** How long an interrupt waits for what is known to be printed. */
  private static final long LAST_WORDS_SECONDS = 10;

  /** Starts the program. */
  public static void main(String[] args) {
    if (UsiCommand.isMeant(args)) {
      UsiCommand.speak();
      return;
    }
    Console console = Console.system();
    Interruption interruption = new Interruption();
    CountDownLatch printed = new CountDownLatch(1);
    Thread hook =
        new Thread(
            () -> {
              interruption.interrupt();
              try {
                printed.await(LAST_WORDS_SECONDS, TimeUnit.SECONDS);
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
}
