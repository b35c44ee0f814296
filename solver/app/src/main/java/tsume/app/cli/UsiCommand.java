package tsume.app.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tsume.app.usi.UsiEngine;

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
    Runnable end = () -> Runtime.getRuntime().halt(0);
    // Not System.in and System.out, which buffer and lock in ways of their own.
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    new UsiEngine(
            new FileInputStream(FileDescriptor.in),
            new PrintStream(out, false, StandardCharsets.US_ASCII),
            "Tsume " + Version.number(),
            end)
        .run();
    end.run();
  }
}
