package io.github.tsume.app.file;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The remains of a killed process in files that it was writing: {@link Replacement} names them, and
 * holds a lock on each as long as it writes.
 */
public final class Leftovers {
  /** Names of files that are being written. */
  static final String PATTERN = ".tsume-*.tmp";

  private Leftovers() {}

  /** Removes those in a folder that nobody writes any more. */
  public static void clear(Path folder) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, PATTERN)) {
      for (Path file : files) {
        if (Files.isRegularFile(file) && isAbandoned(file)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // They are hidden, and read by nobody: the next run may try again.
    }
  }

  /** The same in all folders below it too. */
  public static void clearAll(Path folder) {
    clear(folder);
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (DirectoryStream<Path> folders = Files.newDirectoryStream(folder, Files::isDirectory)) {
      for (Path inner : folders) {
        if (!Files.isSymbolicLink(inner)) {
          clearAll(inner);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // The same holds.
    }
  }

  private static boolean isAbandoned(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE);
        FileLock lock = channel.tryLock()) {
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false; // This process writes it.
    }
  }
}
