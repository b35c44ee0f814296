package io.github.tsume.app.cli;

import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.OutputNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The file of results of {@code tsume check --goal hisshi}, in the folder of the check. */
final class BrinkmateFile {
  private BrinkmateFile() {}

  /**
   * The place for new results, in a folder that there is then. Results of an earlier run stay,
   * under the first name with a number that is free.
   *
   * @throws OutputException if the folder cannot be made or the earlier file cannot be moved
   */
  static Path in(Path folder) {
    Path file = folder.resolve(OutputNames.BRINKMATES);
    try {
      Files.createDirectories(folder);
      if (Files.exists(file)) {
        Files.move(file, free(folder));
      }
      return file;
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  private static Path free(Path folder) {
    int number = 1;
    while (Files.exists(folder.resolve("earlier-" + number + "-" + OutputNames.BRINKMATES))) {
      number++;
    }
    return folder.resolve("earlier-" + number + "-" + OutputNames.BRINKMATES);
  }
}
