package io.github.tsume.app.cli;

import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.certificate.BrinkmateVerification;
import io.github.tsume.app.certificate.CertificateSource;
import io.github.tsume.app.certificate.RefusedException;
import io.github.tsume.app.cli.console.Session;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.file.OutputReason;
import io.github.tsume.app.json.BrinkmateResult;
import io.github.tsume.app.text.Messages;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** {@code tsume verify} of brinkmates: results as {@code check --goal hisshi} writes them. */
final class BrinkmateVerifier {
  private final Session session;
  private final Set<Integer> codes = new HashSet<>();

  BrinkmateVerifier(Session session) {
    this.session = session;
  }

  /** The exit codes of what was verified. */
  Set<Integer> codes() {
    return codes;
  }

  /** Whether a file is there whose first line is about a brinkmate. */
  boolean holdsBrinkmates(Path file) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      String first = reader.readLine();
      return first != null && BrinkmateResult.isOne(first);
    } catch (IOException e) {
      return false; // Compressed, or not UTF-8: whoever reads results tells it.
    }
  }

  /**
   * Verifies all results of a file.
   *
   * @throws UserException if it cannot be read
   */
  void verifyAll(Path file) throws InterruptedException {
    List<String> lines;
    try {
      lines = Files.readAllLines(file);
    } catch (IOException e) {
      String reason = OutputReason.of(e, session.messages());
      throw new UserException(
          Tally.UNREADABLE, session.messages().get("error.input", file, reason));
    }
    // Nothing passes because the thread that looks at it has ended.
    DeepThread.run(
        "verify",
        () -> {
          for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            int number = i + 1;
            codes.add(
                VerifyCommand.guarded(
                    file + ":" + number, session, () -> verify(line, file, number)));
          }
        });
  }

  private int verify(String line, Path file, int number) {
    Messages messages = session.messages();
    BrinkmateResult result;
    try {
      result = BrinkmateResult.read(line);
    } catch (IllegalArgumentException e) {
      String place = file + ":" + number + ": ";
      String text = messages.get("error.no-result");
      session.console().err().println(messages.get("error.line", place, text, "no-result"));
      return Tally.UNREADABLE;
    }
    String name = result.certificate();
    try {
      BrinkmateVerification.checkResult(result);
      if (name == null) {
        session.console().out().println(messages.get("verify.none", result.id()));
        return Tally.INCONCLUSIVE;
      }
      Path folder = Objects.requireNonNull(file.getParent());
      Path proof = VerifyCommand.beside(folder, () -> BrinkmateFile.certificate(file, name));
      try (CertificateSource source = new CertificateSource(Files.newInputStream(proof))) {
        return print(result, BrinkmateVerification.of(result, source));
      }
    } catch (RefusedException e) {
      return VerifyCommand.refused(result.id(), e, session);
    } catch (IOException e) {
      session.console().err().println(messages.get("error.input", name, String.valueOf(e)));
      return Tally.UNREADABLE;
    }
  }

  private int print(BrinkmateResult result, BrinkmateVerification found) {
    Messages messages = session.messages();
    String id = result.id();
    if (found.mate()) {
      session.console().out().println(messages.get("verify.hisshi-mate", id));
      return Tally.OK;
    }
    String plies = String.valueOf(found.plies());
    String text = messages.get("verify.hisshi", id, plies, found.keys(), found.of());
    session.console().out().println(text);
    session.console().out().println("  " + messages.get("verify.hisshi-not-shown"));
    return Tally.INCONCLUSIVE;
  }
}
