package tsume.app.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Command;
import tsume.app.usi.UsiEngine;

/** {@code tsume usi}: a USI engine on standard input and output; ends the process. */
@Command(
    name = "usi",
    description = "Speaks USI on standard input and output, as an engine for graphical interfaces.",
    mixinStandardHelpOptions = true)
public final class UsiCommand implements Runnable {

  @Override
  public void run() {
    speak();
  }

  /** Speaks USI until the input ends or says to quit, then ends the process. */
  public static void speak() {
    // Not System.in and System.out: these are buffered and locked in ways of their own.
    PrintStream out =
        new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16),
            false,
            StandardCharsets.US_ASCII);
    Runnable end = () -> Runtime.getRuntime().halt(0);
    new UsiEngine(new FileInputStream(FileDescriptor.in), out, name(), end).run();
    out.flush();
    end.run();
  }

  private static String name() {
    String version = UsiCommand.class.getPackage().getImplementationVersion();
    return version == null ? "Tsume" : "Tsume " + version;
  }
}
