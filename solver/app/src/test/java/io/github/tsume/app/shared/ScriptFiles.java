package io.github.tsume.app.shared;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The scripts of pages as they are in the sources. */
final class ScriptFiles {
  private static final Path ROOT = Path.of("src/main/resources/io/github/tsume/app");

  private ScriptFiles() {}

  /** All scripts by path, such as "shared/board.js". */
  static Map<String, String> all() throws IOException {
    Map<String, String> all = new TreeMap<>();
    try (Stream<Path> files = Files.walk(ROOT)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".js")).toList()) {
        all.put(ROOT.relativize(file).toString().replace('\\', '/'), Files.readString(file));
      }
    }
    return all;
  }

  /** All scripts and HTML of a folder, one after the other. */
  static String text(String folder) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
      for (Path file : files.sorted().toList()) {
        String name = file.toString();
        if (name.endsWith(".js") || name.endsWith(".html")) {
          text.append(Files.readString(file)).append('\n');
        }
      }
    }
    return text.toString();
  }
}
