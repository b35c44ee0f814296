package io.github.tsume.verify;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.position.Position;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * The sum of the positions of a ply, in whatever order they come: how many they are, in how many
 * ways they are reached, and the digests of their texts, added up.
 */
public final class LayerSum {
  /** So many bytes tell it. */
  public static final int BYTES = 32;

  private final MessageDigest digest;
  private long positions;
  private long ways;
  private long high;
  private long low;

  /** No positions yet. */
  public LayerSum() {
    try {
      digest = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The text of a position: its SFEN without the number of the ply. */
  static String text(Position position) {
    String sfen = CanonicalSfen.of(position.toSetup());
    return sfen.substring(0, sfen.lastIndexOf(' '));
  }

  /** Adds a position that is reached in so many ways. */
  public void add(Position position, long reached) {
    add(text(position), reached);
  }

  /** Adds ways alone. */
  public void addWays(long reached) {
    ways += reached;
  }

  void add(String text, long reached) {
    ByteBuffer bytes = ByteBuffer.wrap(digest.digest(text.getBytes(StandardCharsets.US_ASCII)));
    long more = bytes.getLong();
    long less = bytes.getLong();
    low += less;
    high += more + (Long.compareUnsigned(low, less) < 0 ? 1 : 0);
    positions++;
    ways += reached;
  }

  /** The bytes of a claim. */
  public byte[] toBytes() {
    return ByteBuffer.allocate(BYTES)
        .putLong(positions)
        .putLong(ways)
        .putLong(high)
        .putLong(low)
        .array();
  }

  /** How many positions a claim says that there are. */
  public static long positions(byte[] claim) {
    return ByteBuffer.wrap(claim).getLong();
  }
}
