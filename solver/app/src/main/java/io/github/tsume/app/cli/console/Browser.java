package io.github.tsume.app.cli.console;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The browser of whoever sits here. */
public final class Browser {
  private Browser() {}

  /** Shows a file in it; false if that cannot be done. */
  public static boolean open(Path file, Console console) {
    return open(file.toAbsolutePath().normalize().toString(), console);
  }

  /** Shows an address, or the file of that name, in it; false if that cannot be done. */
  public static boolean open(String address, Console console) {
    try {
      new ProcessBuilder(command(address, console))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The command that BROWSER names, else the one that the system opens files with. */
  private static List<String> command(String address, Console console) {
    String chosen = console.variable("BROWSER");
    if (!chosen.strip().isEmpty()) {
      return List.of(chosen, address);
    }
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", address);
    }
    return List.of(system.startsWith("mac") ? "open" : "xdg-open", address);
  }
}
