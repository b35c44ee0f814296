package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.file.Folders;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.Replacement;
import java.io.File;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A writer of {@code report.pdf}: the sheets of {@code report.html} (diagrams in one scale with
 * lengths and authors, then the solutions with cooks), printed by a browser that has no window.
 */
public final class PdfReport implements ReportWriter {
  public static final String FILE = "report.pdf";

  /** The variable that names the browser. */
  public static final String VARIABLE = "TSUME_BROWSER";

  private static final List<String> COMMANDS =
      List.of(
          "chromium-headless-shell", // The page alone: half the work of a browser that has windows.
          "chromium",
          "chromium-browser",
          "google-chrome",
          "google-chrome-stable",
          "microsoft-edge");

  private static final List<String> PLACES =
      List.of(
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium",
          "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
          "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
          "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
          "C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe");

  private static final int MINUTES = 20;

  private final Path browser;

  /** A writer whose browser is that command. */
  public PdfReport(Path browser) {
    this.browser = browser;
  }

  /**
   * The browser that prints: the one that is named, else the first that is found; null if there is
   * none.
   *
   * @param variables the environment
   */
  public static @Nullable Path browser(UnaryOperator<String> variables) {
    String named = variables.apply(VARIABLE).strip();
    List<String> candidates = new ArrayList<>();
    if (!named.isEmpty()) {
      candidates.add(named);
    } else {
      for (String folder : variables.apply("PATH").split(File.pathSeparator, -1)) {
        COMMANDS.forEach(command -> candidates.add(folder + File.separator + command));
      }
      candidates.addAll(PLACES);
    }
    for (String candidate : candidates) {
      try {
        if (Files.isRegularFile(Path.of(candidate)) && Files.isExecutable(Path.of(candidate))) {
          return Path.of(candidate);
        }
      } catch (InvalidPathException e) {
        // There is nothing of that name.
      }
    }
    return null;
  }

  @Override
  public void write(Path directory, Batch batch) throws IOException {
    // A browser may be kept from all but the files of whoever calls it: no place of the system's.
    Path folder = Files.createTempDirectory(directory, "pdf-");
    try {
      new HtmlReport().write(folder, batch);
      print(folder, directory.resolve(FILE));
    } finally {
      Folders.remove(folder);
    }
  }

  private void print(Path folder, Path target) throws IOException {
    Path page = folder.resolve(HtmlReport.FILE).toAbsolutePath();
    Path printed = folder.resolve(FILE).toAbsolutePath();
    List<String> command =
        new ArrayList<>(
            List.of(
                browser.toString(),
                "--headless",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-dev-shm-usage",
                "--user-data-dir=" + folder.resolve("profile").toAbsolutePath(),
                "--no-pdf-header-footer",
                "--print-to-pdf=" + printed));
    if (System.getProperty("user.name", "").equals("root")) {
      command.add("--no-sandbox"); // It refuses to start otherwise; the page is our own.
    }
    command.add(page.toUri() + "#sheets");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    try {
      if (!process.waitFor(MINUTES, TimeUnit.MINUTES) || !Files.exists(printed)) {
        throw new OutputException(target, new IOException(browser + ": " + lastWords(folder)));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(target.toString());
    } finally {
      process.destroyForcibly();
    }
    try (Replacement file = Replacement.of(target)) {
      Files.copy(printed, file);
      file.commit();
    }
  }

  private static String lastWords(Path folder) throws IOException {
    List<String> lines = Files.readAllLines(folder.resolve("log"));
    return lines.isEmpty() ? "" : lines.get(lines.size() - 1);
  }

  @Override
  public String output() {
    return FILE;
  }
}
