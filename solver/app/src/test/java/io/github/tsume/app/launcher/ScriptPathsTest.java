package io.github.tsume.app.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What scripts name must be there: a job that looks for what has moved fails for ever. */
class ScriptPathsTest {
  private static final Path ROOT = Path.of("../..");

  /** A path below the root, in either way of writing it. */
  private static final Pattern PLACE =
      Pattern.compile(
          "(?<![\\w/.\\\\-])(?:(?:\\$home|%root%|\\.)[/\\\\]?)?"
              + "((?:solver|problems|\\.ci|\\.github|\\.mvn)[/\\\\][\\w./\\\\*-]+|pom\\.xml|tsume(?:-usi)?\\.bat)");

  private static final Pattern MODULES = Pattern.compile("(?:-pl|--projects) ([\\w/,-]+)");
  private static final Pattern TESTS = Pattern.compile("-Dtest=([\\w,]+)");

  private static List<Path> scripts() throws IOException {
    try (Stream<Path> ci = Files.list(ROOT.resolve(".ci"));
        Stream<Path> flows = Files.list(ROOT.resolve(".github/workflows"))) {
      Stream<Path> launchers =
          Stream.of("tsume", "tsume.bat", "tsume-usi", "tsume-usi.bat").map(ROOT::resolve);
      return Stream.concat(launchers, Stream.concat(ci, flows)).toList();
    }
  }

  private static Set<String> found(Pattern pattern, String text) {
    Set<String> found = new TreeSet<>();
    Matcher matcher = pattern.matcher(text);
    while (matcher.find()) {
      found.add(matcher.group(1));
    }
    return found;
  }

  /** What of a path is no pattern and not made by a build; null if the script makes it. */
  private static @Nullable Path stated(String place, String text) {
    String path = place.replace('\\', '/').replaceAll("/(target\\b|[^/]*[*]).*", "");
    path = path.replaceAll("[./]+$", "");
    boolean isMade = text.contains(">>" + place) || text.contains(">" + place);
    Path file = ROOT.resolve(path);
    return isMade ? file.getParent() : file;
  }

  @Test
  void every_path_that_a_script_names_is_there() throws IOException {
    int seen = 0;
    for (Path script : scripts()) {
      String text = Files.readString(script);
      for (String place : found(PLACE, text)) {
        assertThat(stated(place, text)).as(script + " names " + place).exists();
        seen++;
      }
    }
    assertThat(seen).isGreaterThan(15);
  }

  @Test
  void every_module_and_test_that_a_script_names_is_there() throws IOException {
    Set<String> classes;
    try (Stream<Path> files = Files.walk(ROOT.resolve("solver"))) {
      classes =
          files
              .map(file -> file.getFileName().toString())
              .filter(name -> name.endsWith(".java"))
              .map(name -> name.replace(".java", ""))
              .collect(Collectors.toSet());
    }
    for (Path script : scripts()) {
      String text = Files.readString(script);
      for (String modules : found(MODULES, text)) {
        for (String module : modules.split(",", -1)) {
          assertThat(ROOT.resolve(module).resolve("pom.xml")).as(script.toString()).exists();
        }
      }
      for (String tests : found(TESTS, text)) {
        assertThat(classes).as(script.toString()).contains(tests.split(",", -1));
      }
    }
  }
}
