package io.github.tsume.app.watch;

import static java.nio.file.StandardWatchEventKinds.ENTRY_CREATE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_DELETE;
import static java.nio.file.StandardWatchEventKinds.ENTRY_MODIFY;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * An alarm that rings when something may have happened below a directory, and every now and then
 * anyway: network drives send no events, and some systems have few watches to give.
 */
final class Alarm implements AutoCloseable {
  private static final long INTERVAL_MILLIS = 300;

  private final Path directory;
  private final @Nullable WatchService service;

  private Alarm(Path directory, @Nullable WatchService service) {
    this.directory = directory;
    this.service = service;
  }

  /** An alarm; one that only knows the time where the system has no events. */
  static Alarm of(Path directory) {
    try {
      Alarm alarm = new Alarm(directory, directory.getFileSystem().newWatchService());
      alarm.register();
      return alarm;
    } catch (IOException | UnsupportedOperationException e) {
      return new Alarm(directory, null);
    }
  }

  /** Waits for an event, or for a moment. */
  void await() throws InterruptedException {
    if (service == null) {
      Thread.sleep(INTERVAL_MILLIS);
      return;
    }
    try {
      WatchKey key = service.poll(INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
      if (key != null) {
        key.pollEvents();
        key.reset();
        register(); // There may be new directories.
      }
    } catch (ClosedWatchServiceException e) {
      Thread.sleep(INTERVAL_MILLIS);
    }
  }

  private void register() {
    WatchService watcher = service;
    if (watcher == null) {
      return;
    }
    try {
      Files.walkFileTree(
          directory,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path path, BasicFileAttributes attributes)
                throws IOException {
              path.register(watcher, ENTRY_CREATE, ENTRY_MODIFY, ENTRY_DELETE);
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path path, IOException e) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException | UncheckedIOException e) {
      // What has no watch is looked at when the time has come.
    }
  }

  @Override
  public void close() {
    if (service != null) {
      try {
        service.close();
      } catch (IOException e) {
        // Nothing is lost.
      }
    }
  }
}
