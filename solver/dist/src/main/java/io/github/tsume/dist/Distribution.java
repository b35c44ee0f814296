package io.github.tsume.dist;

import static java.lang.ProcessBuilder.Redirect.DISCARD;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/**
 * The contents of the archives: the program, a Java with the modules it needs, the launchers and
 * what one reads. Made with the tools of the JDK that runs this, for its system.
 */
public final class Distribution {
  /** Packed as they are. */
  private static final List<String> FILES =
      List.of(
          "tsume",
          "tsume-usi",
          "tsume.bat",
          "tsume-usi.bat",
          "LICENSE",
          "THIRD-PARTY-NOTICES.md",
          "reports/README.md",
          "reports/sample/report.html");

  /** Packed with links between them that fit, for the documents are elsewhere in the archive. */
  private static final List<String> TEXTS =
      List.of("README.md", "README.ja.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md");

  private static final String DOCUMENTS = "solver/docs";

  private final Path source;
  private final Path target;
  private final String version;

  private Distribution(Path source, Path target, String version) {
    this.source = source;
    this.target = target;
    this.version = version;
  }

  /** Makes them; the arguments are the project's directory, a directory to fill, the version. */
  public static void main(String[] args) throws IOException, InterruptedException {
    new Distribution(Path.of(args[0]), Path.of(args[1]), args[2]).make();
  }

  private void make() throws IOException, InterruptedException {
    delete(target);
    Path image = target.resolve("tsume");
    Path jar = image.resolve("lib/tsume.jar");
    Files.createDirectories(jar.getParent());
    Files.copy(
        source.resolve("solver/app/target/tsume.jar"), jar, StandardCopyOption.COPY_ATTRIBUTES);
    Path runtime = image.resolve("runtime");
    link(jar, runtime);
    for (String file : FILES) {
      copy(source.resolve(file), image.resolve(file));
    }
    documents(image);
    generate(runtime, jar, image);
    Path app = target.resolve("app");
    Files.createDirectories(app);
    application(jar, runtime, app);
    for (String file : List.of("LICENSE", "THIRD-PARTY-NOTICES.md", "README.md", "README.ja.md")) {
      copy(image.resolve(file), app.resolve(file));
    }
    for (String folder : List.of("docs", "problems", "reports")) {
      copy(image.resolve(folder), app.resolve(folder));
    }
    share(target);
  }

  /** Everybody may read what is packed, whatever rights new files have here. */
  private static void share(Path root) throws IOException {
    if (!root.getFileSystem().supportedFileAttributeViews().contains("posix")) {
      return;
    }
    Set<PosixFilePermission> plain = PosixFilePermissions.fromString("rw-r--r--");
    Set<PosixFilePermission> executable = PosixFilePermissions.fromString("rwxr-xr-x");
    try (Stream<Path> all = Files.walk(root)) {
      for (Path file : all.filter(file -> !Files.isSymbolicLink(file)).toList()) {
        Files.setPosixFilePermissions(file, Files.isExecutable(file) ? executable : plain);
      }
    }
  }

  // --- Java ------------------------------------------------------------------------------------

  private static void link(Path jar, Path runtime) throws IOException, InterruptedException {
    String modules =
        run(
                "jdeps",
                "--multi-release",
                "17",
                "--ignore-missing-deps",
                "--print-module-deps",
                "" + jar)
            .strip();
    run(
        "jlink",
        "--add-modules",
        modules + ",jdk.charsets", // Shift_JIS and EUC-JP, which nothing names
        "--strip-java-debug-attributes",
        "--no-header-files",
        "--no-man-pages",
        "--output",
        "" + runtime);
    // The classes of Java as they are in memory. Not made by jlink: with the heap of the machine the
    // same classes give other bytes; and a second one, for heaps of 32 GB and more, is left out.
    Path there = runtime.toAbsolutePath();
    ProcessBuilder dump = new ProcessBuilder(java(there), "-Xshare:dump", "-Xmx128m");
    dump.environment().put("LC_ALL", "C"); // With another language they are others.
    dump.directory(there.getRoot().toFile()); // Begun where there is a space in the path, too.
    start(dump.redirectOutput(DISCARD));
  }

  private static String java(Path runtime) {
    return "" + runtime.resolve(isWindows() ? "bin/java.exe" : "bin/java");
  }

  // --- executables -----------------------------------------------------------------------------

