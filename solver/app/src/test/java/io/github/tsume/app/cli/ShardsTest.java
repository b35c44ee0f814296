package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.results.json.ResultReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Results in compressed shards: whatever is interrupted, damaged or asked differently the next
 * time, the results are those of a run into one file.
 */
@Tag("slow")
class ShardsTest {
  private static final int PROBLEMS = 23;
  private static final String TAIL = "results.jsonl";
  private static final String FIRST = "results-0001.jsonl.gz";
  private static final String THIRD = "results-0003.jsonl.gz";

  @TempDir private Path directory;
  private Path input;
  private Path out;

  @BeforeEach
  void make_problems() throws IOException {
    input = directory.resolve("p.sfen");
    out = directory.resolve("out");
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
  }

  @Test
  void the_results_are_those_of_one_file() throws IOException {
    run("check", "--shard-size=7", "--report=csv");
    assertThat(out.toFile().list())
        .contains(FIRST, "results-0002.jsonl.gz", THIRD, TAIL)
        .doesNotContain("results-0004.jsonl.gz");
    assertThat(Files.readAllLines(out.resolve(TAIL))).hasSize(PROBLEMS - 21);
    Path one = directory.resolve("one");
    run(one, "check", "--report=csv");
    assertThat(lines(out)).isEqualTo(lines(one));
    for (String name : List.of("summary.csv", "totals.json")) {
      assertThat(out.resolve(name)).hasSameTextualContentAs(one.resolve(name));
    }
  }

  @Test
  void what_is_in_shards_is_taken_over() throws IOException {
    run("solve", "--shard-size=7");
    List<String> before = lines(out);
    run("solve", "--shard-size=7", "--resume", "--nodes=1", "--report=csv");
    assertThat(lines(out)).isEqualTo(before).hasSize(PROBLEMS);
    assertThat(out.resolve("summary.csv")).content().hasLineCount(PROBLEMS + 1);
  }

  @Test
  void a_run_goes_on_with_shards_or_without() throws IOException {
    List<String> whole = whole();
    Files.write(input, CheckBatchTest.problems(10));
    run("solve", "--shard-size=4");
    Files.write(input, CheckBatchTest.problems(17));
    run("solve", "--resume");
    assertThat(out.toFile().list()).contains("results-0002.jsonl.gz").doesNotContain(THIRD);
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
    run("solve", "--resume", "--shard-size=5");
    assertThat(out.toFile().list()).contains(THIRD);
    assertThat(lines(out)).isEqualTo(whole);
  }

  @Test
  void what_a_shard_left_open_counts_only_once() throws IOException {
    String[] words = {"solve", input.toString(), "-o" + out, "--hash=16m", "--shard-size=5"};
    Run.tsume(with(words, "--nodes=12"));
    assertThat(String.join("", lines(out))).contains("unknown");
    Run.tsume(with(words, "--resume"));
    assertThat(String.join("", lines(out))).doesNotContain("unknown");
    assertThat(lines(out)).hasSize(PROBLEMS);
    assertThat(lines(out).stream().map(line -> ResultReader.read(line).id()).distinct())
        .hasSize(PROBLEMS);
  }

  @Test
  void results_that_are_asked_for_no_longer_are_kept_elsewhere() throws IOException {
    List<String> whole = whole();
    run("solve", "--shard-size=5");
    Files.write(input, CheckBatchTest.problems(PROBLEMS).subList(8, PROBLEMS));
    run("solve", "--shard-size=5", "--resume");
    assertThat(out.resolve(FIRST)).doesNotExist();
    assertThat(lines(out)).hasSize(PROBLEMS - 8);
    assertThat(lines(out.resolve("earlier-1"))).hasSize(8);
    Files.write(input, CheckBatchTest.problems(PROBLEMS));
    run("solve", "--shard-size=5", "--resume");
    assertThat(lines(out)).isEqualTo(whole);
  }

