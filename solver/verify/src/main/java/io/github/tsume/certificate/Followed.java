package io.github.tsume.certificate;

import io.github.tsume.certificate.RefusedException.Refusal;
import io.github.tsume.results.json.Result;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Consumer;

/** The outcome of following one row of results, with the certificate beside it. */
public sealed interface Followed {
  /** A row or a certificate that is not to be trusted. */
  record Refused(RefusedException why) implements Followed {}

  /** A row of a position that the rules forbid: nothing else has to be shown. */
  record ByRules() implements Followed {}

  /** A row without a certificate, whose fields fit each other. */
  record Alone() implements Followed {}

  /** A row whose certificate cannot be read. */
  record Unread(String name, IOException why) implements Followed {}

  /** A row with what its certificate shows of it, and what it does not. */
  record Judged(Verification found) implements Followed {}

  /** An opener of files. */
  @FunctionalInterface
  interface Opener {
    /** Opens a file for reading. */
    InputStream open(Path file) throws IOException;
  }

  /**
   * Follows a row. Whatever goes wrong there refuses it, and no other.
   *
   * @param directory the folder of the results: no certificate is outside
   * @param words a check of what people read, that throws {@link RefusedException}
   */
  static Followed of(Result result, Path directory, Opener opener, Consumer<Result> words) {
    String name = result.extras().certificate();
    try {
      Verification.checkResult(result);
      String digest = result.extras().digest();
      ResultCheck.require(digest == null || name != null, "digest");
      words.accept(result);
      if (Verification.isShownByRules(result)) {
        return new ByRules();
      }
      if (name == null) {
        return new Alone();
      }
      try (CertificateSource source = new CertificateSource(opener.open(beside(directory, name)))) {
        Judged judged = new Judged(Verification.of(result, source));
        ResultCheck.require(digest == null || digest.equals(source.sum()), "digest");
        return judged;
      } catch (IOException e) {
        return new Unread(name, e);
      }
    } catch (RefusedException e) {
      return new Refused(e);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return new Refused(new RefusedException(Refusal.FAILED, String.valueOf(e)));
    }
  }

  /** The file of a certificate, which is always beside its result. */
  private static Path beside(Path directory, String name) {
    try {
      Path file = directory.resolve(name);
      if (file.normalize().startsWith(directory.normalize())) {
        return file;
      }
    } catch (InvalidPathException e) {
      // No file has that name: it is certainly not there.
    }
    throw new RefusedException(Refusal.OUTSIDE, "");
  }
}
