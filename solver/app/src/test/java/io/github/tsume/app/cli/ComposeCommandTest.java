package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code tsume compose}. */
@Tag("slow")
class ComposeCommandTest {
  /** A gold that a pawn guards mates in the corner. */
  private static final String MATE = "8k/7G1/7P1/9/9/9/9/9/9 b - 1";

  @TempDir Path directory;

  private static Run.Outcome compose(String... arguments) {
    String[] begin = {"compose", "--no-timing", "--hash=32m", "--plan=longest,pieces=4"};
    return Run.tsume((Object[]) with(begin, arguments));
  }

  private static String[] with(String[] some, String... more) {
    return Stream.concat(Stream.of(some), Stream.of(more)).toArray(String[]::new);
  }

  private List<String> written(String jobs) throws IOException {
    Path out = directory.resolve("found" + jobs + ".sfen");
    compose(
        "--jobs=" + jobs,
        "--from-mates",
        "--region=6a-1c",
        "--most=999",
        "-o",
        out.toString(),
        MATE);
    return Files.readAllLines(out).stream().map(line -> line.split("\t")[0]).sorted().toList();
  }

  @Test
  void what_is_written_passes_the_check_alone_and_jobs_change_only_its_order() throws IOException {
    List<String> found = written("1");
    assertThat(found).hasSizeGreaterThan(2).isEqualTo(written("3"));
    String[] check = {"check", "--quiet", "--hash=32m", "-o", directory.resolve("r").toString()};
    String file = directory.resolve("found1.sfen").toString();
    Run.Outcome checked = Run.tsume((Object[]) with(check, file));
    assertThat(checked.exitCode()).isEqualTo(Tally.OK);
    assertThat(checked.out()).contains("sound").doesNotContain("stated");
  }

  @Test
  void a_later_run_goes_on_from_the_log_and_finds_the_same() {
    String log = directory.resolve("log.txt").toString();
    String[] words = {"--jobs=1", "--json", "--from-mates", "--region=6a-1c", "--log", log};
    Run.Outcome first = compose(with(words, MATE));
    assertThat(compose(with(words, "--resume", MATE)).out()).isEqualTo(first.out());
  }

  @Test
  void a_sound_problem_is_begun_with_or_a_king_on_any_square() {
    List<String> longer = compose("--jobs=1", "--most=1", "9/4k4/9/4P4/9/9/9/9/9 b 2G 1").lines();
    assertThat(longer.get(0)).contains("mate in 5");
    String[] bare = {"--jobs=1", "--most=3", "--json", "--anywhere", "8k/9/9/9/9/9/9/9/9 b - 1"};
    assertThat(compose(bare).out()).contains("\"schema\":\"tsume-compose/1\"", "\"extended\"");
    assertThat(compose("9/4k4/9/9/9/9/9/9/9 b G 1").exitCode()).isEqualTo(Tally.DEFECT);
  }

  @Test
  void helpmates_are_composed_from_one_or_from_mates() throws IOException {
    Path file = directory.resolve("helpmates.sfen");
    String[] one = {"--goal=helpmate", "--jobs=1", "--most=6", "-o", file.toString()};
    compose(with(one, "7k1/9/7S1/9/9/9/9/9/9 b G 1"));
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSizeGreaterThan(3);
    assertThat(lines.get(0)).contains("目標：helpmate");
    Run.Outcome checked = Run.tsume("check", "--quiet", "--report=none", file.toString());
    assertThat(checked.exitCode()).as(checked.toString()).isEqualTo(Tally.OK);
    String[] mates = {"--goal=helpmate", "--jobs=1", "--from-mates", "--region=6a-1c", "--json"};
    assertThat(compose(with(mates, "--most=5", MATE)).out()).contains("\"extended\"");
    assertThat(compose("--goal=helpselfmate", "--from-mates", MATE).exitCode())
        .isEqualTo(Tally.USAGE);
  }

  @Test
  void a_plan_that_means_nothing_is_an_error() {
    Run.Outcome outcome = Run.tsume("compose", "--plan=smok", MATE);
    assertThat(outcome.exitCode()).isEqualTo(Tally.USAGE);
    assertThat(outcome.err()).contains("smok", "longest");
  }
}
