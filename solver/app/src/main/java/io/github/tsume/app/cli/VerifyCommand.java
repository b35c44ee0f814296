package io.github.tsume.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.certificate.CertificateSource;
import io.github.tsume.app.certificate.RefusedException;
import io.github.tsume.app.certificate.Verification;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.options.ResultFiles;
import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.OutputReason;
import io.github.tsume.app.file.PlainFile;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code tsume verify}: follows the certificates of results, without any search. */
@Command(name = "verify", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class VerifyCommand implements Callable<Integer> {
  private final Call session;

  @Parameters(index = "0", paramLabel = "RESULT", descriptionKey = "RESULT")
  @Nullable Path path;

  @Mixin LanguageMixin language = new LanguageMixin();

  VerifyCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() throws InterruptedException {
    Path given = Objects.requireNonNull(path);
    Path whole = given.toAbsolutePath();
    Path directory =
        Files.isDirectory(given) ? whole : Objects.requireNonNullElse(whole.getParent(), whole);
    ResultFile results = ResultFiles.read(given, session);
    Set<Integer> codes = new HashSet<>();
    codes.add(results.faults().isEmpty() ? Tally.OK : Tally.UNREADABLE);
    if (results.results().isEmpty() && results.faults().isEmpty()) {
      session.console().err().println(session.messages().get("error.no-results", given));
      codes.add(Tally.INCONCLUSIVE);
    }
    // Somebody may read the other ones of two with one id.
    ImmutableList<Result> all =
        ImmutableList.copyOf(Iterables.concat(results.results().values(), results.replaced()));
    // Nothing passes because the thread that looks at it has ended.
    DeepThread.run("verify", () -> verifyAll(all, directory, codes));
    return session.interruption().happened() ? Tally.INTERRUPTED : Tally.exitCode(codes);
  }

  private void verifyAll(ImmutableList<Result> all, Path directory, Set<Integer> codes) {
    int looked = 0;
    for (Result result : all) {
      if (session.interruption().ended()) {
        Messages messages = session.messages();
        session.console().err().println(messages.get("interrupted.verify", looked, all.size()));
        return;
      }
      codes.add(guarded(result.id(), session, () -> verify(result, directory)));
      looked++;
    }
  }

  /** The exit code of one row. Whatever goes wrong there refuses it, and no other. */
  private static int guarded(String id, Call session, IntSupplier row) {
    try {
      return row.getAsInt();
    } catch (OutputException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return refused(
          id, new RefusedException(RefusedException.Refusal.FAILED, String.valueOf(e)), session);
    }
  }

  private int verify(Result result, Path directory) {
    Messages messages = session.messages();
    String name = result.extras().certificate();
    try {
      Verification.checkResult(result);
      if (Verification.isShownByRules(result)) {
        session.console().out().println(messages.get("verify.shown-invalid", result.id()));
        return Tally.OK;
      }
      if (name == null) {
        session.console().out().println(messages.get("verify.none", result.id()));
        return Tally.INCONCLUSIVE;
      }
      Path file = beside(directory, () -> directory.resolve(name));
      try (CertificateSource source = new CertificateSource(PlainFile.open(file))) {
        return print(result, Verification.of(result, source));
      }
    } catch (RefusedException e) {
      return refused(result.id(), e, session);
    } catch (IOException e) {
      boolean missing = e instanceof NoSuchFileException;
      String reason = missing ? messages.get("error.no-such-file") : OutputReason.of(e, messages);
      session.console().err().println(messages.get("error.input", name, reason));
      return Tally.UNREADABLE;
    }
  }

  /** Tells that a result or its certificate is refused; returns the exit code. */
  private static int refused(String id, RefusedException e, Call session) {
    Messages messages = session.messages();
    String why = messages.get(e.reason().key(), e.about());
    session.console().out().println(messages.get("verify.refused", id, why));
    return Tally.DEFECT;
  }

  /** The file of a certificate, which is always beside its result. */
  private static Path beside(Path directory, Supplier<Path> found) {
    try {
      Path file = found.get();
      if (file.normalize().startsWith(directory.normalize())) {
        return file;
      }
    } catch (InvalidPathException e) {
      // No file has that name: it is certainly not there.
    }
    throw new RefusedException(RefusedException.Refusal.OUTSIDE, "");
  }

  /** One line: all is shown, or what is missing. */
  private int print(Result result, Verification found) {
    Messages messages = session.messages();
    PrintStream out = session.console().out();
    if (found.isWhole()) {
      String length = String.valueOf(result.answer().length());
      // A certificate shows a mate, a brinkmate, or that there is none.
      String shown = "verify.shown-" + result.answer().outcome().code();
      String within = String.valueOf(result.answer().aim().within());
      out.println(messages.get(shown, result.id(), length, within));
      return Tally.OK;
    }
    String missing =
        found.missing().entrySet().stream()
            .map(part -> messages.get(part.getKey().key(), part.getValue()))
            .collect(Collectors.joining(messages.get("verify.and")));
    String key = found.hasLength() ? "verify.partly" : "verify.nothing";
    out.println(messages.get(key, result.id(), missing));
    return Tally.INCONCLUSIVE;
  }
}
