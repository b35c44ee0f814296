package io.github.tsume.index;

import io.github.tsume.board.Setup;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A maker of digests (SHA-256, cut) from which no position can be read: whoever has a position sees
 * whether it is the one, and nobody else learns it but by trying. For one thread.
 */
final class PositionDigest {
  private static final int LENGTH = 16;
  private static final String BLACK = "b";
  private static final String WHITE = "w";

  private final MessageDigest sha;

  PositionDigest() {
    try {
      sha = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The number under which a position is found whose other index would have it under a key. */
  long key(long key) {
    return ByteBuffer.wrap(sha.digest(ByteBuffer.allocate(Long.BYTES).putLong(key).array()))
        .getLong();
  }

  /** The digest of a position where it stands, with who attacks. */
  String of(Setup setup) {
    Placement placement = Placement.of(setup);
    return (placement.isTurned() ? WHITE : BLACK) + hex(placement);
  }

  /** The position of a digest, if it is like a placement but for mirror, colours and shift. */
  @Nullable Setup recognized(String digest, Placement like) {
    boolean turned = digest.startsWith(WHITE);
    for (Placement each : new Placement[] {like, like.mirror()}) {
      Stones stones = each.stones();
      int files = each.rules().width() - stones.last(stones.files) + stones.first(stones.files);
      int ranks = each.rules().height() - stones.last(stones.ranks) + stones.first(stones.ranks);
      for (int at = 0; at < files * ranks; at++) {
        Placement shifted = each.with(stones, at % files, at / files);
        if (digest.endsWith(hex(shifted))) {
          return shifted.setup(turned);
        }
      }
    }
    return null;
  }

  private String hex(Placement placement) {
    sha.update(placement.rules().name().getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(Arrays.copyOf(sha.digest(placement.bytes()), LENGTH));
  }
}
