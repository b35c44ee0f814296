package io.github.tsume.certificate;

import io.github.tsume.certificate.CertificateFile.Claim;
import io.github.tsume.certificate.RefusedException.Refusal;
import io.github.tsume.verify.ClaimKind;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A reader of a certificate line by line, so that no more of it is in memory than one claim: first
 * its head, then the claims, last the sum. A certificate that is too large is refused where it
 * becomes so.
 */
public final class CertificateSource implements Closeable {
  /** The most bytes of a certificate. Our own have at most some six million. */
  public static final long LARGEST = 64L << 20;

  private final InputStream in;
  private final MessageDigest sum = CertificateFile.digest();
  private String found = "";
  private final boolean isAlone;
  private final String rules;
  private final String sfen;
  private final String futile;
  private final List<String> line;
  private final List<String> complete;
  private long read;
  private @Nullable String next;

  /**
   * Reads the head of a certificate.
   *
   * @throws RefusedException if it is none
   */
  public CertificateSource(InputStream in) throws IOException {
    this.in = new BufferedInputStream(in);
    String magic = line();
    this.isAlone = CertificateFile.MAGIC_2.equals(magic);
    if (!isAlone && !CertificateFile.MAGIC.equals(magic)) {
      throw new RefusedException(Refusal.VERSION, CertificateFile.MAGIC);
    }
    this.rules = head("rules");
    this.sfen = head("sfen");
    this.futile = isAlone ? "" : head("futile");
    this.line = isAlone ? List.of() : moves(head("line"));
    this.complete = isAlone ? List.of() : moves(head("complete"));
    this.next = line();
  }

  /** Whether each claim is to be shown alone, as it was in the version before. */
  boolean isAlone() {
    return isAlone;
  }

  String rules() {
    return rules;
  }

  String sfen() {
    return sfen;
  }

  String futile() {
    return futile;
  }

  List<String> mainline() {
    return line;
  }

  /** The sum of all that was read, in hexadecimal digits; empty as long as there is more. */
  String sum() {
    return found;
  }

  /** How many bytes were read. */
  long bytes() {
    return read;
  }

  /** Which parts it is said to have. */
  List<String> complete() {
    return complete;
  }

  /**
   * The next claim; null if all were read and the sum is right.
   *
   * @throws RefusedException if it is not understood, or the sum is wrong
   */
  @Nullable Claim next() throws IOException {
    String text = next;
    if (text == null) {
      throw new RefusedException(Refusal.SUM, "");
    }
    if (text.startsWith(CertificateFile.SUM)) {
      found = HexFormat.of().formatHex(sum.digest());
      if (!text.equals(CertificateFile.SUM + found) || in.read() >= 0) {
        throw new RefusedException(Refusal.SUM, "");
      }
      return null;
    }
    next = line();
    return claim(text);
  }

  /** The claim of a line, which has to be the one that is written for it. */
  private static Claim claim(String text) {
    RefusedException wrong = new RefusedException(Refusal.LINE, text.split("[ :]", 2)[0]);
    String[] words = text.split(" ", -1);
    String[] word = words[0].split(":", 2);
    ClaimKind kind = ClaimKind.of(word[0]).orElseThrow(() -> wrong);
    if (words.length != 3) {
      throw wrong;
    }
    Claim claim;
    try {
      int number = word.length == 2 ? Integer.parseUnsignedInt(word[1]) : 0;
      claim = new Claim(kind, number, moves(words[1]), Base64.getDecoder().decode(words[2]));
    } catch (IllegalArgumentException e) {
      throw wrong;
    }
    if (claim.number() < 0 || !claim.line().equals(text)) {
      throw wrong;
    }
    return claim;
  }

  private static List<String> moves(String text) {
    return text.equals("-") ? List.of() : List.of(text.split(",", -1));
  }

  private String head(String word) throws IOException {
    String text = Objects.requireNonNullElse(line(), "");
    if (!text.startsWith(word + " ")) {
      throw new RefusedException(Refusal.LINE, word);
    }
    return text.substring(word.length() + 1);
  }

  /** The next line, which counts for the sum unless it holds it; null at the end. */
  private @Nullable String line() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int one = in.read();
    while (one >= 0 && one != '\n') {
      bytes.write(one);
      if (++read > LARGEST) {
        throw new RefusedException(Refusal.SIZE, String.valueOf(LARGEST >> 20));
      }
      one = in.read();
    }
    if (one < 0) {
      // Every line of a certificate ends.
      return null;
    }
    read++;
    String text = bytes.toString(StandardCharsets.UTF_8);
    if (!text.startsWith(CertificateFile.SUM)) {
      sum.update(bytes.toByteArray());
      sum.update((byte) '\n');
    }
    return text;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
