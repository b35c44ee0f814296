package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.serve.PageServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files that are none, lead nowhere, never end, or were changed. */
@Timeout(900)
class StrangeFilesTest {
  @TempDir Path directory;

  private Path pipe(String name) throws IOException, InterruptedException {
    Path pipe = directory.resolve(name);
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    return pipe;
  }

  private String row() {
    return Run.tsume("check", "--json", "--hash=16m", "--no-timing", Samples.MATE_3).out();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void nobody_waits_for_a_named_pipe_where_a_file_is_meant() throws Exception {
    String pipe = pipe("p.jsonl").toString();
    String problem = Samples.MATE_3;
    String folder = Files.createDirectories(directory.resolve("out")).toString();
    pipe("out/results.jsonl");
    List<List<String>> all =
        List.of(
            List.of("solve", pipe),
            List.of("convert", "-t", "usi", pipe),
            List.of("verify", pipe),
            List.of("diff", pipe, pipe),
            List.of("index", pipe, "-o", directory + "/i"),
            List.of("find", "--index", pipe, problem),
            List.of("grade", problem, pipe),
            List.of("mine", "--log", pipe, "startpos moves 7g7f"),
            List.of("check", "--resume", "-o", folder, problem));
    for (List<String> words : all) {
      Run.Outcome outcome = Run.tsume(words.toArray(new String[0]));
      assertThat(outcome.exitCode()).as(words.toString()).isIn(Tally.USAGE, Tally.UNREADABLE);
      assertThat(outcome.err()).as(words.toString()).contains("is a pipe or a device");
    }
    Files.writeString(directory.resolve("a.sfen"), problem);
    Run.Outcome beside = Run.tsume("show", "--verbose", directory.toString());
    assertThat(beside.err()).contains("p.jsonl (it is no plain file)");
    assertThat(beside.exitCode()).isZero();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void a_certificate_that_is_a_pipe_is_not_waited_for() throws Exception {
    Path out = directory.resolve("out");
    Run.tsume("check", "--certificate", "--hash=16m", "-o", "" + out, Samples.MATE_3);
    Path certificate = out.resolve("certificates/1.txt");
    Files.delete(certificate);
    pipe("out/certificates/1.txt");
    Run.Outcome outcome = Run.tsume("verify", out.toString());
    assertThat(outcome.err()).contains("is a pipe or a device");
    assertThat(outcome.exitCode()).isEqualTo(Tally.UNREADABLE);
  }

  @Test
  void a_row_without_an_end_in_a_packed_part_is_refused_and_the_others_are_judged()
      throws IOException {
    String row = row();
    Path shard = directory.resolve("results-0001.jsonl.gz");
    byte[] much = "x".repeat(1 << 20).getBytes(StandardCharsets.US_ASCII);
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(shard))) {
      out.write(row.getBytes(StandardCharsets.UTF_8));
      for (int i = 0; i < 100; i++) {
        out.write(much);
      }
      out.write(
          ('\n' + row.replace("\"id\":\"1\"", "\"id\":\"2\"")).getBytes(StandardCharsets.UTF_8));
    }
    Run.Outcome outcome = Run.tsume("diff", directory.toString(), directory.toString());
    assertThat(outcome.err()).contains("results-0001.jsonl.gz:2: this line is no result");
    assertThat(outcome.out()).contains("2 unchanged");
  }

  @Test
  void a_row_that_was_changed_says_so_and_is_not_called_none() throws IOException {
    Path out = directory.resolve("out");
    Run.tsume("check", "--hash=16m", "--no-timing", "-o", "" + out, Samples.MATE_3);
    Path rows = out.resolve("results.jsonl");
    Files.writeString(rows, Files.readString(rows).replace("\"length\":3", "\"length\":5"));
    for (List<String> words :
        List.of(
            List.of("verify", "" + rows),
            List.of("diff", "" + rows, "" + rows),
            List.of("find", "--where", "length>0", "" + rows),
            List.of("index", "-o", directory + "/i", "" + rows))) {
      Run.Outcome outcome = Run.tsume(words.toArray(new String[0]));
      assertThat(outcome.err())
          .as(words.toString())
          .contains("results.jsonl:1: this line was changed after it was written", "[changed]")
          .doesNotContain("holds no result");
      assertThat(outcome.exitCode()).as(words.toString()).isEqualTo(Tally.UNREADABLE);
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void a_folder_is_served_without_its_links_that_lead_nowhere() throws IOException {
    Files.writeString(directory.resolve("a.sfen"), Samples.MATE_3);
    Files.createSymbolicLink(directory.resolve("gone.kif"), directory.resolve("nowhere"));
    try (PageServer server =
        new PageServer(InetAddress.getLoopbackAddress(), 0, directory, 16, 1)) {
      assertThat(server.leftOut()).containsExactly("gone.kif");
      assertThat(server.tooMany()).isZero();
    }
  }

  @Test
  void files_beyond_the_most_that_are_served_are_counted() throws IOException {
    List<Path> all = new ArrayList<>();
    for (int i = 0; i <= PageServer.MOST_FILES + 1; i++) {
      all.add(Files.createFile(directory.resolve(i + ".kif")));
    }
    try (PageServer server =
        new PageServer(InetAddress.getLoopbackAddress(), 0, directory, 16, 1)) {
      assertThat(server.tooMany()).isEqualTo(all.size() - PageServer.MOST_FILES);
    }
  }
}
