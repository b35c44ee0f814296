package io.github.tsume.web.site;

import io.github.tsume.app.page.PageFiles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

/** An assembler of the site: the page, the solver that was compiled for browsers, what is kept. */
public final class Site {
  private static final String SOLVER = "solver/";
  private static final String OFFLINE = "offline.js";
  private static final List<String> COLLECTIONS = List.of("first", "practice", "zuko");

  /** Only for browsers without WebAssembly GC; the others need not keep it. */
  private static final String FALLBACK = SOLVER + "tsume.js";

  private Site() {}

  /**
   * Writes the site and tells how large it is.
   *
   * @param arguments the folder of the compiled solver; that of the site; that of the problems that
   *     come with it
   */
  public static void main(String[] arguments) throws IOException {
    Path solver = Path.of(arguments[0]);
    Path site = Path.of(arguments[1]);
    Map<String, byte[]> files = new TreeMap<>(PageFiles.all());
    files.putAll(PageFiles.ofSites());
    try (Stream<Path> compiled = Files.list(solver)) {
      for (Path file : compiled.filter(Files::isRegularFile).toList()) {
        files.put(SOLVER + file.getFileName(), Files.readAllBytes(file));
      }
    }
    Path problems = Path.of(arguments[2]);
    for (String name : COLLECTIONS) {
      byte[] collection = Files.readAllBytes(problems.resolve(name).resolve(name + ".sfen"));
      files.put("problems/" + name + ".sfen", collection);
    }
    files.put(OFFLINE, offline(files));
    long packed = 0;
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = site.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.write(path, file.getValue());
      packed += file.getKey().equals(FALLBACK) ? 0 : packed(file.getValue());
    }
    System.out.println("site: " + files.size() + " files, " + packed + " bytes packed");
  }

  /** The service worker, which has to know all files and the version that they make up. */
  private static byte[] offline(Map<String, byte[]> files) {
    List<String> names = new ArrayList<>(files.keySet());
    names.removeAll(List.of(OFFLINE, FALLBACK));
    names.add(0, "./");
    String script = new String(files.get(OFFLINE), StandardCharsets.UTF_8);
    return script
        .replace("@files@", String.join(" ", names))
        .replace("@version@", version(files))
        .getBytes(StandardCharsets.UTF_8);
  }

  private static String version(Map<String, byte[]> files) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      files.values().forEach(digest::update);
      return HexFormat.of().formatHex(digest.digest(), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static int packed(byte[] content) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(packed)) {
      out.write(content);
    }
    return packed.size();
  }
}