  @Test
  void a_new_run_moves_all_shards_away() throws IOException {
    run("solve", "--shard-size=5");
    List<String> before = lines(out);
    run("solve", "--shard-size=11", "--nodes=1");
    assertThat(lines(out.resolve("earlier-1"))).isEqualTo(before);
    assertThat(lines(out)).hasSize(PROBLEMS);
    assertThat(out.resolve(THIRD)).doesNotExist();
    assertThat(run("solve").err()).contains("earlier-2");
    Files.delete(out.resolve(TAIL));
    run("solve", "--shard-size=5");
    assertThat(lines(out)).hasSize(PROBLEMS);
  }

  @Test
  void a_kill_before_the_file_was_emptied_doubles_nothing() throws IOException {
    List<String> whole = whole();
    run("solve", "--shard-size=5");
    String sealed = text(out.resolve("results-0004.jsonl.gz"));
    Path tail = out.resolve(TAIL);
    Files.writeString(tail, sealed + Files.readString(tail));
    run("solve", "--shard-size=5", "--resume", "--nodes=1");
    assertThat(lines(out)).isEqualTo(whole);
    assertThat(Files.readAllLines(tail)).hasSize(PROBLEMS % 5);
    // Killed before any of it was in the file but that.
    Files.writeString(tail, sealed);
    run("solve", "--shard-size=5", "--resume");
    assertThat(lines(out)).isEqualTo(whole);
  }

  @Test
  void a_kill_within_a_shard_or_a_line_loses_no_more_than_that() throws IOException {
    List<String> whole = whole();
    run("solve", "--shard-size=5");
    byte[] shard = Files.readAllBytes(out.resolve(THIRD));
    Files.write(out.resolve(".tsume-half.tmp"), Arrays.copyOf(shard, shard.length / 2));
    Path tail = out.resolve(TAIL);
    String text = Files.readString(tail);
    Files.writeString(tail, text.substring(0, text.length() - 9));
    assertThat(run("solve", "--shard-size=5", "--resume").err()).isEmpty();
    assertThat(lines(out)).isEqualTo(whole);
    assertThat(out.resolve(".tsume-half.tmp")).doesNotExist();
  }

  /** What may happen to a shard. */
  enum Damage {
    CHANGED,
    CUT,
    EMPTY,
    NONSENSE,
    PACKED_AGAIN,
    PACKED_AGAIN_AND_CUT
  }

  @ParameterizedTest
  @EnumSource(Damage.class)
  void a_damaged_shard_is_told_and_kept(Damage damage) throws IOException {
    List<String> whole = whole();
    run("solve", "--shard-size=5");
    Path shard = out.resolve("results-0002.jsonl.gz");
    byte[] bytes = Files.readAllBytes(shard);
    byte[] damaged =
        switch (damage) {
          case CHANGED -> {
            bytes[bytes.length / 2] ^= 4;
            yield bytes;
          }
          case CUT -> Arrays.copyOf(bytes, bytes.length / 2);
          case EMPTY -> new byte[0];
          case NONSENSE -> "nonsense".repeat(20).getBytes(StandardCharsets.UTF_8);
          case PACKED_AGAIN -> packed(unpacked(shard));
          case PACKED_AGAIN_AND_CUT -> {
            byte[] packed = packed(unpacked(shard));
            yield Arrays.copyOf(packed, packed.length - 20);
          }
        };
    Files.write(shard, damaged);
    Run.Outcome outcome = run("solve", "--shard-size=5", "--resume");
    assertThat(outcome.err()).containsOnlyOnce("results-0002.jsonl.gz is not as it was written");
    assertThat(out.resolve("earlier-1/results-0002.jsonl.gz")).hasBinaryContent(damaged);
    assertThat(lines(out)).isEqualTo(whole);
    assertThat(run("solve", "--shard-size=5", "--resume").err()).isEmpty();
  }

