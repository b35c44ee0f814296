package io.github.tsume.app.page;

import io.github.tsume.app.report.ResultRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The files of the page, but for the solver: the same on a site and from {@code tsume serve}. */
public final class PageFiles {
  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "json", "application/json; charset=utf-8",
          "svg", "image/svg+xml; charset=utf-8",
          "webmanifest", "application/manifest+json; charset=utf-8");

  private static final List<String> RESOURCES =
      List.of(
          "index.html",
          "page.css",
          "main.js",
          "origin.js",
          "board.js",
          "editor.js",
          "exchange.js",
          "glyphs.js",
          "position.js",
          "replay.js",
          "search.js",
          "store.js",
          "texts.js",
          "transport.js",
          "verdict.js",
          "texts.json",
          "icon.svg",
          "manifest.webmanifest");

  /** What only a site has, where the solver runs in the browser. */
  private static final List<String> OF_SITES = List.of("noeval.js", "worker.js", "offline.js");

  private PageFiles() {}

  /** All files by name, with their content. */
  public static Map<String, byte[]> all() {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (String name : RESOURCES) {
      files.put(name, resource(name));
    }
    files.put("report.json", ResultRecord.texts().getBytes(StandardCharsets.UTF_8));
    files.put("rules.json", ResultRecord.rules().getBytes(StandardCharsets.UTF_8));
    files.put("symbols.svg", symbols().getBytes(StandardCharsets.UTF_8));
    return files;
  }

  /** The files that a site has besides. */
  public static Map<String, byte[]> ofSites() {
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (String name : OF_SITES) {
      files.put(name, resource(name));
    }
    return files;
  }

  /** The media type of a file, by the end of its name; null if it is not one of ours. */
  public static @Nullable String type(String name) {
    return TYPES.get(name.substring(name.lastIndexOf('.') + 1));
  }

  private static String symbols() {
    String symbols = ResultRecord.symbols();
    return symbols.contains("xmlns=")
        ? symbols
        : symbols.replaceFirst("<svg ", "<svg xmlns=\"http://www.w3.org/2000/svg\" ");
  }

  private static byte[] resource(String name) {
    try (InputStream in = PageFiles.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing");
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
