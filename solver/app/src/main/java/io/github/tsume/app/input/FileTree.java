package io.github.tsume.app.input;

import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.input.Account.Cause;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All files below a directory but hidden ones, links followed.
 *
 * <p>No directory is entered twice, so links may lead back; those that are reached without a link
 * come first, so that their files keep their plain names. Outputs of this program, made from other
 * inputs, are left aside unless they are the directory itself, and so are the results then.
 */
final class FileTree {
  private final Listing listing;
  private final Choice choice;
  private final Deque<Path> directories = new ArrayDeque<>();
  private final Deque<Path> linked = new ArrayDeque<>();
  private final Set<Path> entered = new HashSet<>();
  private final List<Path> found = new ArrayList<>();

  /** A choice of files. */
  interface Choice {
    /** Why a file is not wanted; null if it is. */
    @Nullable Cause refuses(Path file);

    /** Hears of each file what became of it; null if it is wanted. */
    default void passed(Path file, @Nullable Cause reason) {}
  }

  /** What tells the children of a directory. */
  interface Listing {
    List<Path> of(Path directory) throws IOException;
  }

  FileTree(Listing listing, Choice choice) {
    this.listing = listing;
    this.choice = choice;
  }

  /**
   * The wanted files in the order of their names. A directory further down that cannot be read is
   * one of them: whoever opens it will tell.
   *
   * @throws IOException if the directory itself cannot be read
   */
  List<Path> below(Path root) throws IOException {
    enter(root);
    while (!directories.isEmpty() || !linked.isEmpty()) {
      Path directory = directories.isEmpty() ? linked.remove() : directories.remove();
      try {
        enter(directory);
      } catch (IOException e) {
        found.add(directory);
      }
    }
    found.sort(new NaturalOrder());
    return found;
  }

  private void enter(Path directory) throws IOException {
    if (!entered.add(directory.toRealPath())) {
      return;
    }
    List<Path> children = new ArrayList<>(listing.of(directory));
    children.sort(new NaturalOrder());
    for (Path child : children) {
      if (child.getFileName().toString().startsWith(".")) {
        continue;
      }
      if (Files.isDirectory(child)) {
        if (OutputNames.isOutput(child)) {
          continue;
        }
        (Files.isSymbolicLink(child) ? linked : directories).add(child);
      } else {
        Cause reason = refuses(child);
        choice.passed(child, reason);
        if (reason == null) {
          found.add(child);
        }
      }
    }
  }

  private @Nullable Cause refuses(Path file) {
    if (!mayBeFile(file)) {
      return Cause.NO_FILE;
    }
    return OutputNames.holdsResults(file.getFileName().toString())
        ? Cause.RESULTS
        : choice.refuses(file);
  }

  /** Whether it is a file or a link to nothing, of which whoever opens it will tell. */
  private static boolean mayBeFile(Path path) {
    return Files.isRegularFile(path) || !Files.exists(path);
  }

  /** The children of a directory on the disk. */
  static List<Path> children(Path directory) throws IOException {
    Path listed = directory.toString().isEmpty() ? Path.of(".") : directory;
    List<Path> children = new ArrayList<>();
    try (DirectoryStream<Path> stream = Files.newDirectoryStream(listed)) {
      for (Path child : stream) {
        children.add(directory.resolve(child.getFileName()));
      }
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return children;
  }
}
