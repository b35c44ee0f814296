package io.github.tsume.app.batch.job;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.app.batch.job.JournalFile.Journals;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.rules.StandardShogi;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalFileTest {
  private static final String SFEN = "9/4k4/9/4P4/9/9/9/9/9 b 2G2r2b2g4s4n4l17p 1";

  @TempDir private Path folder;

  private static int move(String usi) {
    ReadResult.Entry entry = SfenLineReader.parseOne(SFEN, "", ReadOptions.of(StandardShogi.RULES));
    Position position = Position.of(((ReadResult.Read) entry).problem().setup());
    int move = LegalMoves.resolve(position, usi);
    assertThat(move).as(usi).isNotEqualTo(Move.NONE);
    return move;
  }

  private static final int HEAD = move("G*5c");
  private static final int SIDE = move("G*4b");
  private static final int OTHER = move("G*6b");

  private JournalFile open(boolean resume) {
    return JournalFile.open(folder, "x", SFEN, StandardShogi.RULES, resume);
  }

  private Path file() {
    return folder.resolve("x.txt");
  }

  @Test
  void is_read_again_by_the_next_run() throws IOException {
    JournalFile first = open(true);
    first.page(List.of(HEAD)).failed(1, SIDE);
    first.page(List.of(SIDE)).failed(1, HEAD);
    assertThat(Files.readString(file()))
        .isEqualTo(
            """
            tsume journal 1
            %s
            line G*5c
            fails 1 G*4b
            line G*4b
            fails 1 G*5c
            """
                .formatted(SFEN));
    JournalFile next = open(true);
    assertThat(next.page(List.of(HEAD)).fails(1, SIDE)).isTrue();
    assertThat(next.page(List.of(HEAD)).fails(3, SIDE)).isFalse();
    assertThat(next.page(List.of(HEAD)).fails(1, OTHER)).isFalse();
    assertThat(next.page(List.of(SIDE)).fails(1, HEAD)).isTrue();
    next.page(List.of(HEAD)).failed(1, OTHER);
    assertThat(open(true).page(List.of(HEAD)).fails(1, OTHER)).isTrue();
  }

  @Test
  void a_row_that_was_not_written_to_its_end_is_not_believed() throws IOException {
    open(true).page(List.of(HEAD)).failed(1, SIDE);
    Files.writeString(file(), Files.readString(file()) + "fails 1 G*6b");
    JournalFile next = open(true);
    assertThat(next.page(List.of(HEAD)).fails(1, SIDE)).isTrue();
    assertThat(next.page(List.of(HEAD)).fails(1, OTHER)).isFalse();
    next.page(List.of(HEAD)).failed(3, OTHER);
    assertThat(Files.readAllLines(file())).endsWith("fails 1 G*4b", "fails 3 G*6b");
  }

  @Test
  void that_of_another_position_is_not_believed() throws IOException {
    open(true).page(List.of(HEAD)).failed(1, SIDE);
    Files.writeString(file(), Files.readString(file()).replace("2G2r", "G2r"));
    assertThat(open(true).page(List.of(HEAD)).fails(1, SIDE)).isFalse();
  }

  @Test
  void a_run_that_does_not_resume_begins_anew() {
    open(true).page(List.of(HEAD)).failed(1, SIDE);
    assertThat(open(false).page(List.of(HEAD)).fails(1, SIDE)).isFalse();
    assertThat(file()).doesNotExist();
  }

  @Test
  void goes_with_its_result() throws IOException {
    JournalFile journal = open(true);
    journal.page(List.of(HEAD)).failed(1, SIDE);
    journal.close();
    assertThat(file()).doesNotExist();
    new Journals(folder, true).tidy();
    assertThat(folder).doesNotExist();
    Files.createDirectories(folder);
  }

  @Test
  void stays_in_its_folder_whatever_the_name() throws IOException {
    Path journals = folder.resolve("reports").resolve("journals");
    Path notes = Files.writeString(folder.resolve("notes.txt"), "mine");
    for (boolean resume : new boolean[] {false, true}) {
      JournalFile journal =
          JournalFile.open(journals, "../../notes", SFEN, StandardShogi.RULES, resume);
      journal.page(List.of(HEAD)).failed(1, SIDE);
      assertThat(journals.toFile().list()).hasSize(1);
      journal.close();
      assertThat(journals.toFile().list()).isEmpty();
      assertThat(journal.trouble()).isNull();
    }
    assertThat(notes).hasContent("mine");
  }

  @Test
  void different_names_share_no_file() {
    JournalFile slash = JournalFile.open(folder, "a/b", SFEN, StandardShogi.RULES, true);
    JournalFile line = JournalFile.open(folder, "a_b", SFEN, StandardShogi.RULES, true);
    slash.page(List.of(HEAD)).failed(1, SIDE);
    line.page(List.of(HEAD)).failed(1, OTHER);
    assertThat(slash.trouble()).isNull();
    line.close();
    JournalFile next = JournalFile.open(folder, "a/b", SFEN, StandardShogi.RULES, true);
    assertThat(next.page(List.of(HEAD)).fails(1, SIDE)).isTrue();
    assertThat(next.page(List.of(HEAD)).fails(1, OTHER)).isFalse();
  }

  @Test
  void a_file_where_the_folder_should_be_is_not_removed() throws IOException {
    Path file = Files.createFile(folder.resolve("journals"));
    Journals.in(folder, true).tidy();
    assertThat(file).exists();
  }

  @Test
  void what_is_no_text_or_cannot_be_written_is_told_and_forgotten() throws IOException {
    Files.write(file(), new byte[] {(byte) 0xFF, (byte) 0xFE, 0});
    JournalFile unreadable = open(true);
    assertThat(unreadable.trouble()).isInstanceOf(MalformedInputException.class);
    unreadable.page(List.of(HEAD)).failed(1, SIDE);
    assertThat(unreadable.page(List.of(HEAD)).fails(1, SIDE)).isTrue();
    unreadable.close();
    assertThat(file()).doesNotExist();

    // A file stands where the folder should be.
    Path taken = Files.createFile(folder.resolve("taken"));
    JournalFile unwritable = JournalFile.open(taken, "x", SFEN, StandardShogi.RULES, false);
    unwritable.page(List.of(HEAD)).failed(1, SIDE);
    assertThat(unwritable.trouble()).isNotNull();
    assertThat(unwritable.page(List.of(HEAD)).fails(1, SIDE)).isTrue();
    unwritable.close();
  }
}
