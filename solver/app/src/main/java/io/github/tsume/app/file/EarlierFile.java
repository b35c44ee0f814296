package io.github.tsume.app.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A file of an earlier run where a later one is to write: it is kept beside, under the same name
 * with {@code .earlier-1}, {@code .earlier-2} and so on behind it, so that nothing that a search
 * found is lost.
 */
public final class EarlierFile {
  private EarlierFile() {}

  /**
   * Moves a file out of the way, if it holds anything.
   *
   * @return where it is now, null if there was nothing to keep
   */
  public static @Nullable Path setAside(Path file) {
    try {
      if (!Files.isRegularFile(file) || Files.size(file) == 0) {
        return null;
      }
      for (int number = 1; ; number++) {
        Path kept = file.resolveSibling(file.getFileName() + ".earlier-" + number);
        if (!Files.exists(kept)) {
          return Files.move(file, kept);
        }
      }
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }
}
