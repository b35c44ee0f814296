package io.github.tsume.app.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The standard streams at which a person sits. */
public final class Terminals {
  /**
   * The numbers of those that are terminals, as the launcher sees them: it can ask, Java cannot.
   */
  private static final String LAUNCHER = "tsume.terminals";

  private Terminals() {}

  /** Whether a descriptor, 0 to 2, of the process is a terminal. */
  public static boolean has(int descriptor) {
    String told = System.getProperty(LAUNCHER);
    if (told != null) {
      return has(told, descriptor);
    }
    String linked = linked(descriptor);
    return linked != null ? isTerminal(linked) : hasConsole();
  }

  public static boolean has(String told, int descriptor) {
    return told.indexOf('0' + descriptor) >= 0;
  }

  private static boolean isTerminal(String target) {
    return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
  }

  /** What Linux calls the file, pipe or device behind a descriptor; null elsewhere. */
  public static @Nullable String linked(int descriptor) {
    Path link = Path.of("/proc/self/fd/" + descriptor);
    try {
      return Files.isSymbolicLink(link) ? Files.readSymbolicLink(link).toString() : null;
    } catch (IOException e) {
      return "";
    }
  }

  /**
   * Whether standard input and output are a terminal; Java does not tell of one alone. From 22 on
   * there is a console without a terminal, which says so itself; before there was none.
   */
  private static boolean hasConsole() {
    java.io.Console console = System.console();
    return console != null && isTerminal(console);
  }

  static boolean isTerminal(java.io.Console console) {
    try {
      return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true; // older than 22
    }
  }

  /** Whether a terminal obeys escape sequences: older windows of Windows show them. */
  static boolean obeysEscapes(Map<String, String> environment) {
    return !environment.getOrDefault("OS", "").startsWith("Windows")
        || environment.containsKey("WT_SESSION")
        || environment.containsKey("ANSICON")
        || environment.containsKey("TERM")
        || environment.getOrDefault("ConEmuANSI", "").equals("ON");
  }
}
