package io.github.tsume.app.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.tsume.app.batch.job.DeepThread;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.options.ResultFiles;
import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.file.OutputReason;
import io.github.tsume.app.file.PlainFile;
import io.github.tsume.board.position.Position;
import io.github.tsume.certificate.Followed;
import io.github.tsume.certificate.Followed.ByRules;
import io.github.tsume.certificate.Followed.Judged;
import io.github.tsume.certificate.Followed.Refused;
import io.github.tsume.certificate.Followed.Unread;
import io.github.tsume.certificate.RefusedException;
import io.github.tsume.certificate.Verification;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.RowsSum;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.MoveStyle;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Callable;
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
    if (Files.isDirectory(given) && !isAsListed(results.rows(), directory)) {
      session.console().out().println(session.messages().get("verify.rows", OutputNames.TOTALS));
      codes.add(Tally.DEFECT);
    }
    // Somebody may read the other ones of two with one id.
    ImmutableList<Result> all =
        ImmutableList.copyOf(Iterables.concat(results.results().values(), results.replaced()));
    // Nothing passes because the thread that looks at it has ended.
    DeepThread.run("verify", () -> verifyAll(all, directory, codes));
    return session.interruption().happened() ? Tally.INTERRUPTED : Tally.exitCode(codes);
  }

  /** Whether the rows are those that the totals beside them tell of; older ones tell of none. */
  private static boolean isAsListed(RowsSum rows, Path directory) {
    try {
      return rows.isToldBy(Files.readString(directory.resolve(OutputNames.TOTALS)));
    } catch (IOException e) {
      return true; // A run that was ended has none.
    }
  }

  private void verifyAll(ImmutableList<Result> all, Path directory, Set<Integer> codes) {
    int looked = 0;
    for (Result result : all) {
      if (session.interruption().ended()) {
        Messages messages = session.messages();
        session.console().err().println(messages.get("interrupted.verify", looked, all.size()));
        return;
      }
      codes.add(verify(result, directory));
      looked++;
    }
  }

  /** The exit code of one row. */
  private int verify(Result result, Path directory) {
    Messages messages = session.messages();
    PrintStream out = session.console().out();
    Followed followed = Followed.of(result, directory, PlainFile::open, VerifyCommand::checkText);
    if (followed instanceof Refused refused) {
      RefusedException why = refused.why();
      String reason = messages.get(why.reason().key(), why.about());
      out.println(messages.get("verify.refused", result.id(), reason));
      return Tally.DEFECT;
    }
    if (followed instanceof Unread unread) {
      boolean missing = unread.why() instanceof NoSuchFileException;
      String reason =
          missing ? messages.get("error.no-such-file") : OutputReason.of(unread.why(), messages);
      session.console().err().println(messages.get("error.input", unread.name(), reason));
      return Tally.UNREADABLE;
    }
    if (followed instanceof Judged judged) {
      return print(result, judged.found());
    }
    boolean byRules = followed instanceof ByRules;
    out.println(messages.get(byRules ? "verify.shown-invalid" : "verify.none", result.id()));
    return byRules ? Tally.OK : Tally.INCONCLUSIVE;
  }

  /** The line as people read it has to be that line, in one of the styles. */
  private static void checkText(Result result) {
    String text = result.answer().mainlineText();
    Position start = text.isEmpty() ? null : result.position().orElse(null);
    if (start != null) {
      List<Integer> line = LineText.parse(start, result.answer().mainline());
      if (Arrays.stream(MoveStyle.values())
          .noneMatch(style -> LineText.of(start, line, style).equals(text))) {
        throw new RefusedException(RefusedException.Refusal.FIELD, "mainlineText");
      }
    }
  }

  /** One line: all is shown, or what is missing. */
  private int print(Result result, Verification found) {
    Messages messages = session.messages();
    PrintStream out = session.console().out();
    if (found.isWhole()) {
      String length = String.valueOf(result.answer().length().plies());
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
