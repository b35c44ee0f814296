package io.github.tsume.app.input;

import io.github.tsume.app.file.PlainFile;
import io.github.tsume.notation.Format;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The number of problems in inputs, from a quick look that parses nothing: lines are counted where
 * a line is a problem, other files are taken to hold one.
 */
public final class InputCount {
  private final InputOptions options;

  private InputCount(InputOptions options) {
    this.options = options;
  }

  /** The number; nobody knows where the standard input is among them. */
  public static OptionalLong of(List<String> inputs, InputOptions options) {
    InputCount count = new InputCount(options);
    long total = 0;
    for (InputArgument argument : InputArgument.parse(inputs)) {
      if (argument instanceof InputArgument.Standard) {
        return OptionalLong.empty();
      }
      total += count.of(argument);
    }
    return OptionalLong.of(total);
  }

  private long of(InputArgument argument) {
    try {
      if (argument instanceof InputArgument.Glob glob) {
        long total = 0;
        for (Path path : Places.matching(glob.pattern())) {
          total += of(path);
        }
        return total;
      }
      return argument instanceof InputArgument.Place place ? of(place.path()) : 1;
    } catch (IOException e) {
      return 1;
    }
  }

  private long of(Path path) throws IOException {
    long total = 0;
    for (Path file : Files.isDirectory(path) ? Places.under(path) : List.of(path)) {
      total += ofFile(file);
    }
    return total;
  }

  private long ofFile(Path file) {
    if (options.format() == null && isOnePerFile(file)) {
      return 1;
    }
    try (InputStream in = PlainFile.open(file);
        BufferedInputStream buffered = new BufferedInputStream(in, WholeInput.HEAD)) {
      return WholeInput.isLines(buffered, file.toString(), options) ? lines(buffered) : 1;
    } catch (IOException e) {
      return 1; // The entry that says so.
    }
  }

  private static boolean isOnePerFile(Path file) {
    Optional<Format> format = Format.ofFileName(file.getFileName().toString());
    return format.isPresent() && format.get() != Format.SFEN && format.get() != Format.USI;
  }

  /** How many lines there are that are neither blank nor a comment. */
  private static long lines(InputStream in) throws IOException {
    long count = 0;
    boolean open = true; // Nothing of this line has been seen yet.
    for (int b = in.read(); b >= 0; b = in.read()) {
      if (b == '\n' || b == '\r') {
        open = true;
      } else if (open && b != ' ' && b != '\t') {
        open = false;
        count += b == '#' ? 0 : 1;
      }
    }
    return count;
  }
}
