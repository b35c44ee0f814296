package io.github.tsume.app.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of blocks, read as gzip reads them and at random places. */
class BlockFileTest {
  @TempDir private Path directory;

  private final Random random = new Random(48);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 1000, Blocks.MOST - 1, Blocks.MOST, Blocks.MOST + 1, 500_000})
  void gives_back_what_was_written(int size) throws IOException {
    for (int values : new int[] {3, 256}) {
      byte[] bytes = bytes(size, values);
      Path file = write(bytes);
      try (BlockFile blocks = BlockFile.open(file)) {
        assertThat(blocks.size()).isEqualTo(size);
        assertThat(blocks.stream().readAllBytes()).isEqualTo(bytes);
        assertThat(gunzip(Files.readAllBytes(file))).isEqualTo(bytes);
        for (int i = 0; i < 200 && size > 0; i++) {
          int at = random.nextInt(size);
          ByteBuffer some = ByteBuffer.allocate(100);
          int count = blocks.read(some, at);
          assertThat(count).isPositive();
          assertThat(Arrays.copyOf(some.array(), count))
              .isEqualTo(Arrays.copyOfRange(bytes, at, at + count));
        }
        assertThat(blocks.read(ByteBuffer.allocate(1), size)).isEqualTo(-1);
        assertThat(blocks.isDamaged()).isFalse();
      }
    }
  }

  @Test
  void files_one_after_the_other_are_one() throws IOException {
    byte[] bytes = bytes(70_000, 5);
    byte[] once = Files.readAllBytes(write(bytes));
    Path twice = directory.resolve("twice");
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(once);
    all.writeBytes(once);
    Files.write(twice, all.toByteArray());
    try (BlockFile blocks = BlockFile.open(twice)) {
      assertThat(blocks.stream().readAllBytes()).hasSize(140_000).startsWith(bytes).endsWith(bytes);
    }
  }

  @Test
  void no_changed_byte_passes_for_another() throws IOException {
    byte[] bytes = bytes(200_000, 20);
    byte[] file = Files.readAllBytes(write(bytes));
    for (int i = 0; i < 300; i++) {
      byte[] changed = file.clone();
      changed[random.nextInt(file.length)] ^= (byte) (1 << random.nextInt(8));
      Path place = Files.write(directory.resolve("changed"), changed);
      try (BlockFile blocks = BlockFile.open(place)) {
        byte[] read = blocks.stream().readAllBytes();
        assertThat(blocks.isDamaged()).isTrue();
        assertThat(read.length).isLessThanOrEqualTo(bytes.length + Blocks.MOST);
        for (int at = 0; at < Math.min(read.length, bytes.length); at++) {
          if (read[at] != bytes[at] && read[at] != '\n') {
            throw new AssertionError("byte " + at + " was changed, and nobody knows");
          }
        }
      }
    }
  }

  private byte[] bytes(int size, int values) {
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      bytes[i] = (byte) random.nextInt(values);
    }
    return bytes;
  }

  private Path write(byte[] bytes) throws IOException {
    Path file = directory.resolve("file");
    try (var stream = Files.newOutputStream(file);
        BlockOutput out = new BlockOutput(stream)) {
      out.write(bytes);
    }
    return file;
  }

  private static byte[] gunzip(byte[] bytes) throws IOException {
    return new GZIPInputStream(new ByteArrayInputStream(bytes)).readAllBytes();
  }
}
