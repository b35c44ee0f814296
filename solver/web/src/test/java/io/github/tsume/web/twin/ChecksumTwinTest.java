package io.github.tsume.web.twin;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.web.twin.java.util.zip.CRC32C;
import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A checksum in a browser is that of the Java machine: lines and indices are read by both. */
class ChecksumTwinTest {
  @Test
  void any_bytes_have_the_same_sum_however_they_come() {
    Random random = new Random(56);
    for (int i = 0; i < 200; i++) {
      byte[] bytes = new byte[random.nextInt(300)];
      random.nextBytes(bytes);
      java.util.zip.CRC32C real = new java.util.zip.CRC32C();
      real.update(bytes, 0, bytes.length);
      CRC32C whole = new CRC32C();
      whole.update(bytes);
      assertThat(whole.getValue()).isEqualTo(real.getValue());
      int cut = random.nextInt(bytes.length + 1);
      CRC32C parts = new CRC32C();
      parts.update(7);
      parts.reset();
      parts.update(bytes, 0, cut);
      parts.update(ByteBuffer.wrap(bytes, cut, bytes.length - cut));
      assertThat(parts.getValue()).isEqualTo(real.getValue());
    }
  }
}
