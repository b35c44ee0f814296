package io.github.tsume.app.extend;

import io.github.tsume.app.file.OutputException;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file of what is settled, a line for each position that is not sound, so that a later run need
 * not ask again. What is sound is asked again, so that whatever a run tells it has checked itself.
 */
public final class ExtendLog implements Closeable {
  private static final String HEAD = "tsume-extend-log/1 ";

  /** What a file holds that cannot be gone on with. */
  public static final class UnfitException extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean log;

    private UnfitException(boolean log) {
      super(log ? "a log of other standards" : "no log");
      this.log = log;
    }

    /** Whether it is a log, of other standards; else it is something else. */
    public boolean isLog() {
      return log;
    }
  }

  private final @Nullable BufferedWriter out;
  private final @Nullable Path file;
  private final Set<String> refuted = new HashSet<>();

  /** A log that is nowhere. */
  public ExtendLog() {
    out = null;
    file = null;
  }

  private ExtendLog(Path file, BufferedWriter out) {
    this.file = file;
    this.out = out;
  }

  /**
   * A log in a file.
   *
   * @param asked by what is judged; what a log of other standards holds does not count
   * @param resume whether to go on from what it holds; else it begins anew
   * @throws UnfitException if it is no such log, or one of other standards
   */
  public static ExtendLog open(Path file, String asked, boolean resume) throws UnfitException {
    try {
      boolean goesOn = resume && Files.exists(file) && Files.size(file) > 0;
      List<String> lines = goesOn ? Files.readAllLines(file, StandardCharsets.UTF_8) : List.of();
      if (goesOn && !lines.get(0).equals(HEAD + asked)) {
        throw new UnfitException(lines.get(0).startsWith(HEAD));
      }
      StandardOpenOption how =
          goesOn ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING;
      BufferedWriter writer =
          Files.newBufferedWriter(
              file,
              StandardCharsets.UTF_8,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              how);
      ExtendLog log = new ExtendLog(file, writer);
      // A line that a kill cut short is none; the next one does not continue it.
      writer.write(goesOn ? "\n" : HEAD + asked + "\n");
      writer.flush();
      lines.stream().filter(line -> line.endsWith(".")).forEach(log.refuted::add);
      return log;
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  /** Whether a position is known not to be sound with a line. */
  boolean isRefuted(String position) {
    return refuted.contains(position + ".");
  }

  /** Enters a position that is not sound with a line. */
  void refuted(String position) {
    if (out == null || !refuted.add(position + ".")) {
      return;
    }
    try {
      out.write(position + ".\n");
      out.flush();
    } catch (IOException e) {
      throw failed(e);
    }
  }

  private OutputException failed(IOException e) {
    return file == null ? new OutputException("", e) : new OutputException(file, e);
  }

  @Override
  public void close() {
    if (out != null) {
      try {
        out.close();
      } catch (IOException e) {
        throw failed(e);
      }
    }
  }
}
