package io.github.tsume.app.batch.job;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Objects;

/**
 * The journals of the checks of one batch.
 *
 * @param folder where they are, below the directory of the results
 * @param resume whether to go on from what an earlier run left
 */
public record Journals(Path folder, boolean resume) {
  public static final String FOLDER = "journals";

  /** Those of the batch whose results go to a directory. */
  public static Journals in(Path directory, boolean resume) {
    return new Journals(directory.resolve(FOLDER), resume);
  }

  public JournalFile open(Prepared problem) {
    return JournalFile.open(
        folder,
        problem.id(),
        Objects.requireNonNull(problem.origin().sfen()),
        Objects.requireNonNull(problem.position()).rules(),
        resume);
  }

  /** Removes the folder, unless a check was broken off. */
  public void tidy() throws IOException {
    if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try {
      Files.delete(folder);
    } catch (DirectoryNotEmptyException e) {
      // They are for the next run.
    }
  }
}
