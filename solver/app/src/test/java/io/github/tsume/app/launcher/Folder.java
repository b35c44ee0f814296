package io.github.tsume.app.launcher;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * A folder with the launcher, a Java and a Maven that are only scripts, and a `sleep` that is
 * short. Its name has a blank and, where this machine can write them, Japanese letters.
 */
final class Folder {
  private static final Path LAUNCHER = Path.of("../../tsume");

  /** What a jar ends with. */
  private static final String END = "PK\5\6" + "0".repeat(18);

  /** A command of a shell that writes a jar, of which only the end is true. */
  static final String JAR = "printf 'wholePK\\005\\006%018d' 0 >solver/app/target/tsume.jar";

  final Path base;
  final Path home;
  final Map<String, String> environment = new TreeMap<>();

  /** What a run of the launcher printed and ended with. */
  record Outcome(int exitCode, String out, String err) {}

  private Folder(Path directory) throws IOException {
    base = Files.createDirectories(child(directory, "詰 将棋"));
    home = Files.createDirectories(base.resolve("the program"));
    Files.copy(LAUNCHER, home.resolve("tsume"));
    java(base.resolve("jdk"), "17.0.1", "JAVA");
    script("sleep", "exec /bin/sleep 0.02");
    environment.put("PATH", base.resolve("bin") + ":/usr/bin:/bin");
    environment.put("HOME", base.resolve("user").toString());
    environment.put("LC_ALL", "C.UTF-8");
    environment.put("TSUME_JAVA", base.resolve("jdk").toString());
    Files.createDirectories(base.resolve("user"));
  }

  private static Path child(Path directory, String name) {
    try {
      return directory.resolve(name);
    } catch (InvalidPathException e) {
      return directory.resolve("tsume shogi");
    }
  }

  /** With sources, and a Maven that makes a jar which begins with the word "whole". */
  static Folder ofSources(Path directory) throws IOException {
    Folder folder = new Folder(directory);
    write(folder.home.resolve("pom.xml"), "");
    for (String module : List.of("core", "app")) {
      write(folder.home.resolve("solver/" + module + "/src/main/Source.java"), "");
    }
    folder.age();
    folder.maven(JAR);
    return folder;
  }

  /** As it is handed out: a jar and no sources. */
  static Folder ofDistribution(Path directory) throws IOException {
    Folder folder = new Folder(directory);
    write(folder.home.resolve("lib/tsume.jar"), "whole" + END);
    folder.age();
    return folder;
  }

  /** Makes everything old, so that what is written later is newer. */
  private void age() throws IOException {
    FileTime old = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));
    try (var paths = Files.walk(home)) {
      for (Path path : paths.toList()) {
        Files.setLastModifiedTime(path, old);
      }
    }
  }

  /** A Java that says what it was called with; asked for a class cache it makes one. */
  void java(Path java, String version, String name) throws IOException {
    write(java.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
    executable(
        java.resolve("bin/java"),
        """
        for argument; do
          case $argument in
            -XX:ArchiveClassesAtExit=*)
              echo trained >>"$HOME/../calls"
              [ ! -e "$HOME/../hang" ] || exec /bin/sleep 1000
              echo classes >"${argument#*=}"; exit ;;
            -XX:SharedArchiveFile=*) echo "with class cache" ;;
            -Dtsume.* | -X*NewSize* | -Xm*) echo "$argument" ;;
            -jar) last=yes ;;
            *) [ -z "${last:-}" ] || echo "<$argument>" ;;
          esac
        done
        echo "%s reads $(cat)"
        exit 3
        """
            .formatted(name));
  }

  /** A Maven that does this, in the folder of the sources. */
  void maven(String commands) throws IOException {
    script(
        "mvn",
        "echo built >>\"$HOME/../calls\"\nmkdir -p solver/app/target\n" + commands + "\nexit 0");
  }

  private void script(String name, String commands) throws IOException {
    executable(base.resolve("bin/" + name), commands);
  }

  private static void executable(Path file, String commands) throws IOException {
    write(file, "#!/bin/sh\n" + commands + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** How often Maven ran ("built") or a class cache was made ("trained"). */
  long calls(String what) throws IOException {
    Path calls = base.resolve("calls");
    return Files.exists(calls)
        ? Files.readAllLines(calls).stream().filter(what::equals).count()
        : 0;
  }

  /** Starts the launcher with "input" as its standard input. */
  Outcome start(String... arguments) throws IOException, InterruptedException {
    return shell("printf input | \"$0\" \"$@\"", arguments);
  }

  /** Runs a line of shell in which $0 is the launcher. */
  Outcome shell(String line, String... arguments) throws IOException, InterruptedException {
    return end(begin(line, arguments));
  }

  Process begin(String line, String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(List.of("/bin/sh", "-c", line, home.resolve("tsume").toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(base.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    Path out = Files.createTempFile(base, "out", "");
    builder.redirectOutput(out.toFile());
    builder.redirectError(Path.of(out + ".err").toFile());
    Process process = builder.start();
    outputs.put(process.pid(), out);
    return process;
  }

  private final Map<Long, Path> outputs = new TreeMap<>();

  /** What the process has said to standard error until now. */
  String errors(Process process) throws IOException {
    return read(Path.of(outputs.get(process.pid()) + ".err"));
  }

  Outcome end(Process process) throws IOException, InterruptedException {
    if (!process.waitFor(900, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("the launcher hangs: " + errors(process));
    }
    Path out = Objects.requireNonNull(outputs.get(process.pid()));
    return new Outcome(process.exitValue(), read(out), errors(process));
  }

  private static String read(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
  }
}
