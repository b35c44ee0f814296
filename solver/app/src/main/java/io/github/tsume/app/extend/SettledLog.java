package io.github.tsume.app.extend;

import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.PlainFile;
import io.github.tsume.app.file.Replacement.EarlierFile;
import java.io.BufferedWriter;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A file of what is settled, a line for each thing, so that a later run need not ask again. It is
 * written at once; of a line that a kill cut short nothing counts.
 */
public final class SettledLog implements Closeable {
  /** Whose log it is. */
  public enum Kind {
    /** Of positions that are not sound with a line. What is sound is asked again. */
    EXTEND("tsume-extend-log/1 "),
    /** Of positions of a beam that are neither sound with a line nor tails. */
    COMPOSE("tsume-compose-log/1 "),
    /** Of games, each after the problems that were found in it. */
    MINE("tsume-mine-log/1 ");

    private final String head;

    Kind(String head) {
      this.head = head;
    }
  }

  private static final String END = ".";

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
  private final @Nullable Path kept;
  private final Set<String> settled = new LinkedHashSet<>();

  /** A log that is nowhere. */
  public SettledLog() {
    out = null;
    file = null;
    kept = null;
  }

  private SettledLog(Path file, @Nullable Path kept, BufferedWriter out) {
    this.file = file;
    this.kept = kept;
    this.out = out;
  }

  /** Where what the file held is now; null if nothing was moved. */
  public @Nullable Path kept() {
    return kept;
  }

  /**
   * A log in a file.
   *
   * @param kind whose log it is
   * @param asked by what is judged; what a log of other standards holds does not count
   * @param resume whether to go on from what it holds; else a log that is there is moved out of the
   *     way
   * @throws UnfitException if it is no such log, or one of other standards that is to be gone on
   *     with
   */
  public static SettledLog open(Path file, Kind kind, String asked, boolean resume)
      throws UnfitException {
    try {
      boolean there = Files.exists(PlainFile.require(file)) && Files.size(file) > 0;
      boolean goesOn = resume && there;
      List<String> lines = there ? Files.readAllLines(file, StandardCharsets.UTF_8) : List.of();
      if (there && !lines.get(0).startsWith(kind.head)) {
        throw new UnfitException(false);
      }
      if (goesOn && !lines.get(0).equals(kind.head + asked)) {
        throw new UnfitException(true);
      }
      Path kept = goesOn ? null : EarlierFile.setAside(file);
      BufferedWriter writer =
          Files.newBufferedWriter(
              file,
              StandardCharsets.UTF_8,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.APPEND);
      SettledLog log = new SettledLog(file, kept, writer);
      // A line that a kill cut short is none; the next one does not continue it.
      writer.write(goesOn ? "\n" : kind.head + asked + "\n");
      writer.flush();
      if (goesOn) {
        lines.stream().skip(1).filter(line -> line.endsWith(END)).forEach(log.settled::add);
      }
      return log;
    } catch (CharacterCodingException e) {
      throw new UnfitException(false);
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  /** Whether something is settled; from any thread. */
  public synchronized boolean holds(String what) {
    return settled.contains(what + END);
  }

  /** All that is settled, in the order in which it was entered. */
  public List<String> all() {
    return settled.stream().map(line -> line.substring(0, line.length() - END.length())).toList();
  }

  /** Enters what is settled: a line that holds no line break. From any thread. */
  public synchronized void enter(String what) {
    if (out == null || !settled.add(what + END)) {
      return;
    }
    try {
      out.write(what + END + "\n");
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
