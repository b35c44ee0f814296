package io.github.tsume.app.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.tsume.helpmate.Spill;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SpillFolderTest {
  @TempDir Path parent;

  private final List<OutputException> told = new ArrayList<>();

  @Test
  void what_is_added_can_be_read_and_what_cannot_is_told_once() throws IOException {
    Path folder = Files.createDirectory(parent.resolve("spill"));
    SpillFolder spill = new SpillFolder(folder, told::add);
    long[] read = new long[4];
    try (Spill.Room room = spill.room()) {
      assertThat(room.add(new long[] {1, 2, 3}, 2)).isTrue();
      assertThat(room.add(new long[] {3, 4, 5, Long.MIN_VALUE}, 4)).isTrue();
      room.read(1, read, 4);
      assertThat(read).containsExactly(2, 3, 4, 5);
      room.read(5, read, 1);
      assertThat(read).containsExactly(Long.MIN_VALUE, 3, 4, 5);
      assertThat(told).isEmpty();
      assertThatThrownBy(() -> room.read(5, read, 2)).isInstanceOf(Spill.LostException.class);
      assertThat(told).hasSize(1);
    }
    assertThat(folder).isEmptyDirectory();
    told.clear();

    SpillFolder other = new SpillFolder(folder, told::add);
    Files.delete(folder);
    for (int i = 0; i < 2; i++) {
      try (Spill.Room room = other.room()) {
        assertThat(room.add(read, 4)).isFalse();
      }
    }
    assertThat(told).hasSize(1);
    assertThat(told.get(0).place()).isEqualTo(folder.toString());
  }
}
