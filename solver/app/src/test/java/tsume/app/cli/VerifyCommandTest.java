package tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
  @TempDir Path directory;

  @BeforeEach
  void check() {
    Run.tsume("check", "--certificate", "--hash=16m", "-o", directory.toString(), Samples.MATE_3);
  }

  private Path certificate() {
    return directory.resolve("certificates").resolve("1.txt");
  }

  private Run.Outcome verify() {
    return Run.tsume("verify", directory.toString());
  }

  @Test
  void a_sound_problem_is_shown_completely() {
    Run.Outcome outcome = verify();
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("mate within 3 plies", "shown: no mate is shorter");
    assertThat(outcome.out()).containsPattern("shown: (\\d+) of \\1 other checks");
  }

  @Test
  void any_changed_letter_is_refused() throws IOException {
    String text = Files.readString(certificate());
    for (int i = 0; i < text.length(); i += 1 + text.length() / 200) {
      char other = text.charAt(i) == 'A' ? 'B' : 'A';
      Files.writeString(certificate(), text.substring(0, i) + other + text.substring(i + 1));
      Run.Outcome outcome = verify();
      assertThat(outcome.exitCode()).as("letter %s", i).isEqualTo(1);
      assertThat(outcome.out()).contains("1: refused: ");
    }
  }

  @Test
  void another_result_is_refused() throws IOException {
    Path results = directory.resolve("results.jsonl");
    String json = Files.readString(results);
    Files.writeString(results, json.replace("4P4/9/9/9/9/9 b", "4P4/9/9/9/9/P8 b"));
    assertThat(verify().exitCode()).isEqualTo(1);
    Files.writeString(
        results, json.replaceFirst("\"mainline\":\\[\"G\\*5c\"", "\"mainline\":[\"G*9i\""));
    assertThat(verify().out()).contains("refused: the mainline");
  }

  @Test
  void a_missing_certificate_cannot_be_read() throws IOException {
    Files.delete(certificate());
    assertThat(verify().exitCode()).isEqualTo(4);
  }

  @Test
  void a_result_without_certificate_is_told() {
    Run.tsume("check", "-o", directory.resolve("other").toString(), Samples.MATE_3);
    Run.Outcome outcome = Run.tsume("verify", directory.resolve("other").toString());
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("1: no certificate");
  }
}
