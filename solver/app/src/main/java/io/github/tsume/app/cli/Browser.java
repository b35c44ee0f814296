package io.github.tsume.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The browser of whoever sits here. */
final class Browser {
  private Browser() {}

  /** Shows a file in it; false if that cannot be done. */
  static boolean open(Path file, Console console) {
    try {
      new ProcessBuilder(command(file.toAbsolutePath().normalize(), console))
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The command that BROWSER names, else the one that the system opens files with. */
  private static List<String> command(Path file, Console console) {
    String chosen = console.variable("BROWSER");
    if (!chosen.isBlank()) {
      return List.of(chosen, file.toString());
    }
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    if (system.startsWith("windows")) {
      return List.of("rundll32", "url.dll,FileProtocolHandler", file.toString());
    }
    return List.of(system.startsWith("mac") ? "open" : "xdg-open", file.toString());
  }
}
