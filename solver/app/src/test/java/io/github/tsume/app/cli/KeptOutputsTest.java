package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.log.Tally;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stood at the place of an output is kept beside, whichever command writes there. */
class KeptOutputsTest {
  private static final String ONE = "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1";
  private static final String OTHER = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";
  private static final String GAME = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b Gp 1 moves 5i5h 5a4a";

  /** Commands whose output is a folder with runs of its own, which are kept in another way. */
  private static final List<String> FOLDERS = List.of("check", "solve");

  @TempDir private Path directory;

  private Run.Outcome run(String words) {
    List<String> all = new ArrayList<>();
    for (String word : words.split(" ")) {
      all.add(
          word.replace("ONE", ONE)
              .replace("OTHER", OTHER)
              .replace("GAME", GAME)
              .replace("DIR", directory.toString()));
    }
    return Run.tsume(all.toArray(String[]::new));
  }

  /** The files below a folder with what they hold. */
  private static TreeMap<String, String> files(Path folder) throws IOException {
    TreeMap<String, String> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        String name = folder.relativize(file).toString().replace('\\', '/');
        files.put(name, new String(bytes, StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "convert -t sfen -o DIR/out/a.sfen ONE",
        "convert -t kif -o DIR/out/ ONE",
        "show -o DIR/out/a.txt ONE",
        "show --svg -o DIR/out/a.svg ONE",
        "show --html -o DIR/out/a.html ONE",
        "show --svg --sheet 6 -o DIR/out/ ONE",
        "index -o DIR/out/a.idx ONE",
        "mine -o DIR/out/a.sfen --jobs 1 GAME",
        "vary -o DIR/out/a.sfen --hash 16m --jobs 1 --hand G,S ONE",
        "extend -o DIR/out/ -t kif --most 1 --hash 16m --jobs 1 --region 5a-5d OTHER",
        "compose -o DIR/out/a.sfen --most 1 --hash 16m --jobs 1 --from-mates ONE",
        "place -o DIR/out/a.sfen --most 1 --hash 16m --jobs 1 GAME",
        "prune -o DIR/out/a.sfen --hash 16m --jobs 1 ONE",
        "repair -o DIR/out/a.sfen --most 1 --hash 16m --jobs 1 ONE",
        "grade -o DIR/out/a.csv ONE DIR/answers.txt",
        "man -o DIR/out",
      })
  void something_else_that_stood_there_is_kept_and_the_same_is_not(String words)
      throws IOException {
    Path out = Files.createDirectories(directory.resolve("out"));
    Files.writeString(directory.resolve("answers.txt"), "Ann\n1 G*5b\n");
    run(words);
    TreeMap<String, String> written = files(out);
    assertThat(written).isNotEmpty();
    assertThat(run(words).err()).doesNotContain(".earlier-1");
    assertThat(files(out)).as("the same is not kept twice").isEqualTo(written);

    for (String name : written.keySet()) {
      Files.writeString(out.resolve(name), "a week's work");
    }
    String said = run(words).err();
    TreeMap<String, String> after = files(out);
    written.forEach(
        (name, text) -> {
          assertThat(after).containsEntry(name, text);
          assertThat(after).containsEntry(name + ".earlier-1", "a week's work");
          assertThat(said).contains("What was there is kept in " + out.resolve(name));
        });
    assertThat(after).hasSize(2 * written.size());
  }

  @Test
  void what_is_converted_in_place_is_kept_as_it_was() throws IOException {
    Path file = Files.writeString(directory.resolve("a.sfen"), ONE + "\n\n\n" + OTHER + "\n");
    String before = Files.readString(file);
    Run.tsume("convert", "-t", "sfen", "-o", "" + file, "" + file);
    assertThat(Files.readString(file)).isNotEqualTo(before).contains(ONE, OTHER);
    assertThat(Path.of(file + ".earlier-1")).hasContent(before);
  }

  @Test
  void every_command_with_an_output_is_tried_here() throws NoSuchMethodException {
    ValueSource source =
        KeptOutputsTest.class
            .getDeclaredMethod(
                "something_else_that_stood_there_is_kept_and_the_same_is_not", String.class)
            .getAnnotation(ValueSource.class);
    List<String> tried =
        Arrays.stream(source.strings()).map(words -> words.split(" ")[0]).distinct().toList();
    List<String> writers = new ArrayList<>();
    for (String name : Commands.meant().keySet()) {
      if (Run.tsume(name, "--help").out().contains("--output=")) {
        writers.add(name);
      }
    }
    writers.removeAll(FOLDERS);
    assertThat(tried).containsExactlyInAnyOrderElementsOf(writers);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mine -o DIR/out/a.sfen --jobs 1 nonsense",
        "vary -o DIR/out/a.sfen --hash 16m --jobs 1 --hand G,S nonsense",
        "extend -o DIR/out/a.sfen --most 1 --hash 16m --jobs 1 nonsense",
        "extend -o DIR/out/ -t kif --most 1 --hash 16m --jobs 1 nonsense",
        "prune -o DIR/out/a.sfen --hash 16m --jobs 1 nonsense",
        "index -o DIR/out/a.idx nonsense",
      })
  void nothing_is_written_where_nothing_could_be_read(String words) throws IOException {
    Path out = Files.createDirectories(directory.resolve("out"));
    Files.writeString(directory.resolve("nonsense.sfen"), "9/9/9 b - 1\n");
    Files.writeString(out.resolve("a.sfen"), "earlier");
    Files.writeString(out.resolve("a.idx"), "earlier");
    TreeMap<String, String> before = files(out);
    String file = directory.resolve("nonsense.sfen").toString();
    assertThat(run(words.replace("nonsense", file)).exitCode()).isEqualTo(Tally.UNREADABLE);
    assertThat(files(out)).isEqualTo(before);
  }
}
