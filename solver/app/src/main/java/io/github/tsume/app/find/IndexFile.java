package io.github.tsume.app.find;

import io.github.tsume.app.file.PlainFile;
import io.github.tsume.index.ProblemIndex;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** An index in a file, which is mapped into memory: only what is looked at is read. */
public final class IndexFile {
  private static final long LARGEST = Integer.MAX_VALUE;

  private IndexFile() {}

  /**
   * The index in a file.
   *
   * @throws IOException if it cannot be read
   * @throws IllegalArgumentException if it is no index
   * @throws io.github.tsume.index.DamagedIndexException if it is one that was changed
   */
  public static ProblemIndex open(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(PlainFile.require(path), StandardOpenOption.READ)) {
      if (channel.size() > LARGEST) {
        throw new IllegalArgumentException("no index");
      }
      return new ProblemIndex(channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size()));
    }
  }
}