  @Test
  void a_folder_of_a_run_that_goes_on_is_written_again() throws IOException {
    Path more = directory.resolve("more.sfen");
    Files.write(more, CheckBatchTest.problems(PROBLEMS));
    boolean[] removed = new boolean[1];
    OutputStream rows =
        new OutputStream() {
          private int lines;

          @Override
          public void write(int b) throws IOException {
            lines += b == '\n' ? 1 : 0;
            if (lines > 60 && !removed[0]) {
              removed[0] = Files.deleteIfExists(out.resolve(FIRST));
            }
          }
        };
    new Run()
        .to(rows)
        .run("solve", more.toString(), "-o" + out, "--jobs=1", "--shard-size=3", "--no-timing");
    assertThat(removed[0]).isTrue();
    assertThat(lines(out)).hasSize(PROBLEMS);
    assertThat(out.resolve(FIRST)).exists();
  }

  @Test
  void commands_read_a_folder_with_shards_as_one_without() throws IOException {
    run("check", "--shard-size=5", "--jobs=1");
    Path one = directory.resolve("one");
    run(one, "check", "--jobs=1");
    Run.Outcome same = Run.tsume("diff", out.toString(), one.toString());
    assertThat(same.exitCode()).isZero();
    assertThat(same.out()).contains(String.valueOf(PROBLEMS));
    for (String[] words :
        List.of(
            new String[] {"find", "--json", "--where", "length>0"},
            new String[] {"verify"},
            new String[] {"index", "-o", directory.resolve("x.idx").toString()})) {
      assertThat(told(words, out)).isEqualTo(told(words, one)).contains("p");
    }
    assertThat(Run.tsume("diff", out.resolve(FIRST).toString(), out.toString()).out())
        .contains("18");
    Run.Outcome listed = Run.tsume("show", directory.toString());
    assertThat(listed.out().lines().filter(line -> line.startsWith("p"))).hasSize(PROBLEMS);

    Files.write(out.resolve(FIRST), new byte[] {1, 2, 3});
    assertThat(Run.tsume("verify", out.toString()).exitCode()).isNotZero();
  }

  @Test
  void they_need_a_directory() {
    String[] position = {Samples.MATE_3, "--shard-size=5"};
    for (String command : List.of("solve", "check")) {
      Run.Outcome outcome = Run.tsume(command, position[0], position[1]);
      assertThat(outcome.exitCode()).isEqualTo(2);
      assertThat(outcome.err()).contains("--shard-size");
    }
  }

  private static String told(String[] words, Path place) {
    Run.Outcome outcome = Run.tsume(with(words, place.toString()));
    return (outcome.exitCode() + outcome.out() + outcome.err()).replace(place.toString(), "?");
  }

  private static String[] with(String[] words, String... more) {
    return Stream.concat(Stream.of(words), Stream.of(more)).toArray(String[]::new);
  }

  /** The results of {@code solve} in one file. */
  private List<String> whole() throws IOException {
    Path one = directory.resolve("one");
    run(one, "solve");
    return lines(one);
  }

  private Run.Outcome run(String command, String... more) {
    return run(out, command, more);
  }

  private Run.Outcome run(Path output, String command, String... more) {
    String[] words = {command, input.toString(), "-o" + output, "--hash=16m", "--no-timing"};
    return Run.tsume(with(words, more));
  }

  /** All lines of the results of a folder, sorted; unpacked by another program than ours. */
  private static List<String> lines(Path folder) throws IOException {
    List<String> lines = new ArrayList<>(Files.readAllLines(folder.resolve(TAIL)));
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".gz")).toList()) {
        text(file).lines().forEach(lines::add);
      }
    }
    return lines.stream().sorted().toList();
  }

  private static String text(Path file) throws IOException {
    return new String(unpacked(file), StandardCharsets.UTF_8);
  }

  private static byte[] unpacked(Path file) throws IOException {
    try (InputStream in = new GZIPInputStream(Files.newInputStream(file))) {
      return in.readAllBytes();
    }
  }

  private static byte[] packed(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
      gzip.write(bytes);
    }
    return out.toByteArray();
  }
}
