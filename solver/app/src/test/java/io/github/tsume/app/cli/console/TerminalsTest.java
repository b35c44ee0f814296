package io.github.tsume.app.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.cli.Run;
import io.github.tsume.app.cli.Samples;
import io.github.tsume.app.file.StandardOutput;
import io.github.tsume.app.file.TextOutput;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who knows of terminals, and what may be written to them. */
class TerminalsTest {
  private static final String ESCAPE = "\u001b";

  private static String output(String... options) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + "/bin/java");
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(options));
    command.addAll(List.of("io.github.tsume.app.cli.TsumeCommand", "solve", Samples.MATE_3));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().remove("NO_COLOR");
    Process process = builder.start();
    process.getOutputStream().close();
    return new String(
        process.getInputStream().readAllBytes(), java.nio.charset.Charset.forName("UTF-8"));
  }

  @Test
  void what_the_launcher_sees_counts_more_than_what_java_guesses() throws Exception {
    assertThat(output()).doesNotContain(ESCAPE).contains("G*5c");
    assertThat(output("-Dtsume.terminals=1")).contains(ESCAPE + "[1");
    assertThat(Terminals.has("02", 0)).isTrue();
    assertThat(Terminals.has("02", 1)).isFalse();
    assertThat(Terminals.has("", 2)).isFalse();
  }

  @Test
  void from_java_22_on_a_console_says_itself_whether_it_is_a_terminal() {
    java.io.Console console = System.console();
    if (console != null && Runtime.version().feature() >= 22) {
      assertThat(Terminals.isTerminal(console)).isEqualTo(Terminals.has(0));
    }
  }

  @Test
  void windows_that_show_escape_sequences_get_none() {
    Run windows = new Run().onTerminal().with("OS", "Windows_NT");
    assertThat(windows.run("solve", Samples.MATE_3).out()).doesNotContain(ESCAPE);
    assertThat(windows.with("WT_SESSION", "1").run("solve", Samples.MATE_3).out()).contains(ESCAPE);
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    Console console =
        new Console(
            new StandardOutput(new ByteArrayOutputStream(), false, StandardCharsets.UTF_8),
            new TextOutput(written, true, StandardCharsets.UTF_8),
            System.in,
            true,
            true,
            Map.of("OS", "Windows_NT", "COLUMNS", "10"));
    console.clearLine();
    console.err().flush();
    assertThat(written).hasToString("\r         \r");
  }
}
