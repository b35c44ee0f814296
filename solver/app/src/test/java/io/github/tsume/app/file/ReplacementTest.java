package io.github.tsume.app.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplacementTest {
  @TempDir private Path directory;

  private static void write(Path place, String text) throws IOException {
    try (Replacement file = Replacement.of(place)) {
      file.write(text.getBytes(UTF_8));
      file.commit();
    }
  }

  @Test
  void the_old_file_stays_until_the_new_one_is_complete() throws IOException {
    Path place = Files.writeString(directory.resolve("a"), "old");
    try (Replacement file = Replacement.of(place)) {
      file.write(new byte[100_000]);
      assertThat(place).hasContent("old");
    }
    assertThat(place).hasContent("old");
    write(place, "new");
    assertThat(place).hasContent("new");
    write(directory.resolve("b"), "first");
    assertThat(directory.toFile().list()).containsExactlyInAnyOrder("a", "b");
  }

  @Test
  void links_and_permissions_stay() throws IOException {
    Path place = Files.writeString(directory.resolve("a"), "old");
    assumeTrue(Files.getFileStore(place).supportsFileAttributeView("posix"));
    Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rw-------"));
    Path link = Files.createSymbolicLink(directory.resolve("link"), place);
    write(link, "new");
    assertThat(link).isSymbolicLink();
    assertThat(place).hasContent("new");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(place)))
        .isEqualTo("rw-------");
  }

  @Test
  void a_device_is_written_to_and_stays_one() throws IOException {
    Path device = Path.of("/dev/null");
    assumeTrue(Files.isWritable(device));
    write(device, "gone");
    assertThat(Files.isRegularFile(device)).isFalse();
    assertThat(Files.exists(device)).isTrue();
  }

  @Test
  void what_a_killed_process_left_goes_and_what_is_being_written_stays(@TempDir Path folder)
      throws IOException {
    Path deep = Files.createDirectories(folder.resolve("kif").resolve("0001"));
    Files.writeString(folder.resolve(".tsume-a.tmp"), "half");
    Files.writeString(deep.resolve(".tsume-b.tmp"), "half");
    Path other = Files.writeString(folder.resolve(".tsume-notes.txt"), "mine");
    try (Replacement written = Replacement.of(folder.resolve("x"))) {
      written.write("new".getBytes(UTF_8));
      Leftovers.clear(folder);
      Leftovers.clearAll(folder.resolve("kif"));
      assertThat(folder.resolve(".tsume-a.tmp")).doesNotExist();
      assertThat(deep).isEmptyDirectory();
      assertThat(other).hasContent("mine");
      written.commit();
    }
    assertThat(folder.resolve("x")).hasContent("new");
    Files.writeString(folder.resolve(".tsume-c.tmp"), "half");
    try (Replacement alone = Replacement.alone(folder.resolve("x"), kept -> {})) {
      assertThat(folder.resolve(".tsume-c.tmp")).doesNotExist();
    }
  }
}
