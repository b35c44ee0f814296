package io.github.tsume.app.input;

import io.github.tsume.app.input.Account.Cause;
import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A finder of the files that a directory or a pattern stands for, in the order of their names.
 *
 * <p>A directory on the way that cannot be read is among them, so that whoever opens it tells of
 * it, and all the others are read.
 */
public final class Places {
  private static final Pattern WILD = Pattern.compile("[*?\\[{]");

  private final FileTree.Listing listing;

  private Places(FileTree.Listing listing) {
    this.listing = listing;
  }

  /** The files under a directory that look like problems. */
  public static List<Path> under(Path directory) throws IOException {
    return under(directory, FileTree::children);
  }

  /** The same, found by somebody who remembers what is in files, and which are passed over. */
  public static List<Path> under(Path directory, KnownFiles known) throws IOException {
    return new FileTree(FileTree::children, known).below(directory);
  }

  static List<Path> under(Path directory, FileTree.Listing listing) throws IOException {
    return new FileTree(listing, new KnownFiles()).below(directory);
  }

  /** Whether a text is a pattern; with a bracket that nothing closes it is a plain name. */
  static boolean isPattern(String text) {
    if (!WILD.matcher(text).find()) {
      return false;
    }
    try {
      for (String part : text.contains("**") ? new String[] {text} : text.split("/", -1)) {
        FileSystems.getDefault().getPathMatcher("glob:" + part);
      }
      return true;
    } catch (PatternSyntaxException e) {
      return false;
    }
  }

  /** The files and directories that match a pattern such as {@code problems/*.kif}. */
  static List<Path> matching(String pattern) throws IOException {
    return matching(pattern, FileTree::children);
  }

  static List<Path> matching(String given, FileTree.Listing listing) throws IOException {
    String pattern = withSlashes(given, FileSystems.getDefault().getSeparator());
    int wild = 0;
    String[] parts = pattern.split("/", -1);
    while (wild < parts.length && !WILD.matcher(parts[wild]).find()) {
      wild++;
    }
    String fixed = String.join("/", List.of(parts).subList(0, wild));
    Path start = Path.of(root(pattern, fixed));
    if (!Files.isDirectory(fixed.isEmpty() ? Path.of(".") : start)) {
      return List.of();
    }
    if (pattern.contains("**")) {
      PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + pattern);
      return new FileTree(listing, file -> matcher.matches(file) ? null : Cause.NO_FILE)
          .below(start);
    }
    List<Path> found = new ArrayList<>();
    new Places(listing).collect(listing.of(start), parts, wild, found);
    found.sort(new NaturalOrder());
    return found;
  }

  /** A pattern with "/" between its parts, where that of the system may be "\\". */
  static String withSlashes(String pattern, String separator) {
    return pattern.replace(separator, "/");
  }

  /** What is before the first wild part; "/" and "C:" alone are not the places that they begin. */
  static String root(String pattern, String fixed) {
    boolean isRoot = fixed.isEmpty() ? pattern.startsWith("/") : fixed.matches("[A-Za-z]:");
    return isRoot ? fixed + "/" : fixed;
  }

  private void collect(List<Path> children, String[] parts, int at, List<Path> found) {
    PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + parts[at]);
    for (Path child : children) {
      Path name = child.getFileName();
      if (!matcher.matches(name) || name.toString().startsWith(".")) {
        continue;
      }
      if (at == parts.length - 1) {
        found.add(child);
      } else if (Files.isDirectory(child)) {
        try {
          collect(listing.of(child), parts, at + 1, found);
        } catch (IOException e) {
          found.add(child);
        }
      }
    }
  }
}
