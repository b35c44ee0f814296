package io.github.tsume.app.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Run;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program in the guide to very many problems is compiled and run as it stands there. */
class OtherEnginesTest {
  private static final Path GUIDE = Path.of("../docs/scale.md");
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  @TempDir Path folder;

  @Test
  void a_program_of_streams_finds_what_check_finds() throws Exception {
    Path problems = folder.resolve("problems.sfen");
    Files.writeString(
        problems,
        """
        9/4k4/9/4P4/9/9/9/9/9 b 2G 1
        9/9/9/9/9/9/9/9/9 b G 1
        4k4/9/4P4/9/9/9/9/9/9 b G 1
        """);
    Path program = folder.resolve("StreamCheck.java");
    Files.writeString(program, code());
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                System.err,
                "-cp",
                CLASS_PATH,
                "-proc:none",
                "" + program);
    assertThat(code).isZero();

    List<String> found = run(folder + java.io.File.pathSeparator + CLASS_PATH, problems);
    Run.Outcome expected =
        Run.tsume(
            "check",
            "" + problems,
            "-o",
            folder + "/out",
            "--json",
            "--no-timing",
            "--nodes",
            "20000",
            "--hash",
            "64m",
            "--report",
            "none");
    assertThat(found).hasSize(3).isEqualTo(expected.lines());
  }

  private static String code() throws IOException {
    String guide = Files.readString(GUIDE);
    int begin = guide.indexOf("```java\n") + "```java\n".length();
    String code = guide.substring(begin, guide.indexOf("```\n", begin));
    assertThat(code.lines().count()).isLessThanOrEqualTo(30);
    return code;
  }

  private List<String> run(String classPath, Path problems) throws Exception {
    Path out = folder.resolve("out.txt");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process =
        new ProcessBuilder(
                java, "-XX:TieredStopAtLevel=1", "-cp", classPath, "StreamCheck", "" + problems)
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    assertThat(process.waitFor()).isZero();
    return Files.readString(out, UTF_8).lines().toList();
  }
}
