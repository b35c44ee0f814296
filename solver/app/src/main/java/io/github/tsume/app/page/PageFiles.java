package io.github.tsume.app.page;

import io.github.tsume.app.report.ResultRecord;
import io.github.tsume.app.shared.Modules;
import io.github.tsume.app.shared.SharedTexts;
import io.github.tsume.results.json.JsonFields;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Plies;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The files of the page, but for the solver: the same on a site and from {@code tsume serve}. */
public final class PageFiles {
  /** Less than so many plies can be chosen; an address may say more. */
  private static final int SHOWN_PLIES = 10;

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "sfen", "text/plain; charset=utf-8",
          "svg", "image/svg+xml; charset=utf-8",
          "webmanifest", "application/manifest+json; charset=utf-8");

  private static final String INDEX = "index.html";
  private static final String PRELOAD = "<link rel=\"modulepreload\" href=\"%s\">";

  /** The scripts and what they need, but for the modules that the first one imports. */
  private static final String FIRST = "page/main.js";

  private static final List<String> BESIDE = List.of("page/page.css", "page/icon.svg");

  /** What only a site has, where the solver runs in the browser. */
  private static final List<String> OF_SITES = List.of("page/noeval.js", "page/worker.js");

  /** What has to be where the site begins, by the folder that it is in here. */
  private static final Map<String, String> AT_ROOT =
      Map.of(INDEX, "page/", "manifest.webmanifest", "page/");

  private static final String OFFLINE = "offline.js";

  private PageFiles() {}

  /** All files by path, with their content. */
  public static Map<String, byte[]> all() {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (Map.Entry<String, String> file : AT_ROOT.entrySet()) {
      files.put(file.getKey(), Modules.bytes(file.getValue() + file.getKey()));
    }
    Map<String, String> modules = Modules.of(FIRST);
    modules.forEach((path, source) -> files.put(path, bytes(source)));
    files.computeIfPresent(INDEX, (name, page) -> preloading(page, modules.keySet()));
    BESIDE.forEach(path -> files.put(path, Modules.bytes(path)));
    files.put("texts.json", bytes(SharedTexts.of("page")));
    files.put("rules.json", bytes(ResultRecord.rules()));
    files.put("goals.json", bytes(goals()));
    files.put("symbols.svg", bytes(symbols()));
    return files;
  }

  /** All files of the page of a server: marked as such, since no other page may use a token. */
  public static Map<String, byte[]> ofServer() {
    Map<String, byte[]> files = all();
    files.computeIfPresent(
        INDEX,
        (name, page) ->
            bytes(
                new String(page, StandardCharsets.UTF_8)
                    .replaceFirst("<html ", "<html data-served ")));
    return files;
  }

  /** The files that a site has besides. */
  public static Map<String, byte[]> ofSites() {
    Map<String, byte[]> files = new LinkedHashMap<>();
    OF_SITES.forEach(path -> files.put(path, Modules.bytes(path)));
    files.put(OFFLINE, Modules.bytes("page/" + OFFLINE));
    return files;
  }

  /** The page, with all modules asked for at once, not one after the other imports it. */
  private static byte[] preloading(byte[] page, Set<String> modules) {
    String links = modules.stream().map(PRELOAD::formatted).collect(Collectors.joining("\n"));
    return bytes(new String(page, StandardCharsets.UTF_8).replace(PRELOAD.formatted(FIRST), links));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** The media type of a file, by the end of its name; null if it is not one of ours. */
  public static @Nullable String type(String name) {
    return TYPES.get(name.substring(name.lastIndexOf('.') + 1));
  }

  /**
   * Within how many plies each goal can be looked for, and is if nothing is said, by name; and
   * whether both sides help.
   */
  private static String goals() {
    return JsonFields.line(
        json -> {
          for (Goal goal : Goal.values()) {
            Plies plies = goal.plies();
            List<Integer> numbers =
                IntStream.range(1, SHOWN_PLIES)
                    .filter(number -> plies.isBounded() && plies.takes(number))
                    .boxed()
                    .toList();
            json.in(
                goal.code(),
                each ->
                    each.put("usual", plies.usual())
                        .numbers("plies", numbers)
                        .put("helped", goal.isHelped()));
          }
        });
  }

  private static String symbols() {
    String symbols = ResultRecord.symbols();
    return RelativePath.in(
        symbols.contains("xmlns=")
            ? symbols
            : symbols.replaceFirst("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" "));
  }
}
