package io.github.tsume.app.input;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The files that the inputs of a command line stand for, so that none of them is overwritten. */
public final class InputFiles {
  private final List<String> inputs;
  private @Nullable Set<Path> files;

  public InputFiles(List<String> inputs) {
    this.inputs = List.copyOf(inputs);
  }

  /** Whether a path leads to one of them. They are looked for only if there is such a file. */
  public boolean contains(Path path) {
    if (!Files.exists(path)) {
      return false;
    }
    try {
      return files().contains(path.toRealPath());
    } catch (IOException e) {
      return false;
    }
  }

  /** Whether any of them lies in a directory or below it. */
  public boolean anyBelow(Path directory) {
    if (!Files.isDirectory(directory)) {
      return false;
    }
    try {
      Path place = directory.toRealPath();
      return files().stream().anyMatch(file -> file.startsWith(place));
    } catch (IOException e) {
      return false;
    }
  }

  private Set<Path> files() {
    Set<Path> found = files;
    if (found == null) {
      found = new HashSet<>();
      for (InputArgument argument : InputArgument.parse(inputs)) {
        add(argument, found);
      }
      files = found;
    }
    return found;
  }

  private static void add(InputArgument argument, Set<Path> found) {
    try {
      if (argument instanceof InputArgument.Glob glob) {
        for (Path path : Places.matching(glob.pattern())) {
          add(new InputArgument.Place(path), found);
        }
      } else if (argument instanceof InputArgument.Place place) {
        boolean directory = Files.isDirectory(place.path());
        for (Path path : directory ? Places.under(place.path()) : List.of(place.path())) {
          found.add(path.toRealPath());
        }
      }
    } catch (IOException | UncheckedIOException e) {
      // What cannot be read is told when it is read.
    }
  }
}
