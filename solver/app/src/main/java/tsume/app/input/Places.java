package tsume.app.input;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tsume.notation.Format;

/** Finds the files that a directory or a pattern stands for, in the order of their names. */
public final class Places {
  private static final Pattern WILD = Pattern.compile("[*?\\[{]");

  private Places() {}

  /** The files under a directory that have the extension of a known format. */
  public static List<Path> under(Path directory) throws IOException {
    try (Stream<Path> paths =
        Files.find(
            directory,
            Integer.MAX_VALUE,
            (path, attributes) -> attributes.isRegularFile() && isKnown(path, directory))) {
      return paths.sorted(new NaturalOrder()).toList();
    }
  }

  private static boolean isKnown(Path path, Path directory) {
    return !isHidden(directory.relativize(path))
        && Format.ofFileName(path.getFileName().toString()).isPresent();
  }

  private static boolean isHidden(Path path) {
    for (Path part : path) {
      if (part.toString().startsWith(".")) {
        return true;
      }
    }
    return false;
  }

  /** The files and directories that match a pattern such as {@code problems/*.kif}. */
  static List<Path> matching(String pattern) throws IOException {
    int wild = 0;
    String[] parts = pattern.split("/", -1);
    while (wild < parts.length && !WILD.matcher(parts[wild]).find()) {
      wild++;
    }
    String fixed = String.join("/", List.of(parts).subList(0, wild));
    Path start = Path.of(pattern.startsWith("/") && fixed.isEmpty() ? "/" : fixed);
    if (!Files.isDirectory(fixed.isEmpty() ? Path.of(".") : start)) {
      return List.of();
    }
    List<Path> found = new ArrayList<>();
    if (pattern.contains("**")) {
      PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
      try (Stream<Path> paths = Files.walk(start)) {
        paths
            .filter(path -> matcher.matches(path) && !Files.isDirectory(path))
            .filter(path -> !isHidden(start.relativize(path)))
            .forEach(found::add);
      }
    } else {
      collect(start, parts, wild, found);
    }
    found.sort(new NaturalOrder());
    return found;
  }

  private static void collect(Path directory, String[] parts, int at, List<Path> found)
      throws IOException {
    Path listed = directory.toString().isEmpty() ? Path.of(".") : directory;
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + parts[at]);
    try (DirectoryStream<Path> children = Files.newDirectoryStream(listed)) {
      for (Path child : children) {
        Path name = child.getFileName();
        if (name == null || !matcher.matches(name) || name.toString().startsWith(".")) {
          continue;
        }
        Path path = directory.resolve(name);
        if (at == parts.length - 1) {
          found.add(path);
        } else if (Files.isDirectory(path)) {
          collect(path, parts, at + 1, found);
        }
      }
    }
  }
}
