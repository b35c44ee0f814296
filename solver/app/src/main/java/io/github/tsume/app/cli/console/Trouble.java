package io.github.tsume.app.cli.console;

/** Shows where the program failed, to those who ask for it. */
public final class Trouble {
  private Trouble() {}

  /** Prints the trace of a failure if {@code TSUME_DEBUG=1}. */
  public static void trace(Console console, Throwable e) {
    if (console.variable("TSUME_DEBUG").equals("1")) {
      e.printStackTrace(console.err());
    }
  }
}
