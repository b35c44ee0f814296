package io.github.tsume.app.cli;

import io.github.tsume.app.file.FileNames;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.OutputNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What {@code tsume check --goal hisshi} writes into the folder of the check: a file of results,
 * and a folder of certificates.
 */
final class BrinkmateFile {
  private static final String CERTIFICATES = OutputNames.BRINKMATE_CERTIFICATES;

  private BrinkmateFile() {}

  /**
   * The place for new results, in a folder that there is then. What an earlier run wrote stays,
   * under the first names with a number that are free.
   *
   * @throws OutputException if the folder cannot be made or what is there cannot be moved
   */
  static Path in(Path folder) {
    Path file = folder.resolve(OutputNames.BRINKMATES);
    try {
      Files.createDirectories(folder);
      if (Files.exists(file)) {
        String earlier = free(folder);
        Files.move(file, folder.resolve(earlier + OutputNames.BRINKMATES));
        if (Files.exists(folder.resolve(CERTIFICATES))) {
          Files.move(folder.resolve(CERTIFICATES), folder.resolve(earlier + CERTIFICATES));
        }
      }
      return file;
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
  }

  private static String free(Path folder) {
    int number = 1;
    while (Files.exists(folder.resolve("earlier-" + number + "-" + OutputNames.BRINKMATES))
        || Files.exists(folder.resolve("earlier-" + number + "-" + CERTIFICATES))) {
      number++;
    }
    return "earlier-" + number + "-";
  }

  /**
   * Writes the certificate of a problem beside a file of results; returns the name of its file,
   * relative to the results.
   *
   * @throws OutputException if it cannot be written
   */
  static String certificate(Path results, String id, String text) {
    String name = CERTIFICATES + "/" + FileNames.distinct(id) + ".txt";
    Path file = results.resolveSibling(name);
    try {
      Files.createDirectories(results.resolveSibling(CERTIFICATES));
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new OutputException(file, e);
    }
    return name;
  }

  /** The file of a certificate that a file of results, which may be an earlier one, names. */
  static Path certificate(Path results, String name) {
    String own = String.valueOf(results.getFileName());
    return results.resolveSibling(OutputNames.earlier(own) + name);
  }
}
