package io.github.tsume.modules;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.Tsume;
import io.github.tsume.results.json.Result;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The library as somebody else has it: on the module path, with what it needs and nothing more. A
 * program of a few lines is compiled with {@code javac} and run with {@code java}.
 */
class ModulePathTest {
  /** What the library brings along; everything else on the class path here is for tests. */
  private static final Pattern NEEDED =
      Pattern.compile("(guava|failureaccess|listenablefuture|fastutil-core|jackson-core)-[0-9].*");

  private static final String CORE = "module client { requires io.github.tsume.core; }";
  private static final String RESULTS = "module client { requires io.github.tsume.results; }";

  @TempDir private Path folder;

  @Test
  void a_program_solves_and_checks_with_what_is_exported() throws Exception {
    String program =
        """
        package client;

        import io.github.tsume.BadPositionException;
        import io.github.tsume.Checked;
        import io.github.tsume.Tsume;
        import io.github.tsume.notation.Notation;
        import io.github.tsume.notation.common.ReadOptions;
        import io.github.tsume.record.Problem;

        public class Main {
          public static void main(String[] args) {
            String sfen = "9/4k4/9/4P4/9/9/9/9/9 b 2G 1";
            Checked checked = Tsume.check(sfen);
            System.out.println(checked.verdict().code());
            System.out.println(checked.solution().mainline().usi());
            Problem problem = Notation.read(sfen, "", ReadOptions.DEFAULT).problems().get(0);
            System.out.println(problem.setup().sideToMove());
            System.out.println(Tsume.class.getModule());
            try {
              Tsume.solve("{\\"header\\": {}, \\"moves\\": 3}");
            } catch (BadPositionException e) {
              System.out.println(e.line());
            }
          }
        }
        """;
    assertThat(compiled(CORE, program)).isEmpty();
    assertThat(run())
        .containsExactly(
            "sound", "[G*5c, 5b4a, G*4b]", "BLACK", "module io.github.tsume.core", "1");
  }

  @Test
  void a_program_reads_and_writes_results_in_either_language() throws Exception {
    String program =
        """
        package client;

        import io.github.tsume.results.json.Result;
        import io.github.tsume.results.json.ResultReader;
        import io.github.tsume.results.json.ResultWriter;
        import io.github.tsume.results.text.Messages;
        import io.github.tsume.results.text.Wording;
        import java.util.Locale;

        public class Main {
          public static void main(String[] args) {
            Locale.setDefault(Locale.JAPANESE);
            String line =
                "{\\"schema\\":\\"tsume/1\\",\\"id\\":\\"a\\",\\"result\\":\\"mate\\",\\"length\\":1,"
                    + "\\"exact\\":true,\\"verdict\\":\\"sound\\",\\"defects\\":[]}";
            Result result = ResultReader.read(line);
            System.out.println(ResultWriter.write(result).startsWith("{\\"schema\\":\\"tsume/1\\""));
            for (Locale locale : new Locale[] {Locale.ENGLISH, Locale.JAPANESE}) {
              System.out.println(Messages.of(locale).get("verdict." + result.word()));
            }
          }
        }
        """;
    assertThat(compiled(RESULTS, program)).isEmpty();
    assertThat(run()).containsExactly("true", "sound", "完全");
  }

  @Test
  void without_what_it_needs_the_library_says_what_is_missing() throws Exception {
    Path main =
        Files.writeString(
            folder.resolve("Alone.java"),
            """
            import io.github.tsume.Tsume;

            public class Alone {
              public static void main(String[] args) {
                System.out.println(Tsume.check("9/4k4/9/4P4/9/9/9/9/9 b 2G 1"));
              }
            }
            """,
            UTF_8);
    String library = place(Tsume.class);
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    assertThat(javac.run(System.out, System.err, "-cp", library, "-d", "" + folder, "" + main))
        .isZero();
    Path out = folder.resolve("alone.txt");
    Process process =
        new ProcessBuilder(java(), "-cp", library + File.pathSeparator + folder, "Alone")
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertThat(process.waitFor(15, TimeUnit.MINUTES)).isTrue();
    assertThat(process.exitValue()).isOne();
    assertThat(Files.readString(out))
        .contains(
            "missing on the class path: com.google.guava:guava, it.unimi.dsi:fastutil-core,"
                + " tools.jackson.core:jackson-core");
  }

  @Test
  void what_is_inside_cannot_be_reached() throws Exception {
    for (String inside :
        List.of(
            "board.position.Position", "mate.MateSolver", "soundness.CheckRounds", "dfpn.DfPn")) {
      String program =
          "package client; public class Main { io.github.tsume." + inside + " inside; }";
      assertThat(compiled(RESULTS, program)).contains("is not visible");
    }
  }

  /** What the compiler complains of. */
  private String compiled(String module, String program) throws Exception {
    Path sources = Files.createDirectories(folder.resolve("client"));
    Path moduleInfo = Files.writeString(sources.resolve("module-info.java"), module, UTF_8);
    Path main = Files.writeString(sources.resolve("Main.java"), program, UTF_8);
    StringWriter words = new StringWriter();
    PrintWriter out = new PrintWriter(words);
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    javac.run(
        out,
        out,
        "-Werror",
        "-p",
        modulePath(),
        "-d",
        "" + folder.resolve("classes"),
        "" + moduleInfo,
        "" + main);
    return words.toString();
  }

  private List<String> run() throws Exception {
    Path out = folder.resolve("out.txt");
    Process process =
        new ProcessBuilder(
                java(),
                "-Dfile.encoding=UTF-8",
                "-p",
                folder.resolve("classes") + File.pathSeparator + modulePath(),
                "-m",
                "client/client.Main")
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    assertThat(process.waitFor(15, TimeUnit.MINUTES)).isTrue();
    List<String> lines = Files.readAllLines(out, UTF_8);
    assertThat(process.exitValue()).as(() -> String.join("\n", lines)).isZero();
    return lines;
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** The library, jars if it is packed already, and what it needs at run time. */
  private static String modulePath() throws URISyntaxException {
    String needed =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
            .filter(each -> NEEDED.matcher(Path.of(each).getFileName().toString()).matches())
            .collect(Collectors.joining(File.pathSeparator));
    return String.join(File.pathSeparator, place(Tsume.class), place(Result.class), needed);
  }

  private static String place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }
}
