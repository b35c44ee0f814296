package io.github.tsume.app.batch.job;

import io.github.tsume.app.file.FileNames;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.PlainFile;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.CertificateFile;
import io.github.tsume.certificate.CertificateSource;
import io.github.tsume.certificate.RefusedException;
import io.github.tsume.certificate.Verification;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.Seal;
import io.github.tsume.results.text.LineText;
import io.github.tsume.soundness.claims.Certificate;
import io.github.tsume.verify.Counting;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The place of certificates: a file for each problem, below the directory of the results. One that
 * is there stays, as a result may name it: another of the problem gets a name of its own.
 */
public record CertificateStore(Path directory) {
  public static final String FOLDER = "certificates";

  /**
   * Writes the certificate of a result; returns the result with the name of that file, relative to
   * the results, and with what it shows: it is followed at once, as {@code verify} will.
   */
  Result put(Result result, Position start, Certificate certificate) {
    String sfen = Objects.requireNonNull(result.origin().sfen());
    CertificateFile file = file(start, sfen, Verification.rule(result), certificate);
    Verification shown = shown(result, file);
    List<String> parts = shown == null ? List.of() : shown.shown();
    String text = file.withComplete(parts).text();
    String first = FOLDER + "/" + FileNames.distinct(result.id());
    String name = first + ".txt";
    try {
      Files.createDirectories(directory.resolve(FOLDER));
      for (int number = 2; isOther(directory.resolve(name), text); number++) {
        name = first + "-" + number + ".txt";
      }
      Files.writeString(directory.resolve(name), text);
    } catch (IOException e) {
      throw OutputException.below(directory, e);
    }
    Seal seal =
        shown == null || !shown.hasLength()
            ? Seal.NOTHING
            : shown.isWhole() ? Seal.EVERYTHING : Seal.LENGTH;
    return result.withExtras(
        result.extras().certified(name, CertificateFile.sumOf(text), seal.code()));
  }

  /** The file of a certificate, which is not said to be complete in anything. */
  private static CertificateFile file(
      Position start, String sfen, Counting counting, Certificate certificate) {
    return new CertificateFile(
        start.rules().name(),
        sfen,
        CertificateFile.code(counting),
        LineText.usi(start, certificate.line()),
        List.of(),
        certificate.claims().stream()
            .map(
                claim ->
                    new CertificateFile.Claim(
                        claim.kind(),
                        claim.number(),
                        LineText.usi(start, claim.path()),
                        claim.proof()))
            .toList());
  }

  /** What a certificate shows; null if it is refused, which {@code verify} will tell. */
  private static @Nullable Verification shown(Result result, CertificateFile file) {
    byte[] bytes = file.text().getBytes(StandardCharsets.UTF_8);
    try (CertificateSource source = new CertificateSource(new ByteArrayInputStream(bytes))) {
      Verification.checkResult(result);
      return Verification.of(result, source);
    } catch (RefusedException e) {
      return null;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isOther(Path file, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    return Files.exists(file) && !Arrays.equals(Files.readAllBytes(PlainFile.require(file)), bytes);
  }
}