  private void application(Path jar, Path runtime, Path app) throws IOException {
    if (ToolProvider.findFirst("jpackage").isEmpty()) {
      System.err.println("no jpackage in this JDK: no executables");
      return;
    }
    Path usi = target.resolve("tsume-usi.properties");
    Files.writeString(usi, "arguments=usi\nwin-console=true\n");
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--type", "app-image", "--name", "tsume", "--add-launcher", "tsume-usi=" + usi));
    // Numbers only, and on macOS not from zero on.
    String number = version.replaceAll("[^0-9.].*", "");
    arguments.addAll(
        List.of("--app-version", isMac() ? number.replaceFirst("^0\\.", "1.") : number));
    arguments.addAll(List.of("--input", "" + jar.getParent(), "--main-jar", "tsume.jar"));
    arguments.addAll(List.of("--runtime-image", "" + runtime, "--dest", "" + app));
    for (String option : javaOptions()) {
      arguments.addAll(List.of("--java-options", option));
    }
    if (isWindows()) {
      arguments.add("--win-console");
    }
    run("jpackage", arguments.toArray(String[]::new));
  }

  /** As the launchers have them; the class cache is made by Java itself where it can be written. */
  private static List<String> javaOptions() {
    List<String> options = new ArrayList<>();
    options.add("-XX:+IgnoreUnrecognizedVMOptions");
    options.addAll(List.of("-XX:MaxRAMPercentage=85", "-Xms64m", "-XX:NewSize=32m"));
    options.addAll(List.of("-XX:MaxNewSize=512m", "-XX:InitialSurvivorRatio=3"));
    options.addAll(List.of("-XX:MinSurvivorRatio=3", "-XX:+UseParallelGC", "-XX:-UsePerfData"));
    options.addAll(List.of("-XX:FreqInlineSize=80", "-XX:InlineSmallCode=1000"));
    options.addAll(List.of("-Xlog:disable", "-XX:+DisplayVMOutputToStderr"));
    options.add("-Djava.awt.headless=true");
    options.addAll(
        List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=$APPDIR/classes.jsa"));
    return options;
  }

  // --- what one reads --------------------------------------------------------------------------

  private void documents(Path image) throws IOException {
    for (String text : TEXTS) {
      write(image.resolve(text), Files.readString(source.resolve(text)).replace(DOCUMENTS, "docs"));
    }
    texts(source.resolve(DOCUMENTS), image.resolve("docs"), "(../../", "(../");
    texts(source.resolve("problems"), image.resolve("problems"), DOCUMENTS, "docs");
  }

  /** Copies a folder; links in its texts that begin with one place begin with another. */
  private static void texts(Path from, Path to, String place, String other) throws IOException {
    for (Path file : tree(from)) {
      Path copy = to.resolve(from.relativize(file).toString());
      if (file.toString().endsWith(".md")) {
        write(copy, Files.readString(file).replace(place, other));
      } else {
        copy(file, copy);
      }
    }
  }

  /** Completion scripts and manual pages; made by the packed program itself, which tries it out. */
  private static void generate(Path runtime, Path jar, Path image)
      throws IOException, InterruptedException {
    String java = java(runtime);
    for (String shell : List.of("bash", "zsh", "fish")) {
      Path script = image.resolve("completions/tsume." + shell);
      Files.createDirectories(script.getParent());
      start(
          new ProcessBuilder(java, "-jar", "" + jar, "completion", shell)
              .redirectOutput(script.toFile()));
    }
    manual(java, jar, image.resolve("man/man1"), "en");
    manual(java, jar, image.resolve("man/ja/man1"), "ja");
  }

  private static void manual(String java, Path jar, Path pages, String language)
      throws IOException, InterruptedException {
    Files.createDirectories(pages);
    start(new ProcessBuilder(java, "-jar", "" + jar, "man", "-o", "" + pages, "--lang", language));
  }

  // --- tools -----------------------------------------------------------------------------------

  /** Runs a tool of the JDK; returns what it prints. */
  private static String run(String name, String... arguments) throws IOException {
    Optional<ToolProvider> tool = ToolProvider.findFirst(name);
    if (tool.isEmpty()) {
      throw new IOException("this JDK has no " + name);
    }
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = tool.get().run(new PrintWriter(out), new PrintWriter(err), arguments);
    if (code != 0) {
      throw new IOException(name + " " + Arrays.toString(arguments) + "\n" + out + err);
    }
    return out.toString();
  }

  private static void start(ProcessBuilder process) throws IOException, InterruptedException {
    int code = process.redirectError(ProcessBuilder.Redirect.INHERIT).start().waitFor();
    if (code != 0) {
      throw new IOException(process.command() + " ended with " + code);
    }
  }

  private static boolean isWindows() {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
  }

  private static boolean isMac() {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac");
  }

  private static List<Path> tree(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    for (Path file : tree(from)) {
      Path copy = file.equals(from) ? to : to.resolve(from.relativize(file).toString());
      Files.createDirectories(copy.getParent());
      Files.copy(file, copy, StandardCopyOption.COPY_ATTRIBUTES);
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static void delete(Path root) throws IOException {
    if (!Files.exists(root)) {
      return;
    }
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }
}
