package tsume.app.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import tsume.app.usi.UsiEngine;

/** {@code tsume usi}: a USI engine on standard input and output; ends the process. */
@Command(name = "usi", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class UsiCommand implements Callable<Integer> {
  private static final Path STANDARD_INPUT = Path.of("/proc/self/fd/0");

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
    try {
      if (Files.isSymbolicLink(STANDARD_INPUT)) {
        String target = Files.readSymbolicLink(STANDARD_INPUT).toString();
        return target.startsWith("pipe:") || target.startsWith("socket:");
      }
    } catch (IOException e) {
      return false;
    }
    return !hasTerminal();
  }

  /** From Java 22 on there is a console without a terminal, which it says itself. */
  private static boolean hasTerminal() {
    java.io.Console console = System.console();
    if (console == null || Runtime.version().feature() < 22) {
      return console != null;
    }
    try {
      return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
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
