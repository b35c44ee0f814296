package io.github.tsume.app.cli.print;

import io.github.tsume.app.batch.log.Tally;
import io.github.tsume.app.report.HtmlReport;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Style;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The last lines of a batch: how many of each verdict, and where the report is. */
public record Totals(PrintStream out, Messages messages, Style style) {
  /**
   * Prints them.
   *
   * @param tally the counts, null where one problem makes them needless
   * @param directory where the report is, null if there is none
   */
  public void print(@Nullable Tally tally, @Nullable Path directory) {
    if (tally != null) {
      out.println();
      out.println(messages.get("totals", tally.total()) + counts(messages, style, tally));
    }
    if (directory != null) {
      out.println(messages.get("totals.report", directory));
      Path page = directory.resolve(HtmlReport.FILE);
      if (Files.exists(page)) {
        out.println(messages.get("totals.page", page));
      }
    }
    out.flush();
  }

  static String counts(Messages messages, Style style, Tally tally) {
    StringBuilder text = new StringBuilder();
    for (String code : Result.WORDS) {
      Integer count = tally.counts().get(code);
      if (count != null) {
        text.append(text.length() == 0 ? "" : ", ");
        String word = messages.verdict(tally.goal(), code);
        text.append(style.byCode(code, word)).append(' ').append(count);
      }
    }
    return text.toString();
  }
}
