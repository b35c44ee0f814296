package io.github.tsume.app.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.tsume.record.Warning;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InputSourceTest {
  private static final String SFEN = "4k4/9/4P4/9/9/9/9/9/9 b G 1";

  @TempDir private Path directory;

  private static List<InputEntry> read(InputStream in, String... inputs) {
    List<InputEntry> entries = new ArrayList<>();
    try (InputSource source = new InputSource(List.of(inputs), InputOptions.DEFAULT, in)) {
      source.forEachRemaining(entries::add);
    }
    return entries;
  }

  private static List<String> ids(String... inputs) {
    return read(InputStream.nullInputStream(), inputs).stream().map(InputEntry::id).toList();
  }

  private static InputStream text(String text) {
    return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void arguments_are_told_apart() {
    assertThat(
            InputArgument.parse(
                List.of("-", "no.kif", "a/*.sfen", "4k4/9/9/9/9/9/9/9/9", "b", "-", "1", "-")))
        .containsExactly(
            new InputArgument.Standard(),
            new InputArgument.Place(Path.of("no.kif")),
            new InputArgument.Glob("a/*.sfen"),
            new InputArgument.Position("4k4/9/9/9/9/9/9/9/9 b - 1", 0),
            new InputArgument.Standard());
    assertThat(InputArgument.parse(List.of("position", "startpos", "moves", "7g7f", "x.kif")))
        .containsExactly(
            new InputArgument.Position("position startpos moves 7g7f", 0),
            new InputArgument.Place(Path.of("x.kif")));
    assertThat(InputArgument.parse(List.of(SFEN, "sfen " + SFEN)))
        .containsExactly(
            new InputArgument.Position(SFEN, 1), new InputArgument.Position("sfen " + SFEN, 2));
  }

  @Test
  void a_position_in_running_text_need_not_be_quoted() {
    assertThat(
            InputArgument.parse(
                List.of("攻方：５三歩、", "４三銀", "持駒：金", "受方：５一玉", "no.kif", "受方：５一玉 攻方：５三と")))
        .containsExactly(
            new InputArgument.Position("攻方：５三歩、 ４三銀 持駒：金 受方：５一玉", 1),
            new InputArgument.Place(Path.of("no.kif")),
            new InputArgument.Position("受方：５一玉 攻方：５三と", 2));
    assertThat(ids("攻方：５三歩 受方：５一玉")).containsExactly("1");
    assertThat(ids("攻方：５三歩 受方：５一玉 攻方：５三と 受方：５一玉")).hasSize(2);
    InputEntry bad = read(InputStream.nullInputStream(), "攻方：５三犬、４三銀 受方：５一玉").get(0);
    assertThat(((InputEntry.Bad) bad).error().column()).isEqualTo(6);
  }

  @Test
  void comments_after_the_last_line_and_headings_are_kept() {
    List<InputEntry> entries = read(text("# 集\n\n# c\n" + SFEN + "\n" + SFEN + "\n# end\n"), "-");
    assertThat(((InputEntry.Good) entries.get(0)).problem().tree().comments()).containsExactly("c");
    assertThat(((InputEntry.Good) entries.get(0)).problem().metadata().get("見出し")).isEqualTo("集");
    assertThat(((InputEntry.Good) entries.get(1)).problem().metadata().get("後書き")).isEqualTo("end");
  }

  @Test
  void files_directories_and_patterns_are_read_in_the_order_of_their_names() throws IOException {
    Files.createDirectories(directory.resolve("d/.hidden"));
    Files.writeString(directory.resolve("d/b.sfen"), SFEN + "\n" + SFEN + "\tlabel\n");
    Files.writeString(directory.resolve("d/a.sfen"), SFEN);
    Files.writeString(directory.resolve("d/.hidden/c.sfen"), SFEN);
    Files.writeString(directory.resolve("d/notes.txt"), SFEN);
    Files.writeString(directory.resolve("e.sfen"), SFEN);
    assertThat(ids(directory.toString())).containsExactly("a", "b-1", "label", "notes", "e");
    assertThat(ids(directory + "/*.sfen")).containsExactly("e");
    assertThat(ids(directory + "/*/?.sfen")).containsExactly("a", "b-1", "label");
    assertThat(ids(directory + "/**/*.sfen")).containsExactly("a", "b-1", "label");
    assertThat(ids(directory + "/e.sfen", SFEN)).containsExactly("e", "1");
    assertThat(ids(directory + "/d/notes.txt")).containsExactly("notes");
  }

  @Test
  void an_endless_stream_is_read_as_far_as_it_is_asked_for() {
    InputStream endless =
        new InputStream() {
          private final byte[] line = (SFEN + "\n").getBytes(StandardCharsets.US_ASCII);
          private int at;

          @Override
          public int read() {
            return line[at++ % line.length];
          }

          @Override
          public int read(byte[] bytes, int offset, int length) {
            for (int i = 0; i < length; i++) {
              bytes[offset + i] = (byte) read();
            }
            return length;
          }
        };
    try (InputSource source = new InputSource(List.of("-"), InputOptions.DEFAULT, endless)) {
      assertThat(source.hasSeveral()).isTrue();
      Iterator<InputEntry> entries = source;
      for (int i = 1; i <= 100_000; i++) {
        InputEntry entry = entries.next();
        if (i % 10_000 == 1) {
          assertThat(entry.id()).isEqualTo(String.valueOf(i));
          assertThat(entry.source().line()).isEqualTo(i);
        }
      }
    }
  }

  @Test
  void lines_end_as_they_like_and_labels_are_in_any_encoding() {
    byte[] sjis = (SFEN + "\t詰将棋\r\n").getBytes(Charset.forName("windows-31j"));
    assertThat(read(new ByteArrayInputStream(sjis), "-"))
        .extracting(InputEntry::id)
        .containsExactly("詰将棋");
    assertThat(
            read(
                text("\ufeff" + SFEN + "\r\n\r\n" + SFEN + "\r# c\n" + SFEN + "\tx\r\n\u001a"),
                "-"))
        .extracting(InputEntry::id)
        .containsExactly("1", "2", "x");
  }

  @Test
  void an_endless_line_is_an_error_and_not_the_end_of_memory() {
    String text = SFEN + "\n" + "9".repeat(1 << 20) + "\n" + SFEN + "\n";
    List<InputEntry> entries = read(text(text), "-");
    assertThat(entries).hasSize(3);
    assertThat(entries.get(1)).isInstanceOf(InputEntry.Bad.class);
    assertThat(((InputEntry.Bad) entries.get(1)).error().code()).isEqualTo("line-too-long");
  }

  @Test
  void a_bad_row_keeps_its_label() {
    List<InputEntry> entries = read(text(SFEN + "\n4k4/9 b - 1\tbad\t3\n"), "-");
    assertThat(entries).extracting(InputEntry::id).containsExactly("1", "bad");
    assertThat(entries.get(1).source().toString()).isEqualTo("-:2");
  }

  @Test
  void a_stream_that_breaks_is_an_error_after_what_was_read() {
    InputStream breaking =
        new InputStream() {
          private final InputStream start = text(SFEN + "\n" + SFEN + "\n");

          @Override
          public int read() throws IOException {
            int b = start.read();
            if (b < 0) {
              throw new IOException("gone");
            }
            return b;
          }

          @Override
          public int read(byte[] bytes, int offset, int length) throws IOException {
            int count = start.read(bytes, offset, length);
            if (count < 0) {
              throw new IOException("gone");
            }
            return count;
          }
        };
    List<InputEntry> entries = new ArrayList<>();
    InputOptions sfen =
        new InputOptions(
            io.github.tsume.notation.Format.SFEN,
            null,
            io.github.tsume.notation.common.ReadOptions.DEFAULT);
    new InputSource(List.of("-"), sfen, breaking).forEachRemaining(entries::add);
    assertThat(entries).hasSize(3);
    assertThat(entries.get(2)).isInstanceOf(InputEntry.Bad.class);
  }

  @Test
  void a_byte_that_makes_no_sense_is_told_with_its_line() throws IOException {
    byte[] bytes =
        ("# 注釈\n" + SFEN + "\t題名\u0001の例\n" + SFEN + "\t次\n").getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == 1 ? (byte) 0xff : bytes[i];
    }
    Path file = Files.write(directory.resolve("a.sfen"), bytes);
    List<InputEntry> entries = read(InputStream.nullInputStream(), file.toString());
    assertThat(entries).hasSize(2);
    assertThat(((InputEntry.Good) entries.get(0)).problem().warnings())
        .extracting(Warning::code, Warning::line)
        .containsExactly(tuple("broken-bytes", 2));
    assertThat(((InputEntry.Good) entries.get(1)).problem().warnings()).isEmpty();
  }
}
