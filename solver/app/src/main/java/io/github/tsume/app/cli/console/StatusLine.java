package io.github.tsume.app.cli.console;

import io.github.tsume.results.text.Columns;

/** One line on a terminal that tells how the work goes on, and is written over again. */
public final class StatusLine {
  private static final long NANOS = 200_000_000;

  private final Console console;
  private final boolean wanted;
  private long last = System.nanoTime() - NANOS;

  /** A line that only a terminal shows, and only if somebody wants it. */
  public StatusLine(Console console, boolean wanted) {
    this.console = console;
    this.wanted = wanted && console.errIsTerminal();
  }

  /** Shows a text, if the last one was there for a moment. */
  public void show(String text) {
    long now = System.nanoTime();
    if (wanted && now - last >= NANOS) {
      last = now;
      console.clearLine();
      console.err().print(Columns.cut(Columns.plain(text), console.width() - 1));
      console.err().flush();
    }
  }

  /** Removes it; the next text is shown at once. */
  public void clear() {
    if (wanted) {
      last = System.nanoTime() - NANOS;
      console.clearLine();
      console.err().flush();
    }
  }
}
