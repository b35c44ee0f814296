package io.github.tsume.app.cli;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.Version;
import io.github.tsume.app.cli.options.LanguageMixin;
import io.github.tsume.app.cli.options.ResultFiles;
import io.github.tsume.app.cli.options.Where;
import io.github.tsume.app.cli.print.DiffPrinter;
import io.github.tsume.app.diff.DiffJson;
import io.github.tsume.app.diff.Difference;
import io.github.tsume.app.diff.ResultDiff;
import io.github.tsume.app.diff.ResultDiff.DiffTotals;
import io.github.tsume.app.diff.ResultFile;
import io.github.tsume.app.find.ProblemFacts;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.MoveStyle;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tsume diff}: what changed between two runs. */
@Command(name = "diff", mixinStandardHelpOptions = true, versionProvider = Version.class)
final class DiffCommand implements Callable<Integer> {
  private final Call session;

  @Parameters(index = "0", paramLabel = "OLD", descriptionKey = "OLD")
  @Nullable Path oldPlace;

  @Parameters(index = "1", paramLabel = "NEW", descriptionKey = "NEW")
  @Nullable Path newPlace;

  @Option(names = "--json")
  boolean json;

  @Option(names = "--notation", paramLabel = "NOTATION")
  @Nullable MoveStyle notation;

  @Option(names = "--where", paramLabel = "QUERY")
  @Nullable String where;

  @Mixin LanguageMixin language = new LanguageMixin();

  DiffCommand(Call session) {
    this.session = session;
  }

  @Override
  public Integer call() {
    Path oldPath = java.util.Objects.requireNonNull(oldPlace);
    Path newPath = java.util.Objects.requireNonNull(newPlace);
    ResultFile oldFile = ResultFiles.read(oldPath, session);
    // A file that is compared with itself tells once what is wrong with it.
    ResultFile newFile = newPath.equals(oldPath) ? oldFile : ResultFiles.read(newPath, session);
    Where query = Where.of(where, session);
    Map<String, Result> before = oldFile.results();
    Map<String, Result> after = newFile.results();
    if (query.isAsked()) {
      // What fits in either run is compared: what changed may be just that.
      Set<String> fitting = new HashSet<>(fitting(before, query));
      fitting.addAll(fitting(after, query));
      before = only(before, fitting);
      after = only(after, fitting);
    }
    List<Difference> differences = ResultDiff.of(before, after);
    DiffTotals totals = DiffTotals.of(differences, after.size());
    if (json) {
      differences.forEach(difference -> printLine(DiffJson.write(difference)));
      printLine(DiffJson.write(totals));
    } else {
      DiffPrinter printer = new DiffPrinter(session, MoveStyle.of(notation, session.messages()));
      differences.forEach(printer::print);
      printer.totals(totals);
    }
    if (!language.quiet) {
      query.tell();
    }
    if (!oldFile.faults().isEmpty() || !newFile.faults().isEmpty()) {
      return Tally.UNREADABLE;
    }
    if (query.isOpen()) {
      return Tally.INCONCLUSIVE;
    }
    return differences.isEmpty() ? Tally.OK : Tally.DEFECT;
  }

  private static Set<String> fitting(Map<String, Result> results, Where query) {
    Set<String> ids = new HashSet<>();
    results.forEach(
        (id, result) -> {
          if (query.fits(ProblemFacts.of(result))) {
            ids.add(id);
          }
        });
    return ids;
  }

  private static Map<String, Result> only(Map<String, Result> results, Set<String> ids) {
    Map<String, Result> some = new LinkedHashMap<>(results);
    some.keySet().retainAll(ids);
    return some;
  }

  /** JSON is in UTF-8 whatever the terminal's encoding is. */
  private void printLine(String line) {
    session.console().out().data(line + '\n');
  }
}
