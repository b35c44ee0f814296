package io.github.tsume.app.serve;

import io.github.tsume.app.file.ResultTexts;
import io.github.tsume.app.page.PageCalls;
import io.github.tsume.results.json.LogLine;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The results of earlier runs about the problems of a place: the results in it, in its {@code
 * reports} and in the {@code reports} of the current directory. The files are read whenever
 * somebody asks, so a run that goes on is seen, too.
 */
final class EarlierResults {
  private static final String REPORTS = "reports";
  private static final String SFEN = "\"sfen\":\"";

  private final List<Path> folders = new ArrayList<>();
  private final @Nullable Path home;

  /**
   * The results that belong to a place.
   *
   * @param place a file or directory, null for none
   */
  EarlierResults(@Nullable Path place) {
    if (place == null) {
      home = null;
      return;
    }
    Path whole = place.toAbsolutePath().normalize();
    Path folder = Files.isDirectory(whole) ? whole : whole.getParent();
    home = folder;
    String name = String.valueOf(whole.getFileName()).replaceFirst("\\.[^.]+$", "");
    folders.add(Path.of(REPORTS, name));
    if (folder != null) {
      folders.add(folder.resolve(REPORTS));
      folders.add(folder);
    }
  }

  /**
   * Messages as of searches that have just ended, as a JSON list in the property "messages": one
   * for each position that is asked about, null for those without a result.
   *
   * @param positions in SFEN, one a line; the defender's hand has to be filled
   */
  String messages(String positions) {
    List<String> asked = positions.lines().map(EarlierResults::place).toList();
    Map<String, String> found = new HashMap<>();
    Set<String> wanted = Set.copyOf(asked);
    read(
        (line, file) -> {
          int at = line.indexOf(SFEN);
          int end = at < 0 ? -1 : line.indexOf('"', at + SFEN.length());
          String key = end < 0 ? "" : place(line.substring(at + SFEN.length(), end));
          if (wanted.contains(key)) {
            Result result = result(line);
            if (result != null) {
              found.put(key, PageCalls.message(result, String.valueOf(file)));
            }
          }
        });
    List<String> messages = asked.stream().map(key -> found.getOrDefault(key, "null")).toList();
    return "{\"messages\":[" + String.join(",", messages) + "]}";
  }

  /** The results of each file that has some, the latest of each problem, in their order. */
  Map<Path, List<Result>> byFile() {
    Map<Path, Map<String, Result>> byFile = new HashMap<>();
    Map<String, Path> origins = new HashMap<>();
    read(
        (line, file) -> {
          Result result = result(line);
          String source = result == null ? null : result.origin().source();
          if (result != null && source != null) {
            try {
              Path path = origins.computeIfAbsent(source.replaceFirst(":\\d+$", ""), this::origin);
              byFile
                  .computeIfAbsent(path, key -> new java.util.LinkedHashMap<>())
                  .put(result.origin().id(), result);
            } catch (InvalidPathException e) {
              return; // It was no file.
            }
          }
        });
    Map<Path, List<Result>> lists = new HashMap<>();
    byFile.forEach((path, results) -> lists.put(path, List.copyOf(results.values())));
    return lists;
  }

  /** The file that a result names; the run that wrote the name may have been in the place. */
  private Path origin(String source) {
    Path here = Path.of(source).toAbsolutePath().normalize();
    Path there = home == null ? here : home.resolve(source).normalize();
    return !Files.exists(here) && Files.exists(there) ? there : here;
  }

  /** A position without the number of its move. */
  private static String place(String sfen) {
    String[] parts = sfen.trim().split("\\s+");
    return parts.length < 3 ? "" : parts[0] + ' ' + parts[1] + ' ' + parts[2];
  }

  private static @Nullable Result result(String line) {
    try {
      return ResultReader.read(LogLine.json(line));
    } catch (IllegalArgumentException e) {
      return null; // A line that was cut off, or of something else.
    }
  }

  /** Reads all lines with the file that they are from; what is nearer to the problems is last. */
  private void read(BiConsumer<String, Path> lines) {
    for (Path file : files()) {
      try (BufferedReader reader = ResultTexts.open(file)) {
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
          lines.accept(line, file);
        }
      } catch (IOException e) {
        continue; // What cannot be read is as if it were not there.
      }
    }
  }

  private Set<Path> files() {
    Set<Path> files = new LinkedHashSet<>();
    for (Path folder : folders) {
      if (folder.endsWith(REPORTS) && Files.isDirectory(folder)) {
        try (DirectoryStream<Path> inner = Files.newDirectoryStream(folder, Files::isDirectory)) {
          inner.forEach(path -> files.addAll(files(path)));
        } catch (IOException e) {
          continue;
        }
      }
      files.addAll(files(folder));
    }
    return files;
  }

  private static List<Path> files(Path folder) {
    try {
      return Files.isDirectory(folder) ? ResultTexts.files(folder) : List.of();
    } catch (IOException e) {
      return List.of(); // It has none.
    }
  }
}
