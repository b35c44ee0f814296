package io.github.tsume.app.watch;

import io.github.tsume.app.input.KnownFiles;
import io.github.tsume.app.input.Places;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A file, or the problem files below a directory, as they were at a moment.
 *
 * @param stamps what tells whether a file has changed, by path
 */
record Snapshot(Map<Path, Stamp> stamps) {

  /** A file's age and size. */
  record Stamp(FileTime modified, long size) {}

  static Snapshot of(Path place, KnownFiles known) throws IOException {
    Map<Path, Stamp> stamps = new TreeMap<>();
    for (Path file : Files.isDirectory(place) ? Places.under(place, known) : List.of(place)) {
      stamp(file, stamps);
    }
    return new Snapshot(stamps);
  }

  private static void stamp(Path file, Map<Path, Stamp> stamps) {
    try {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      if (attributes.isRegularFile()) {
        stamps.put(file, new Stamp(attributes.lastModifiedTime(), attributes.size()));
      }
    } catch (IOException e) {
      // It went away since it was listed; many editors put another in its place soon.
    }
  }

  /** The files that are new or different, in the order of their names. */
  List<Path> changedSince(Snapshot earlier) {
    return stamps.entrySet().stream()
        .filter(entry -> !entry.getValue().equals(earlier.stamps().get(entry.getKey())))
        .map(Map.Entry::getKey)
        .toList();
  }
}
