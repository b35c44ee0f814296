package io.github.tsume.notation;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Files that other programs wrote, by their path in the directory that {@code -Dtsume.formats=DIR}
 * names. They are not ours to ship.
 */
final class RealFiles {
  private static final String DIRECTORY = System.getProperty("tsume.formats", "");

  private RealFiles() {}

  /** Skips the test where there are none. */
  static void assume() {
    assumeTrue(!DIRECTORY.isEmpty(), "-Dtsume.formats=DIR names no directory of real files");
  }

  /** The bytes of all of them; none if there is no directory. */
  static Map<String, byte[]> all() throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (DIRECTORY.isEmpty()) {
      return files;
    }
    Path root = Path.of(DIRECTORY);
    try (Stream<Path> walk = Files.walk(root)) {
      for (Path path : walk.filter(Files::isRegularFile).toList()) {
        files.put(root.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
      }
    }
    return files;
  }
}
