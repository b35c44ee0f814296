package io.github.tsume.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.TsumeCommand;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The notices name what the program's jar bundles: each library with its version and licence.
 *
 * <p>That is found out from classes, as the plugin does that packs the jar: what classes of ours
 * speak of, and what these speak of in turn, annotations too.
 */
class NoticesTest {
  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| \\[.*?\\| `[^`:]+:([^`]+)` \\| ([^ |]+) \\| ([^ |]+) \\|$");

  private static final Pattern NAME = Pattern.compile("L([\\w/$]+);");
  private static final Pattern JAR = Pattern.compile("file:(.*/([^/]+)\\.jar)!/.*");

  /** What is compiled into a module of ours. */
  private static final String PICOCLI = "picocli-";

  /** Licences of libraries that bring none in their jar. */
  private static final Path OUR_FILES =
      Markdown.ROOT.resolve("solver/app/src/main/resources/META-INF");

  private static final Set<String> JARS = new TreeSet<>();
  private static final Set<Path> FILES = new HashSet<>();

  private static String notices() throws IOException {
    return Files.readString(Markdown.ROOT.resolve("THIRD-PARTY-NOTICES.md"));
  }

  /** Follows classes from those of the command line; finds the jars that hold any. */
  @BeforeAll
  static void follow() throws IOException {
    Deque<String> open = new ArrayDeque<>();
    Set<String> seen = new HashSet<>();
    List<Path> ours = new ArrayList<>();
    for (String module : List.of("core", "results", "verify", "app")) {
      ours.add(Markdown.ROOT.resolve("solver/" + module + "/target/classes"));
    }
    for (Path folder : ours) {
      try (var all = Files.walk(folder)) {
        all.filter(file -> file.toString().endsWith(".class"))
            .map(file -> folder.relativize(file).toString().replace('\\', '/'))
            .forEach(name -> open.add(name.substring(0, name.length() - ".class".length())));
      }
    }
    seen.addAll(open);
    ClassLoader loader = TsumeCommand.class.getClassLoader();
    while (!open.isEmpty()) {
      URL url = loader.getResource(open.remove() + ".class");
      if (url == null || url.getProtocol().equals("jrt")) {
        continue;
      }
      Matcher jar = JAR.matcher(url.getPath());
      if (jar.matches() && JARS.add(jar.group(2))) {
        FILES.add(Path.of(jar.group(1)));
      }
      try (InputStream in = url.openStream()) {
        references(in.readAllBytes()).stream().filter(seen::add).forEach(open::add);
      }
    }
  }

  /** The names of the classes that a class speaks of: all of them stand in its constants. */
  private static Set<String> references(byte[] bytes) throws IOException {
    Set<String> names = new HashSet<>();
    List<Integer> classes = new ArrayList<>();
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
    in.skipBytes(8);
    String[] texts = new String[in.readUnsignedShort()];
    for (int i = 1; i < texts.length; i++) {
      int tag = in.readUnsignedByte();
      switch (tag) {
        case 1 -> texts[i] = in.readUTF();
        case 5, 6 -> in.skipBytes(i++ > 0 ? 8 : 0);
        case 7 -> classes.add(in.readUnsignedShort());
        case 8, 16, 19, 20 -> in.skipBytes(2);
        case 15 -> in.skipBytes(3);
        default -> in.skipBytes(4);
      }
    }
    classes.forEach(at -> names.add(texts[at]));
    for (String text : texts) {
      Matcher name = NAME.matcher(text == null ? "" : text);
      while (name.find()) {
        names.add(name.group(1));
      }
    }
    return names;
  }

  @Test
  void every_library_of_the_jar_is_named_with_its_version_and_its_licence_and_no_other()
      throws IOException {
    JARS.removeIf(name -> name.startsWith("tsume-") || name.startsWith("core-"));
    assertThat(JARS).hasSizeGreaterThan(4);
    Set<String> named = new TreeSet<>();
    Matcher rows = ROW.matcher(notices());
    while (rows.find()) {
      named.add(rows.group(1) + "-" + rows.group(2));
      if (!rows.group(3).equals("Apache-2.0")) {
        assertThat(OUR_FILES.resolve(rows.group(1) + "-LICENSE")).content().contains(rows.group(3));
      }
    }
    assertThat(named.removeIf(name -> name.startsWith(PICOCLI))).isTrue();
    assertThat(named).isEqualTo(JARS);
  }

  @Test
  void every_licence_and_notice_in_the_libraries_is_named_and_no_other() throws IOException {
    Set<String> there = new TreeSet<>();
    for (Path file : FILES) {
      try (JarFile jar = new JarFile(file.toFile())) {
        jar.stream()
            .map(entry -> entry.getName())
            .filter(name -> name.matches("META-INF/[^/]*(?:LICENSE|NOTICE)[^/]*"))
            .forEach(there::add);
      }
    }
    try (var ours = Files.list(OUR_FILES)) {
      ours.forEach(file -> there.add("META-INF/" + file.getFileName()));
    }
    there.removeIf(name -> name.matches("META-INF/LICENSE(\\.txt)?")); // One copy: our own.
    Set<String> named = new TreeSet<>();
    Matcher spans = Pattern.compile("`(META-INF/[^`]+)`").matcher(notices());
    while (spans.find()) {
      named.add(spans.group(1));
    }
    assertThat(named).isEqualTo(there);
  }

  /** Nearly all of these are in the jar under one copy of their licence. */
  @Test
  void the_licence_is_that_of_the_libraries() throws IOException {
    assertThat(Files.readString(Markdown.ROOT.resolve("LICENSE"), StandardCharsets.UTF_8))
        .contains("Apache License", "Version 2.0, January 2004");
  }
}
