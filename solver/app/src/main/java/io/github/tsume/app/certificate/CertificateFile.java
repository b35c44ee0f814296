package io.github.tsume.app.certificate;

import io.github.tsume.app.certificate.RefusedException.Reason;
import io.github.tsume.app.text.LineText;
import io.github.tsume.board.Position;
import io.github.tsume.brinkmate.BrinkmateCertificate;
import io.github.tsume.soundness.Certificate;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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

  /** What may be claimed. */
  public enum Kind {
    /** The attacker mates. */
    MATE("mate"),
    /** He does not. */
    NO_MATE("no-mate"),
    /** The last move of the path is one after which every defence is answered. */
    BRINKMATE("brinkmate");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    static Optional<Kind> of(String word) {
      return Stream.of(values()).filter(kind -> kind.word.equals(word)).findFirst();
    }
  }

  /**
   * A line of a certificate.
   *
   * @param kind what is claimed
   * @param path the moves in USI after which that is so
   * @param proof the numbers of moves
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  public record Claim(Kind kind, List<String> path, byte[] proof) {
    public Claim {
      path = List.copyOf(path);
    }

    private String line() {
      String moves = path.isEmpty() ? "-" : String.join(",", path);
      return kind.word + ' ' + moves + ' ' + Base64.getEncoder().encodeToString(proof) + '\n';
    }
  }

  /** The text of a certificate. */
  public static String write(Position start, String sfen, Certificate certificate) {
    List<Claim> claims = new ArrayList<>();
    for (Certificate.Claim claim : certificate.claims()) {
      Kind kind = claim.mates() ? Kind.MATE : Kind.NO_MATE;
      claims.add(new Claim(kind, LineText.usi(start, claim.path()), claim.proof()));
    }
    return new CertificateFile(start.rules().name(), sfen, claims).text();
  }

  /** The text of a certificate of brinkmates. */
  public static String write(Position start, String sfen, BrinkmateCertificate certificate) {
    List<Claim> claims = new ArrayList<>();
    for (BrinkmateCertificate.Claim claim : certificate.claims()) {
      Integer key = claim.key();
      List<String> path = key == null ? List.of() : LineText.usi(start, List.of(key));
      claims.add(new Claim(key == null ? Kind.MATE : Kind.BRINKMATE, path, claim.proof()));
    }
    return new CertificateFile(start.rules().name(), sfen, claims).text();
  }

  private String text() {
    StringBuilder text = new StringBuilder(MAGIC).append('\n');
    text.append("rules ").append(rules).append('\n');
    text.append("sfen ").append(sfen).append('\n');
    claims.forEach(claim -> text.append(claim.line()));
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
      } else {
        Kind kind =
            Kind.of(words[0])
                .filter(any -> words.length == 3)
                .orElseThrow(() -> new RefusedException(Reason.LINE, words[0]));
        List<String> path = words[1].equals("-") ? List.of() : List.of(words[1].split(",", -1));
        claims.add(new Claim(kind, path, decoded(words[2])));
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
