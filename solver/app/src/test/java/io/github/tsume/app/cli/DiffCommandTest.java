package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tsume diff}. */
class DiffCommandTest {
  private static final String SFEN =
      "\"rules\":\"shogi\",\"sfen\":\"" + Samples.MATE_3 + "\",\"result\":\"mate\",";
  private static final String SOUND =
      "\"length\":3,\"exact\":true,\"mainline\":[\"G*5c\",\"5b4a\",\"G*4b\"],"
          + "\"mainlineText\":\"x\",\"verdict\":\"sound\",\"defects\":[]";
  private static final String COOKED =
      "\"length\":3,\"exact\":true,\"mainline\":[\"G*5c\",\"5b6a\",\"G*6b\"],"
          + "\"mainlineText\":\"y\",\"verdict\":\"cooked\",\"defects\":[{\"class\":\"cook\","
          + "\"severity\":\"fatal\",\"ply\":1,\"move\":\"G*4c\",\"length\":5}]";

  @TempDir private Path directory;

  private static String line(String id, String rest) {
    return "{\"schema\":\"tsume/1\",\"id\":\"" + id + "\"," + SFEN + rest + "}";
  }

  private Run.Outcome diff(String before, String after, String... options) throws IOException {
    Path old = Files.writeString(directory.resolve("old.jsonl"), before);
    Path now = Files.writeString(directory.resolve("new.jsonl"), after);
    java.util.List<String> args =
        new java.util.ArrayList<>(java.util.List.of("diff", "" + old, "" + now));
    args.addAll(java.util.List.of(options));
    return Run.tsume(args.toArray(new String[0]));
  }

  @Test
  void equal_runs_differ_in_nothing_though_time_passed() throws IOException {
    String effort =
        ",\"limits\":{\"time\":60,\"nodes\":null,\"hash\":\"2g\"},\"nodes\":5,\"timeMs\":";
    Run.Outcome outcome =
        diff(line("a", SOUND + effort + "1") + "\n", line("a", SOUND + effort + "22") + "\n");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).isEqualTo("0 changed, 0 added, 0 removed, 1 unchanged\n");
  }

  @Test
  void a_file_compared_with_itself_tells_once_what_is_wrong_with_it() throws IOException {
    Path file = Files.writeString(directory.resolve("a.jsonl"), line("a", SOUND) + "\n{\n");
    Run.Outcome outcome = Run.tsume("diff", "" + file, "" + file);
    assertThat(outcome.exitCode()).isEqualTo(Tally.UNREADABLE);
    assertThat(outcome.err().lines()).hasSize(1);
  }

  @Test
  void tells_verdict_mainline_and_defects() throws IOException {
    Run.Outcome outcome =
        diff(line("a", SOUND) + "\n", line("a", COOKED) + "\n", "--notation", "usi");
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out())
        .isEqualTo(
            """
            * a
              verdict: sound → cooked
              mainline from ply 2: 5b4a G*4b → 5b6a G*6b
              + cook (fatal) ply 1 G*4c 5 plies
            1 changed, 0 added, 0 removed, 0 unchanged
            """);
    Run.Outcome back = diff(line("a", COOKED), line("a", SOUND), "--lang=ja");
    assertThat(back.out()).contains("判定：余詰 → 完全", "- 余詰").doesNotContain("+ ");
  }

  @Test
  void tells_lengths_positions_and_outcomes() throws IOException {
    String longer = SOUND.replace("\"length\":3,\"exact\":true", "\"length\":5,\"exact\":false");
    assertThat(diff(line("a", SOUND), line("a", longer)).out()).contains("length: 3 → ≤5");
    String other = line("a", SOUND).replace(Samples.MATE_3, Samples.MATE_5);
    assertThat(diff(line("a", SOUND), other).out()).contains("position: " + Samples.MATE_3);
    String open = line("a", "").replace("\"mate\",", "\"unknown\"");
    assertThat(diff(open, line("a", SOUND)).out())
        .contains("result: unknown → mate", "length: – → 3", "mainline from ply 1: – → ");
  }

  @Test
  void tells_what_came_and_went_in_the_order_of_the_new_run() throws IOException {
    String before = line("gone", SOUND) + "\n" + line("kept", SOUND) + "\n";
    String after = line("came", COOKED) + "\n" + line("kept", SOUND) + "\n";
    Run.Outcome outcome = diff(before, after);
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.out())
        .isEqualTo(
            """
            + came  cooked: mate in 3
            - gone  sound: mate in 3
            0 changed, 1 added, 1 removed, 1 unchanged
            """);
  }

  @Test
  void writes_json() throws IOException {
    Run.Outcome outcome =
        diff(line("a", SOUND) + "\n", line("a", COOKED) + "\n" + line("b", SOUND), "--json");
    assertThat(outcome.exitCode()).isEqualTo(1);
    assertThat(outcome.lines())
        .containsExactly(
            "{\"schema\":\"tsume-diff/1\",\"id\":\"a\",\"change\":\"changed\","
                + "\"verdict\":{\"old\":\"sound\",\"new\":\"cooked\"},"
                + "\"mainline\":{\"old\":[\"G*5c\",\"5b4a\",\"G*4b\"],"
                + "\"new\":[\"G*5c\",\"5b6a\",\"G*6b\"]},"
                + "\"defects\":{\"old\":[],\"new\":[{\"class\":\"cook\",\"severity\":\"fatal\","
                + "\"ply\":1,\"move\":\"G*4c\",\"length\":5}]}}",
            "{\"schema\":\"tsume-diff/1\",\"id\":\"b\",\"change\":\"added\"}",
            "{\"schema\":\"tsume-diff/1\",\"same\":0,\"changed\":1,\"added\":1,\"removed\":0}");
  }

  @Test
  void a_run_that_only_solved_says_nothing_about_verdicts() throws IOException {
    String solved = SOUND.substring(0, SOUND.indexOf(",\"verdict\""));
    assertThat(diff(line("a", solved), line("a", SOUND)).exitCode()).isZero();
  }

  @Test
  void what_cannot_be_read_is_told_and_the_rest_compared() throws IOException {
    Run.Outcome outcome = diff("{\n" + line("a", SOUND) + "\n", line("a", COOKED) + "\n");
    assertThat(outcome.exitCode()).isEqualTo(4);
    assertThat(outcome.err()).contains("old.jsonl:1: ");
    assertThat(outcome.out()).contains("1 changed");
    Run.Outcome missing = Run.tsume("diff", "no-such-file", "no-such-file");
    assertThat(missing.exitCode()).isEqualTo(4);
    assertThat(missing.err()).startsWith("tsume: cannot read no-such-file");
    assertThat(Run.tsume("diff", "one").exitCode()).isEqualTo(2);
  }

  @Test
  void compares_directories_of_reports() {
    Path a = directory.resolve("a");
    Path b = directory.resolve("b");
    Run.tsume("check", Samples.MATE_3, "--quiet", "-o", "" + a);
    Run.tsume("check", Samples.MATE_3, "--quiet", "-o", "" + b);
    assertThat(Run.tsume("diff", "" + a, "" + b).exitCode()).isZero();
  }
}
