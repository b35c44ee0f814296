package io.github.tsume.app.input;

import io.github.tsume.notation.Format;
import io.github.tsume.notation.Notation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Which files of a directory are inputs: those whose name says so, and texts without such a name
 * that hold problems. JSON may be anything, and is looked into too.
 */
public final class KnownFiles implements Predicate<Path> {
  private static final int HEAD = 1 << 16;
  private static final Set<String> TEXTS = Set.of("", "txt", "pgn", "psn", "csv", "tsv");
  private static final Set<String> JSON = Set.of("json", "jsonl");

  private final Map<Path, Seen> seen = new HashMap<>();
  private final Set<Path> passedOver = new TreeSet<>(new NaturalOrder());

  /** What was found in a file, as long as it does not change. */
  private record Seen(FileTime modified, long size, boolean known) {}

  @Override
  public boolean test(Path path) {
    boolean known = isKnown(path);
    if (!known) {
      passedOver.add(path);
    } else {
      passedOver.remove(path);
    }
    return known;
  }

  /** The files that were looked at and are no inputs, in the order of their names. */
  public List<Path> passedOver() {
    return List.copyOf(passedOver);
  }

  private boolean isKnown(Path path) {
    String name = path.getFileName().toString();
    int dot = name.lastIndexOf('.');
    String ending = dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    boolean json = JSON.contains(ending);
    if (json || TEXTS.contains(ending)) {
      return holdsProblems(path, json);
    }
    return Format.ofFileName(name).isPresent();
  }

  private boolean holdsProblems(Path path, boolean json) {
    try {
      BasicFileAttributes now = Files.readAttributes(path, BasicFileAttributes.class);
      Seen before = seen.get(path);
      if (before != null
          && before.size == now.size()
          && before.modified.equals(now.lastModifiedTime())) {
        return before.known;
      }
      boolean known = holdsProblems(head(path), json);
      seen.put(path, new Seen(now.lastModifiedTime(), now.size(), known));
      return known;
    } catch (IOException e) {
      // Whoever opens a problem that cannot be read tells of it; other files are no matter.
      return json;
    }
  }

  private static boolean holdsProblems(byte[] head, boolean json) {
    return json ? Notation.mayBeRecordInJson(head) : Notation.holdsProblems(head);
  }

  /** The first lines of a file. */
  private static byte[] head(Path path) throws IOException {
    try (InputStream in = Files.newInputStream(path)) {
      byte[] head = in.readNBytes(HEAD);
      int end = head.length;
      while (head.length == HEAD && end > 0 && head[end - 1] != '\n') {
        end--;
      }
      return end == 0 ? head : Arrays.copyOf(head, end);
    }
  }
}
