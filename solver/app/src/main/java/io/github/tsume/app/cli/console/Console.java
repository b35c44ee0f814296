package io.github.tsume.app.cli.console;

import io.github.tsume.app.file.StandardOutput;
import io.github.tsume.app.file.TextOutput;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * The streams of the program, and what it may know of its surroundings.
 *
 * @param out results
 * @param err everything else
 * @param in the standard input
 * @param outIsTerminal whether a person reads {@code out} as it is written
 * @param errIsTerminal whether a person reads {@code err} as it is written
 * @param environment the environment variables
 */
public record Console(
    StandardOutput out,
    TextOutput err,
    InputStream in,
    boolean outIsTerminal,
    boolean errIsTerminal,
    Map<String, String> environment) {

  private static final int OUTPUT_BUFFER = 1 << 13;
  private static final int DEFAULT_WIDTH = 80;

  /** The process's own. */
  public static Console system() {
    boolean outIsTerminal = Terminals.has(1);
    boolean errIsTerminal = Terminals.has(2);
    return new Console(
        new StandardOutput(buffered(FileDescriptor.out), outIsTerminal, charset()),
        new TextOutput(buffered(FileDescriptor.err), errIsTerminal, true, charset()),
        System.in,
        outIsTerminal,
        errIsTerminal,
        System.getenv());
  }

  private static OutputStream buffered(FileDescriptor descriptor) {
    return new BufferedOutputStream(new FileOutputStream(descriptor), OUTPUT_BUFFER);
  }

  /** The terminal's encoding if it has Japanese characters, else UTF-8. */
  private static Charset charset() {
    String name = System.getProperty("stdout.encoding");
    Charset charset =
        name != null && Charset.isSupported(name)
            ? Charset.forName(name)
            : Charset.defaultCharset();
    return charset.newEncoder().canEncode("詰") ? charset : StandardCharsets.UTF_8;
  }

  /** Whether results are coloured unless somebody says otherwise. */
  public boolean colours() {
    return outIsTerminal && Terminals.obeysEscapes(environment) && variable("NO_COLOR").isEmpty();
  }

  /** Removes the line that the cursor of the terminal is on. */
  public void clearLine() {
    err.clearLine(Terminals.obeysEscapes(environment) ? 0 : width());
  }

  /** A writer for help, which leaves the encoding to the stream. */
  public static PrintWriter writer(TextOutput stream) {
    return new PrintWriter(
        new Writer() {
          @Override
          public void write(char[] text, int offset, int length) {
            stream.printHelp(String.valueOf(text, offset, length));
          }

          @Override
          public void flush() {
            stream.flush();
          }

          @Override
          public void close() {
            stream.flush();
          }
        },
        true);
  }

  public String variable(String name) {
    return environment.getOrDefault(name, "");
  }

  /** How many columns the terminal has. */
  public int width() {
    String columns = variable("COLUMNS");
    return columns.matches("[1-9][0-9]{1,3}") ? Integer.parseInt(columns) : DEFAULT_WIDTH;
  }

  /** Prints the trace of a failure of the program, if {@code TSUME_DEBUG=1} asks for it. */
  public void trace(Throwable failure) {
    if (variable("TSUME_DEBUG").equals("1")) {
      failure.printStackTrace(err);
    }
  }
}
