package io.github.tsume.app.batch.log;

import io.github.tsume.app.file.OutputException.InUseException;
import io.github.tsume.app.file.PlainFile;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import org.jspecify.annotations.Nullable;

/** An opener of the file of a log, by one run at a time. */
final class LogFile {
  private LogFile() {}

  /**
   * Opens a file, made if there is none, for this process alone.
   *
   * @throws InUseException if another run writes to it
   */
  static FileChannel open(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(
            PlainFile.require(file),
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE);
    if (!isFree(channel)) {
      channel.close();
      throw new InUseException(file);
    }
    return channel;
  }

  /**
   * Looks whether another run writes to a file.
   *
   * @throws InUseException if one does
   */
  static void refuseIfInUse(Path file) throws IOException {
    open(file).close();
  }

  /** Takes the file for this process until the channel is closed, unless another has it. */
  private static boolean isFree(FileChannel channel) {
    try {
      // A byte that no result reaches: where locks are mandatory, all others can still be read.
      return channel.tryLock(Long.MAX_VALUE - 1, 1, false) != null;
    } catch (OverlappingFileLockException e) {
      return false;
    } catch (IOException e) {
      // Not all file systems have locks.
      return true;
    }
  }

  /** What tells a file from another of its name, where the system has such a thing. */
  static @Nullable Object identity(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
  }
}
