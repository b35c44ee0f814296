package io.github.tsume.app.certificate;

import io.github.tsume.app.certificate.RefusedException.Reason;
import io.github.tsume.app.text.LineText;
import io.github.tsume.board.Position;
import io.github.tsume.soundness.Certificate;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;

/**
 * A certificate as text; the format is described in {@code solver/docs/certificates.md}.
 *
 * @param rules the name of the ruleset
 * @param sfen the position
 * @param claims what is claimed
 */
public record CertificateFile(String rules, String sfen, List<Claim> claims) {
  static final String MAGIC = "tsume-certificate/2";
  private static final String SUM = "sha256 ";

  public CertificateFile {
    claims = List.copyOf(claims);
  }

  /**
   * A line of a certificate.
   *
   * @param mates whether the attacker mates; else it is that he does not
   * @param path the moves in USI after which that is so
   * @param proof the numbers of moves
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  public record Claim(boolean mates, List<String> path, byte[] proof) {
    public Claim {
      path = List.copyOf(path);
    }
  }

  /** The text of a certificate. */
  public static String write(Position start, String sfen, Certificate certificate) {
    StringBuilder text = new StringBuilder(MAGIC).append('\n');
    text.append("rules ").append(start.rules().name()).append('\n');
    text.append("sfen ").append(sfen).append('\n');
    for (Certificate.Claim claim : certificate.claims()) {
      String path = String.join(",", LineText.usi(start, claim.path()));
      text.append(claim.mates() ? "mate " : "no-mate ").append(path.isEmpty() ? "-" : path);
      text.append(' ').append(Base64.getEncoder().encodeToString(claim.proof())).append('\n');
    }
    return text + SUM + sum(text.toString()) + '\n';
  }

  /**
   * The certificate that a text holds.
   *
   * @throws RefusedException if it holds none, or was changed since it was written
   */
  public static CertificateFile read(String text) {
    int end = text.lastIndexOf(SUM);
    if (!text.startsWith(MAGIC + "\n") || end < 0) {
      throw new RefusedException(Reason.VERSION, MAGIC);
    }
    String body = text.substring(0, end);
    if (!text.substring(end).equals(SUM + sum(body) + '\n')) {
      throw new RefusedException(Reason.SUM, "");
    }
    String rules = "";
    String sfen = "";
    List<Claim> claims = new ArrayList<>();
    for (String line : body.lines().skip(1).toList()) {
      String[] words = line.split(" ", 3);
      if (line.startsWith("sfen ")) {
        sfen = line.substring("sfen ".length());
      } else if (line.startsWith("rules ")) {
        rules = line.substring("rules ".length());
      } else if (words.length == 3 && (words[0].equals("mate") || words[0].equals("no-mate"))) {
        List<String> path = words[1].equals("-") ? List.of() : List.of(words[1].split(",", -1));
        claims.add(new Claim(words[0].equals("mate"), path, decoded(words[2])));
      } else {
        throw new RefusedException(Reason.LINE, words[0]);
      }
    }
    return new CertificateFile(rules, sfen, claims);
  }

  private static byte[] decoded(String base64) {
    try {
      return Base64.getDecoder().decode(base64);
    } catch (IllegalArgumentException e) {
      throw new RefusedException(Reason.LINE, "Base64");
    }
  }

  private static String sum(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
