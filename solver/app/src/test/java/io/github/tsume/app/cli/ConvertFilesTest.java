package io.github.tsume.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.Interruption;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code convert} does to files that are there already. */
class ConvertFilesTest {
  /** More than any buffer holds. */
  private static final int MANY = 6000;

  @TempDir private Path directory;
  private Path input = Path.of("");

  @BeforeEach
  void make() throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      lines.add(Samples.MATE_3 + "\tp" + i + "\t3");
    }
    input = Files.write(directory.resolve("in.sfen"), lines);
  }

  private String[] files() {
    return java.util.Objects.requireNonNull(directory.toFile().list());
  }

  @Test
  void onto_its_own_input_loses_nothing() throws IOException {
    String before = Files.readString(input);
    Run.Outcome outcome = Run.tsume("convert", "-t", "sfen", "-o", "" + input, "" + input);
    assertThat(outcome.exitCode()).as(outcome.err()).isZero();
    assertThat(input).hasContent(before);
    assertThat(files()).containsExactly("in.sfen");
  }

  @Test
  void an_input_of_which_something_would_be_lost_stays() throws IOException {
    Files.writeString(input, Samples.MATE_3 + "\ta\t3\n4k4/9 b - 1\tb\n");
    String before = Files.readString(input);
    Run.Outcome unreadable = Run.tsume("convert", "-t", "sfen", "-o", "" + input, "" + input);
    assertThat(unreadable.exitCode()).isEqualTo(4);
    assertThat(unreadable.err()).contains(input + " is an input and stays as it is");
    assertThat(input).hasContent(before);

    String moves = Samples.MATE_3 + " moves G*5c\n";
    Files.writeString(input, moves);
    Run.Outcome lossy = Run.tsume("convert", "-t", "bod", "-o", "" + input, "" + directory);
    assertThat(lossy.exitCode()).isEqualTo(2);
    assertThat(input).hasContent(moves);
    assertThat(files()).containsExactly("in.sfen");

    Path other = Files.writeString(directory.resolve("other.bod"), "old");
    assertThat(Run.tsume("convert", "-t", "bod", "-o", "" + other, "" + input).exitCode()).isZero();
    assertThat(Files.readString(other)).contains("持駒");
  }

  @Test
  void an_illegal_position_is_carried_over_and_told() throws IOException {
    Path illegal = directory.resolve("illegal.sfen");
    Files.writeString(illegal, Samples.MATE_3 + "\n9/4k4/9/4P4/9/9/9/9/9 b 20G 1\n");
    Run.Outcome outcome = Run.tsume("convert", "-t", "sfen", "" + illegal);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.lines()).hasSize(2);
    assertThat(outcome.err()).contains(illegal + ":2:25: too many pieces", "[too-many-pieces]");
  }

  @Test
  void an_interrupted_conversion_leaves_the_old_file() throws IOException {
    Path out = Files.writeString(directory.resolve("out.sfen"), "old");
    Interruption interruption = new Interruption();
    InputStream end =
        new FilterInputStream(InputStream.nullInputStream()) {
          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            interruption.interrupt();
            return super.read(bytes, offset, length);
          }
        };
    byte[] lines = Files.readString(input).getBytes(StandardCharsets.UTF_8);
    Run.Outcome outcome =
        new Run()
            .with(interruption)
            .in(new SequenceInputStream(new ByteArrayInputStream(lines), end))
            .run("convert", "-t", "sfen", "-o", "" + out, "-");
    assertThat(outcome.exitCode()).isEqualTo(130);
    assertThat(outcome.err()).contains("problems were tried, those after them were not");
    assertThat(out).hasContent("old");
    assertThat(files()).containsExactlyInAnyOrder("in.sfen", "out.sfen");
  }

  @Test
  void an_interrupted_conversion_tells_how_many_were_never_tried() {
    Interruption interruption = new Interruption();
    interruption.interrupt();
    Run.Outcome outcome = new Run().with(interruption).run("convert", "-t", "sfen", "" + input);
    assertThat(outcome.exitCode()).isEqualTo(130);
    assertThat(outcome.err())
        .contains("Interrupted: 0 of 6,000 problems were tried, the others were not");
  }

  @Test
  void only_who_keeps_results_in_a_file_speaks_of_it_when_broken_off() throws IOException {
    Files.writeString(input, Samples.MATE_3 + "\n");
    Path results = directory.resolve("results");
    Interruption interruption = new Interruption();
    new Run().with(interruption).run("convert", "-t", "sfen", "" + input);
    new Run().with(interruption).run("check", "--hash=16m", "" + Samples.MATE_3);
    assertThat(interruption.keptIn()).isEmpty();
    new Run().with(interruption).run("check", "--hash=16m", "-o", "" + results, "" + input);
    assertThat(interruption.keptIn()).isEqualTo("" + results.resolve("results.jsonl"));
  }

  @Test
  void in_a_directory_no_input_is_overwritten() throws IOException {
    String before = Files.readString(input);
    for (String source : List.of("" + input, "" + directory, directory + "/*.sfen")) {
      Run.Outcome outcome = Run.tsume("convert", "-t", "sfen", "-o", "" + directory, source);
      assertThat(outcome.exitCode()).as(source).isEqualTo(2);
      assertThat(outcome.err()).contains(input + " is an input and is not overwritten");
      assertThat(input).hasContent(before);
    }
    Path kif = Files.createDirectories(directory.resolve("kif"));
    Files.writeString(input, Samples.MATE_3 + "\ta\n");
    assertThat(Run.tsume("convert", "-t", "kif", "-o", "" + kif, "" + input).exitCode()).isZero();
    String text = Files.readString(kif.resolve("a.kif"));
    Files.writeString(input, Samples.NO_MATE + "\ta\n");
    Run.Outcome later = Run.tsume("convert", "-t", "kif", "-o", "" + kif, "" + input, "" + kif);
    assertThat(later.exitCode()).isEqualTo(2);
    assertThat(kif.resolve("a.kif")).hasContent(text);
    assertThat(Run.tsume("convert", "-t", "kif", "-o", "" + kif, "" + input).exitCode()).isZero();
    assertThat(Files.readString(kif.resolve("a.kif"))).isNotEqualTo(text);
  }

  @Test
  void what_cannot_be_read_back_is_no_success_and_told_even_if_quiet() throws IOException {
    Path impossible =
        Files.writeString(directory.resolve("b.kif"), "手合割：平手\n1 ７六歩(77)\n2 ５五角(11)\n3 ２六歩(27)\n");
    Path good = Files.writeString(directory.resolve("a.kif"), "手合割：平手\n1 ７六歩(77)\n");
    Path many = Files.writeString(directory.resolve("c.sfen"), "4k4/9/9/9/9/9/9/9/9 b 150P 1\n");
    Run.Outcome usi =
        Run.tsume("convert", "--quiet", "-t", "usi", "" + good, "" + impossible, "" + many);
    assertThat(usi.exitCode()).isOne();
    assertThat(usi.lines())
        .containsExactly(
            "position startpos moves 7g7f",
            "position startpos moves 7g7f",
            "position sfen 4k4/9/9/9/9/9/9/9/9 b 150P2r2b4g4s4n4l 1");
    assertThat(usi.err())
        .contains(impossible + ":1: b: left out, since it could not be read back: moves (2)\n")
        .endsWith(
            ": too many pieces: 150 of pawn (P), only 18 exist; expected P ≤ 18 [too-many-pieces]\n")
        .contains("warning: no such piece stands where the move begins");

    Path folder = directory.resolve("kif");
    Run.Outcome kif = Run.tsume("convert", "-t", "kif", "-o", folder + "/", "" + good, "" + many);
    assertThat(kif.exitCode()).isOne();
    assertThat(kif.err())
        .contains(many + ":1: c: not written; the format cannot hold: the position (150P)")
        .contains(
            "1 written, 0 of them not completely, 0 could not be read, 1 could not be written");
    assertThat(folder.toFile().list()).containsExactly("a.kif");
  }
}
