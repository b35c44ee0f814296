package io.github.tsume.app.usi;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** A writer of lines in ASCII, each whole and at once, from any thread. */
final class UsiOutput {
  /** What would end a line, or what a terminal would obey. */
  private static final Pattern CONTROLS = Pattern.compile("\\p{Cntrl}+");

  private final PrintStream out;
  private final Runnable whenGone;
  private volatile boolean closed;

  /**
   * An output to {@code out}.
   *
   * @param whenGone is run when nobody reads any more
   */
  UsiOutput(PrintStream out, Runnable whenGone) {
    this.out = out;
    this.whenGone = whenGone;
  }

  /** Writes lines that nothing of another thread comes between. */
  void print(String... lines) {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      text.append(CONTROLS.matcher(line).replaceAll(" ")).append('\n');
    }
    // What is not ASCII becomes a question mark.
    byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
    boolean gone;
    synchronized (out) {
      if (closed) {
        return;
      }
      out.write(bytes, 0, bytes.length);
      gone = out.checkError();
    }
    if (gone) {
      whenGone.run();
    }
  }

  /** Says that nothing more is to be written. Waits for nobody, not even for a reader. */
  void close() {
    closed = true;
  }

  /** Writes a remark for whoever reads the log. */
  void remark(String text) {
    print("info string " + text);
  }
}
