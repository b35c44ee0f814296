package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.file.FileNames;
import io.github.tsume.notation.Format;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.results.json.Result;

/** The records in KIF of the results that have a position. */
public final class KifFiles {
  public static final String DIRECTORY = "kif";

  private static final String ENDING = ".kif";

  private KifFiles() {}

  /** A writer of {@code kif/<id>.kif} for each. */
  public static ReportWriter writer() {
    return new FileEach(
        DIRECTORY,
        ENDING,
        result -> {
          ReplayedResult replayed = ReplayedResult.of(result);
          return replayed == null ? null : text(result, replayed);
        });
  }

  /** The name of the file: the result's, unless no file can have that. */
  static String name(Result result) {
    return FileNames.distinct(result.id()) + ENDING;
  }

  /** The text of the file. */
  static String text(Result result, ReplayedResult replayed) {
    return Format.KIF.writer().write(KifRecord.of(result, replayed), WriteOptions.DEFAULT);
  }
}
