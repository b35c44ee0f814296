package io.github.tsume.certificate;

import io.github.tsume.verify.ClaimKind;
import io.github.tsume.verify.Counting;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/**
 * A certificate as text; the format is described in {@code solver/docs/certificates.md}.
 *
 * @param rules the name of the ruleset
 * @param sfen the position
 * @param futile the code of the rule for futile interpositions
 * @param line the line that was examined
 * @param complete which parts it is said to have
 * @param claims what is claimed
 */
public record CertificateFile(
    String rules,
    String sfen,
    String futile,
    List<String> line,
    List<String> complete,
    List<Claim> claims) {
  static final String MAGIC = "tsume-certificate/3";

  /** The version before: each claim is shown alone, and there are but three kinds. */
  static final String MAGIC_2 = "tsume-certificate/2";

  static final String SUM = "sha256 ";

  /** A certificate with copied lists. */
  public CertificateFile {
    line = List.copyOf(line);
    complete = List.copyOf(complete);
    claims = List.copyOf(claims);
  }

  /**
   * A line of a certificate.
   *
   * @param kind what is claimed
   * @param number what belongs to it
   * @param path the moves in USI after which that is so
   * @param proof the numbers of moves
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  public record Claim(ClaimKind kind, int number, List<String> path, byte[] proof) {
    /** A claim with copied moves. */
    public Claim {
      path = List.copyOf(path);
    }

    /** The line, which is the only one for it. */
    String line() {
      String word = kind.word() + (kind.isNumbered() ? ":" + number : "");
      return word + ' ' + moves(path) + ' ' + Base64.getEncoder().encodeToString(proof);
    }
  }

  private static String moves(List<String> usi) {
    return usi.isEmpty() ? "-" : String.join(",", usi);
  }

  /** The code of a rule for futile interpositions, as in results. */
  public static String code(Counting counting) {
    return counting.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The same, said to have some parts. */
  public CertificateFile withComplete(List<String> parts) {
    return new CertificateFile(rules, sfen, futile, line, parts, claims);
  }

  /** The text, with its sum. */
  public String text() {
    StringBuilder text = new StringBuilder(MAGIC).append('\n');
    text.append("rules ").append(rules).append('\n');
    text.append("sfen ").append(sfen).append('\n');
    text.append("futile ").append(futile).append('\n');
    text.append("line ").append(moves(line)).append('\n');
    text.append("complete ").append(moves(complete)).append('\n');
    claims.forEach(claim -> text.append(claim.line()).append('\n'));
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    return text + SUM + HexFormat.of().formatHex(digest().digest(bytes)) + '\n';
  }

  /** The sum that a text ends with: what results tell of it. */
  public static String sumOf(String text) {
    return text.substring(text.lastIndexOf(SUM) + SUM.length()).strip();
  }

  static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
