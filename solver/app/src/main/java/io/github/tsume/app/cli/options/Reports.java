package io.github.tsume.app.cli.options;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.batch.log.RunTotals;
import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.cli.console.Call;
import io.github.tsume.app.cli.console.UserException;
import io.github.tsume.app.report.HtmlReport;
import io.github.tsume.app.report.KifFiles;
import io.github.tsume.app.report.KifFiles.FileEach;
import io.github.tsume.app.report.KifFiles.KifOneFile;
import io.github.tsume.app.report.KifShelves;
import io.github.tsume.app.report.PdfReport;
import io.github.tsume.app.report.PuzzleFile;
import io.github.tsume.app.report.TotalsFile;
import io.github.tsume.results.json.Result;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The files that {@code tsume check} writes beside {@code results.jsonl}. */
public final class Reports {
  private final Set<Kind> kinds;
  private final @Nullable Path browser;
  private final Function<Result, String> letter;

  /** A kind of report, by the name it is asked for. */
  public enum Kind {
    HTML,
    KIF,
    KIF_FOLDERS,
    KIF_FILE,
    CSV,
    PDF,
    LETTERS,
    PUZZLES,
    NONE
  }

  /**
   * The reports asked for, and no others where there is {@code none}. Which browser prints is told.
   *
   * @param letter the text to the author of a result
   * @param usual what is written if nothing is asked for
   */
  public Reports(Call call, Function<Result, String> letter, List<Kind> asked, Kind... usual) {
    this.letter = letter;
    kinds = EnumSet.noneOf(Kind.class);
    kinds.addAll(asked.isEmpty() ? List.of(usual) : asked);
    if (asked.contains(Kind.NONE)) {
      kinds.clear();
    }
    browser = kinds.contains(Kind.PDF) ? browser(call) : null;
  }

  private static Path browser(Call call) {
    Path found = PdfReport.browser(call.console()::variable);
    if (found == null) {
      throw new UserException(
          Tally.USAGE, call.messages().get("pdf.no-browser", PdfReport.VARIABLE));
    }
    call.console().err().println(call.messages().get("pdf.browser", PdfReport.FILE, found));
    return found;
  }

  /** Whether a table is written. */
  public boolean hasTable() {
    return kinds.contains(Kind.CSV);
  }

  /** Whether records are written. */
  public boolean hasRecords() {
    return kinds.contains(Kind.KIF) || kinds.contains(Kind.KIF_FOLDERS);
  }

  /**
   * What is written at the end; what is not asked for only knows what an earlier run wrote.
   *
   * @param totals hears of every result, and is written always
   */
  public List<ReportWriter> writers(RunTotals totals) {
    ReportWriter records =
        kinds.contains(Kind.KIF_FOLDERS) ? new KifShelves() : writer(Kind.KIF, KifFiles.writer());
    return List.of(
        writer(Kind.HTML, new HtmlReport()),
        records,
        writer(Kind.KIF_FILE, new KifOneFile()),
        writer(Kind.PDF, new PdfReport(browser == null ? Path.of("") : browser)),
        writer(Kind.LETTERS, new FileEach("letters", ".txt", letter::apply)),
        writer(Kind.PUZZLES, new PuzzleFile()),
        new TotalsFile(totals));
  }

  private ReportWriter writer(Kind kind, ReportWriter writer) {
    if (kinds.contains(kind)) {
      return writer;
    }
    return new ReportWriter() {
      @Override
      public void write(Path directory, Batch batch) {}

      @Override
      public String output() {
        return writer.output();
      }
    };
  }
}
