package io.github.tsume.app.usi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine as a process of its own: it ends when it is told to, and when it is left alone. */
@Timeout(900)
@Tag("slow")
class ProcessTest {
  private static final String HARD = "position sfen 7k1/9/9/9/9/9/9/9/9 b B2G2SL2P2rb2g2s4n3l16p 1";

  private Process process;
  private OutputStream in;
  private BufferedReader out;

  @BeforeEach
  void start() throws IOException {
    start("usi");
  }

  private void start(String... arguments) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.tsume.app.cli.TsumeCommand"));
    command.addAll(List.of(arguments));
    process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    in = process.getOutputStream();
    out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
  }

  @AfterEach
  void kill() {
    process.destroyForcibly();
  }

  private void send(String... lines) throws IOException {
    in.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.US_ASCII));
    in.flush();
  }

  private void await(String line) throws IOException {
    String read;
    do {
      read = out.readLine();
      assertThat(read).as("end of output before " + line).isNotNull();
    } while (!read.equals(line));
  }

  private void assertEnds() throws InterruptedException {
    assertThat(process.waitFor(900, TimeUnit.SECONDS)).as("the process ends").isTrue();
    assertThat(process.exitValue()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "isready", "go mate infinite", "go infinite", "go ponder"})
  void quits(String before) throws Exception {
    send("usi");
    await("usiok");
    send("setoption name USI_Hash value 64", HARD, before, "quit");
    assertEnds();
  }

  @Test
  void ends_with_its_input() throws Exception {
    send("setoption name USI_Hash value 1", HARD, "go mate infinite");
    in.close();
    await("checkmate timeout");
    assertEnds();
  }

  @Test
  void ends_when_nobody_reads() throws Exception {
    send("setoption name USI_Hash value 1", "setoption name PvInterval value 1", HARD);
    out.close();
    send("go mate infinite");
    assertEnds();
  }

  @Test
  void dies_when_it_is_terminated() throws Exception {
    send("usi", HARD, "go mate infinite");
    await("usiok");
    process.destroy();
    assertThat(process.waitFor(900, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void speaks_usi_on_a_pipe_without_arguments() throws Exception {
    process.destroyForcibly();
    start();
    send("usi");
    await("usiok");
    send("quit");
    assertEnds();
  }
}
