package tsume.app.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tsume.app.batch.ReportWriter;
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
      Path file = folder.resolve(result.id() + ".kif").normalize();
      if (replayed != null && folder.normalize().equals(file.getParent())) {
        Files.writeString(file, text(result, replayed));
      }
    }
  }

  /** The text of the file. */
  static String text(Result result, ReplayedResult replayed) {
    return Format.KIF.writer().write(KifRecord.of(result, replayed), WriteOptions.DEFAULT);
  }
}
