package io.github.tsume.app.batch.log;

import io.github.tsume.app.file.OutputException.InUseException;
import io.github.tsume.app.file.OutputNames;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The folders {@code earlier-1}, {@code earlier-2} and so on in the directory of the results: there
 * goes what a later run replaces or leaves out, so that nothing that was computed is lost.
 */
public final class EarlierRuns {
  private static final String PREFIX = "earlier-";

  private EarlierRuns() {}

  /** A new folder for what is to be kept. */
  public static Path folder(Path directory) throws IOException {
    for (int number = 1; ; number++) {
      try {
        return Files.createDirectory(directory.resolve(PREFIX + number));
      } catch (FileAlreadyExistsException e) {
        // An even earlier run is there.
      }
    }
  }

  /**
   * Moves the outputs of an earlier run out of the way, if it has any results.
   *
   * @param outputs the names of the files and folders of a run
   * @return where they are now, null if there was nothing to keep
   * @throws InUseException if that run still goes on
   */
  public static @Nullable Path setAside(Path directory, List<String> outputs) throws IOException {
    Path log = directory.resolve(OutputNames.RESULTS);
    List<Path> shards = OutputNames.shards(directory);
    boolean logged = Files.isRegularFile(log);
    if (shards.isEmpty() && (!logged || Files.size(log) == 0)) {
      return null;
    }
    if (logged) {
      LogFile.refuseIfInUse(log);
    }
    Path folder = folder(directory);
    for (Path shard : shards) {
      Files.move(shard, folder.resolve(shard.getFileName()));
    }
    for (String name : outputs) {
      Path output = directory.resolve(name);
      if (Files.exists(output, LinkOption.NOFOLLOW_LINKS)) {
        Files.move(output, folder.resolve(name));
      }
    }
    return folder;
  }
}
