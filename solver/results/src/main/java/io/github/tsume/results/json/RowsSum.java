package io.github.tsume.results.json;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A sum of the rows of a folder, whatever their order: the first 16 bytes of the SHA-256 of each
 * row's JSON without its own sum, added modulo 2^128. {@code totals.json} tells it, so that a row
 * that was taken out or put in is noticed.
 */
public final class RowsSum {
  private static final int BYTES = 16;
  private static final Pattern LISTED = Pattern.compile("\"rows\":\"([0-9a-f]{32})\"");

  private BigInteger sum = BigInteger.ZERO;

  /** Adds a row. */
  public void add(String json) {
    sum = sum.add(of(json));
  }

  /** Takes a row away that was added. */
  public void remove(String json) {
    sum = sum.subtract(of(json));
  }

  private static BigInteger of(String json) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(json.getBytes(StandardCharsets.UTF_8));
      return new BigInteger(1, digest, 0, BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // Every Java has it.
    }
  }

  /** The sum as 32 hexadecimal digits. */
  public String text() {
    BigInteger rest = sum.mod(BigInteger.ONE.shiftLeft(Byte.SIZE * BYTES));
    String digits = rest.toString(16);
    return "0".repeat(2 * BYTES - digits.length()) + digits;
  }

  /** Whether a {@code totals.json} tells this sum, or none, as those of older versions. */
  public boolean isToldBy(String totals) {
    Matcher told = LISTED.matcher(totals);
    return !told.find() || told.group(1).equals(text());
  }
}
