package io.github.tsume.app.cli.options;

import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.file.OutputException;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** The place that an option names for an output. */
public final class OutputPlace {
  private OutputPlace() {}

  /** Whether the text says of itself that it is a directory, there or not. */
  public static boolean isDirectory(String text) {
    return text.endsWith("/") || text.endsWith(File.separator);
  }

  /** The path; a text that can be none cannot be written to. */
  public static Path of(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException e) {
      throw new OutputException(text, new FileSystemException(text, null, e.getReason()));
    }
  }

  /** The one path of a place, there or not, by whatever name or link it is given. */
  static Path real(Path place) {
    Path full = place.toAbsolutePath().normalize();
    try {
      Path parent = full.getParent();
      return Files.exists(full) || parent == null
          ? full.toRealPath()
          : parent.toRealPath().resolve(full.getFileName());
    } catch (IOException e) {
      return full;
    }
  }

  /** Says to people where what stood at a place is kept, unless they want to hear nothing. */
  public static Consumer<Path> kept(boolean quiet, Call call) {
    return file -> {
      if (!quiet) {
        call.console().err().println(call.messages().get("output.kept", file));
      }
    };
  }
}
