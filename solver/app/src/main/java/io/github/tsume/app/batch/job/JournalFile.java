package io.github.tsume.app.batch.job;

import io.github.tsume.app.file.FileNames;
import io.github.tsume.board.Move;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.Journal;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The journal of one check that takes long, in a file below the directory of the results. It is
 * there from the first thing found until the problem has a result; a check that was broken off goes
 * on from it. A file that cannot be read or written costs only that: the check itself goes on.
 *
 * <pre>
 * tsume journal 1
 * SFEN
 * line 7g7f 3c3d …        the line that the next rows are about
 * fails 1 8h3c+           a ply of it, and another check there that does not mate
 * </pre>
 */
public final class JournalFile implements Journal {
  private static final String FORMAT = "tsume journal 1";
  private static final String LINE = "line ";
  private static final String FAILS = "fails ";

  private final Path folder;
  private final Path file;
  private final String sfen;
  private final Ruleset rules;
  private final Map<String, Set<String>> pages = new HashMap<>();
  private @Nullable IOException trouble;
  private boolean begun;
  private String current = "";

  private JournalFile(Path folder, String id, String sfen, Ruleset rules) {
    this.folder = folder;
    this.file = folder.resolve(FileNames.distinct(id) + ".txt");
    this.sfen = sfen;
    this.rules = rules;
  }

  /**
   * The journal of a problem.
   *
   * @param folder where journals are
   * @param resume whether to go on from what an earlier run left
   */
  static JournalFile open(Path folder, String id, String sfen, Ruleset rules, boolean resume) {
    JournalFile journal = new JournalFile(folder, id, sfen, rules);
    try {
      if (resume) {
        journal.read();
      } else {
        Files.deleteIfExists(journal.file);
      }
    } catch (IOException e) {
      journal.trouble = e;
    }
    return journal;
  }

  /** Why nothing is read or written any more, null as long as all is well. */
  @Nullable
  public IOException trouble() {
    return trouble;
  }

  public Path file() {
    return file;
  }

  /** Reads the rows; of a last one that was not written to its end nothing is believed. */
  private void read() throws IOException {
    if (!Files.exists(file)) {
      return;
    }
    String text = Files.readString(file);
    String whole = text.substring(0, text.lastIndexOf('\n') + 1);
    List<String> rows = whole.lines().toList();
    if (rows.size() < 2 || !rows.get(0).equals(FORMAT) || !rows.get(1).equals(sfen)) {
      Files.delete(file);
      return;
    }
    for (String row : rows) {
      if (row.startsWith(LINE)) {
        current = row.substring(LINE.length());
      } else if (row.startsWith(FAILS)) {
        rowsOf(current).add(row);
      }
    }
    if (whole.length() < text.length()) {
      Files.writeString(file, whole);
    }
    begun = true;
  }

  private Set<String> rowsOf(String line) {
    return pages.computeIfAbsent(line, key -> new HashSet<>());
  }

  @Override
  public Page page(List<Integer> moves) {
    String line =
        moves.stream().map(move -> Move.toUsi(move, rules)).collect(Collectors.joining(" "));
    return new Page() {
      @Override
      public boolean fails(int ply, int move) {
        return rowsOf(line).contains(row(ply, move));
      }

      @Override
      public void failed(int ply, int move) {
        String row = row(ply, move);
        if (rowsOf(line).add(row)) {
          append(line, row);
        }
      }
    };
  }

  private String row(int ply, int move) {
    return FAILS + ply + " " + Move.toUsi(move, rules);
  }

  private void append(String line, String row) {
    if (trouble != null) {
      return;
    }
    StringBuilder text = new StringBuilder();
    if (!begun) {
      text.append(FORMAT).append('\n').append(sfen).append('\n');
    }
    if (!current.equals(line)) {
      text.append(LINE).append(line).append('\n');
    }
    text.append(row).append('\n');
    try {
      Files.createDirectories(folder);
      Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      trouble = e;
    }
    begun = true;
    current = line;
  }

  /** The problem has a result: the journal is not needed any more. */
  public void close() {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      trouble = trouble == null ? e : trouble;
    }
  }

  /**
   * The journals of the checks of one batch.
   *
   * @param folder where they are, below the directory of the results
   * @param resume whether to go on from what an earlier run left
   */
  public record Journals(Path folder, boolean resume) {
    public static final String FOLDER = "journals";

    /** Those of the batch whose results go to a directory. */
    public static Journals in(Path directory, boolean resume) {
      return new Journals(directory.resolve(FOLDER), resume);
    }

    public JournalFile open(Prepared problem) {
      return JournalFile.open(
          folder,
          problem.id(),
          Objects.requireNonNull(problem.origin().sfen()),
          Objects.requireNonNull(problem.position()).rules(),
          resume);
    }

    /** Removes the folder, unless a check was broken off. */
    public void tidy() throws IOException {
      if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
        return;
      }
      try {
        Files.delete(folder);
      } catch (DirectoryNotEmptyException e) {
        // They are for the next run.
      }
    }
  }
}
