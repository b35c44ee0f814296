package io.github.tsume.app.cli;

import io.github.tsume.app.batch.Tally;
import io.github.tsume.app.diff.DiffJson;
import io.github.tsume.app.diff.DiffTotals;
import io.github.tsume.app.diff.Difference;
import io.github.tsume.app.diff.ResultDiff;
import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.app.text.MoveStyle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume diff}: what changed between two runs. */
@Command(name = "diff", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class DiffCommand implements Callable<Integer> {
  private final Session session;

  @Parameters(index = "0", paramLabel = "OLD", descriptionKey = "OLD")
  @Nullable Path before;

  @Parameters(index = "1", paramLabel = "NEW", descriptionKey = "NEW")
  @Nullable Path after;

  @Option(names = "--json")
  boolean json;

  @Option(names = "--notation", paramLabel = "NOTATION")
  @Nullable MoveStyle notation;

  @Mixin LanguageMixin language = new LanguageMixin();

  DiffCommand(Session session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Path oldPath = java.util.Objects.requireNonNull(before);
    Path newPath = java.util.Objects.requireNonNull(after);
    ResultFile oldFile = ResultFiles.read(oldPath, session);
    ResultFile newFile = ResultFiles.read(newPath, session);
    List<Difference> differences = ResultDiff.of(oldFile.results(), newFile.results());
    DiffTotals totals = DiffTotals.of(differences, newFile.results().size());
    if (json) {
      differences.forEach(difference -> printLine(DiffJson.write(difference)));
      printLine(DiffJson.write(totals));
    } else {
      DiffPrinter printer = new DiffPrinter(session, MoveStyle.of(notation, session.messages()));
      differences.forEach(printer::print);
      printer.totals(totals);
    }
    if (!oldFile.faults().isEmpty() || !newFile.faults().isEmpty()) {
      return Tally.UNREADABLE;
    }
    return differences.isEmpty() ? Tally.OK : Tally.DEFECT;
  }

  /** JSON is in UTF-8 whatever the terminal's encoding is. */
  private void printLine(String line) {
    byte[] bytes = (line + '\n').getBytes(StandardCharsets.UTF_8);
    session.console().out().write(bytes, 0, bytes.length);
  }
}
