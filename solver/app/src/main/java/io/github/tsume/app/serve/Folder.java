package io.github.tsume.app.serve;

import io.github.tsume.app.file.PlainFile;
import io.github.tsume.app.input.Places;
import io.github.tsume.app.page.PageCalls;
import io.github.tsume.app.serve.PageServer.Refusal;
import io.github.tsume.notation.common.TextDecoder;
import io.github.tsume.results.json.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The files that the page may see: those that were there when the server started, by name. */
final class Folder {
  static final int MOST = 5000;

  private final Map<String, Path> files = new LinkedHashMap<>();
  private final List<String> leftOut = new ArrayList<>();
  private int tooMany;
  private @Nullable Path inside;

  /**
   * The files of a place.
   *
   * @param place a file or directory, null for none
   * @throws IOException if it cannot be read
   */
  Folder(@Nullable Path place) throws IOException {
    if (place == null) {
      return;
    }
    if (!Files.isDirectory(PlainFile.require(place))) {
      files.put(String.valueOf(place.getFileName()), place.toRealPath());
      return;
    }
    inside = place.toRealPath();
    for (Path file : Places.under(place)) {
      String name = place.relativize(file).toString();
      if (!isInside(file)) {
        leftOut.add(name);
      } else if (files.size() < MOST) {
        files.put(name, file);
      } else {
        tooMany++;
      }
    }
  }

  /** How many files there are beyond those that are kept. */
  int tooMany() {
    return tooMany;
  }

  /**
   * Whether a file is where it seems to be: a link may lead anywhere or nowhere, and be changed
   * later.
   */
  private boolean isInside(Path file) {
    Path folder = inside;
    try {
      return folder == null || file.toRealPath().startsWith(folder);
    } catch (IOException e) {
      return false;
    }
  }

  /** The names of links that lead out of the folder, or nowhere. */
  List<String> leftOut() {
    return List.copyOf(leftOut);
  }

  /** The names of all files with the results of each, as JSON. */
  String list(EarlierResults earlier) {
    Map<Path, List<Result>> known = earlier.byFile();
    List<List<Result>> results =
        files.values().stream()
            .map(file -> known.getOrDefault(file.toAbsolutePath().normalize(), List.of()))
            .toList();
    return PageCalls.folder(List.copyOf(files.keySet()), results);
  }

  /**
   * The text of a file, whatever its encoding.
   *
   * @throws Refusal if there is no file of that name, or it is too large
   */
  String text(String name, int mostBytes) throws Refusal {
    Path file = files.get(name);
    if (file == null) {
      throw new Refusal(Refusal.Status.NOT_FOUND, "no such file");
    }
    try {
      if (!isInside(file)) {
        throw new Refusal(Refusal.Status.NOT_FOUND, "no such file");
      }
      if (Files.size(file) > mostBytes) {
        throw new Refusal(Refusal.Status.TOO_LARGE, "the file is too large");
      }
      return TextDecoder.decode(Files.readAllBytes(file), name).text();
    } catch (IOException e) {
      throw new Refusal(Refusal.Status.NOT_FOUND, "the file cannot be read");
    }
  }
}
