package io.github.tsume.modules;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import com.google.common.collect.ImmutableList;
import io.github.tsume.Tsume;
import io.github.tsume.results.json.Result;
import it.unimi.dsi.fastutil.ints.IntList;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonGenerator;

/**
 * The example project as its reader builds it: by Maven, without a network, and with nothing of
 * ours but what an installation puts into a local repository.
 */
class ExampleTest {
  private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

  /** What Maven ends its colours with, even if it has none. */
  private static final Pattern COLOURS = Pattern.compile("\u001b\\[[0-9;]*m");

  private static final String OURS = "io/github/tsume";

  /** No temporary folder of the tests: these do not like links that lead elsewhere. */
  private final Path folder = Path.of("target/example").toAbsolutePath();

  private final List<String> jars = new ArrayList<>();
  private Path project;
  private Path repository;

  @BeforeEach
  void copyExample() throws IOException {
    delete(folder);
    project = folder.resolve("example");
    for (String file : List.of("pom.xml", "src/main/java/example/Example.java")) {
      Path copy = project.resolve(file);
      Files.createDirectories(copy.getParent());
      Files.copy(ROOT.resolve("solver/example").resolve(file), copy);
    }
    repository = Files.createDirectories(folder.resolve("repository"));
    // What others made is taken from where Maven has put it for this build.
    link(Path.of(property("maven.repo", System.getProperty("user.home") + "/.m2/repository")), "");
  }

  @Test
  void compiles_and_runs_with_what_is_installed_alone() throws Exception {
    install("tsume-parent", ROOT.resolve("pom.xml"), null);
    install("tsume-core", ROOT.resolve("solver/core/pom.xml"), Tsume.class);
    install("tsume-results", ROOT.resolve("solver/results/pom.xml"), Result.class);
    String told = compiled();
    assertThat(project.resolve("target/classes/example/Example.class")).as(told).exists();
    assertThat(ran()).endsWith("sound [G*5c, 5b4a, G*4b]\ntrue\n");
  }

  /** What Maven tells of compiling the example. */
  private String compiled() throws IOException, InterruptedException {
    boolean windows = System.getProperty("os.name").startsWith("Windows");
    String home = property("maven.home", "");
    String program = (home.isEmpty() ? "" : home + "/bin/") + (windows ? "mvn.cmd" : "mvn");
    return told(
        List.of(
            program,
            "-o",
            "-q",
            "-B",
            "-Dstyle.color=never",
            "-Dmaven.repo.local=" + repository,
            "compile"));
  }

  /**
   * What the example prints, with our jars and those that they need. Maven does not run it: what it
   * would take for that need not be there yet.
   */
  private String ran() throws Exception {
    List<String> path = new ArrayList<>(List.of("" + project.resolve("target/classes")));
    path.addAll(jars);
    for (Class<?> type : List.of(ImmutableList.class, IntList.class, JsonGenerator.class)) {
      path.add("" + Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()));
    }
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return told(List.of(java, "-cp", String.join(File.pathSeparator, path), "example.Example"));
  }

  private String told(List<String> command) throws IOException, InterruptedException {
    Path out = folder.resolve("out.txt");
    ProcessBuilder builder =
        new ProcessBuilder(command)
            .directory(project.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().keySet().removeIf(name -> name.startsWith("MAVEN_"));
    Process process = builder.start();
    assertThat(process.waitFor(15, TimeUnit.MINUTES)).isTrue();
    return COLOURS.matcher(Files.readString(out, UTF_8)).replaceAll("").replace("\r\n", "\n");
  }

  /** Puts a POM, and what was made of the classes of a module, where an installation does. */
  private void install(String artifact, Path pom, @Nullable Class<?> type) throws Exception {
    Path place =
        Files.createDirectories(repository.resolve(OURS + "/" + artifact + "/" + version()));
    String name = artifact + "-" + version();
    Files.copy(pom, place.resolve(name + ".pom"));
    if (type == null) {
      return;
    }
    Path made = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path jar = place.resolve(name + ".jar");
    if (Files.isDirectory(made)) { // Of a build that does not pack.
      ToolProvider tool = ToolProvider.findFirst("jar").orElseThrow();
      assertThat(tool.run(System.out, System.err, "cf", "" + jar, "-C", "" + made, ".")).isZero();
    } else {
      Files.copy(made, jar);
    }
    jars.add("" + jar);
  }

  /** Shows a repository through links, but for what is ours. */
  private void link(Path usual, String inside) throws IOException {
    List<Path> places;
    try (Stream<Path> all = Files.list(usual.resolve(inside))) {
      places = all.filter(Files::isDirectory).toList();
    }
    for (Path place : places) {
      String name = usual.relativize(place).toString().replace('\\', '/');
      Path link = repository.resolve(name);
      if (OURS.startsWith(name + "/")) {
        Files.createDirectories(link);
        link(usual, name);
      } else if (!OURS.equals(name)) {
        try {
          Files.createSymbolicLink(link, place);
        } catch (FileSystemException e) {
          abort("no right to make links: " + e);
        }
      }
    }
  }

  private static void delete(Path root) throws IOException {
    if (Files.exists(root)) {
      try (Stream<Path> all = Files.walk(root)) { // Links are not followed.
        for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(each);
        }
      }
    }
  }

  private static String property(String name, String usual) {
    String value = System.getProperty(name, "");
    return value.isEmpty() ? usual : value;
  }

  /** The version of the project, which the example asks for, too. */
  private static String version() throws IOException {
    String asked = first("<tsume\\.version>(.*)</", ROOT.resolve("solver/example/pom.xml"));
    assertThat(asked).isEqualTo(first("(?m)^  <version>(.*)</", ROOT.resolve("pom.xml")));
    return asked;
  }

  private static String first(String pattern, Path file) throws IOException {
    Matcher found = Pattern.compile(pattern).matcher(Files.readString(file));
    assertThat(found.find()).isTrue();
    return found.group(1);
  }
}
