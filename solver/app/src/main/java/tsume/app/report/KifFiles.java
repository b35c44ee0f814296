package tsume.app.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tsume.app.batch.ReportWriter;
import tsume.app.file.FileNames;
import tsume.app.json.Result;
import tsume.notation.Format;
import tsume.notation.WriteOptions;

/** Writes {@code kif/<id>.kif} for each result that has a position. */
public final class KifFiles implements ReportWriter {
  public static final String DIRECTORY = "kif";

  @Override
  public void write(Path directory, Batch batch) throws IOException {
    Path folder = directory.resolve(DIRECTORY);
    Files.createDirectories(folder);
    for (Result result : batch.results()) {
      ReplayedResult replayed = ReplayedResult.of(result);
      if (replayed != null) {
        Files.writeString(folder.resolve(name(result)), text(result, replayed));
      }
    }
  }

  /** The name of the file: the result's, unless no file can have that. */
  static String name(Result result) {
    return FileNames.distinct(result.id()) + ".kif";
  }

  /** The text of the file. */
  static String text(Result result, ReplayedResult replayed) {
    return Format.KIF.writer().write(KifRecord.of(result, replayed), WriteOptions.DEFAULT);
  }
}
