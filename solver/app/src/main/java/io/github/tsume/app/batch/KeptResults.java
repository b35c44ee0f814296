package io.github.tsume.app.batch;

import io.github.tsume.app.batch.log.EarlierRuns;
import io.github.tsume.app.batch.log.ResultLog;
import io.github.tsume.app.file.OutputException;
import io.github.tsume.app.file.OutputNames;
import io.github.tsume.results.json.Result;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The results of earlier runs that do not count any more for a run that goes on with them: they are
 * moved, with what belongs to them, into one folder of {@link EarlierRuns}, which is made when the
 * first of them comes. Each is written there before its line may be left out of the log.
 */
final class KeptResults implements Closeable {
  private final Path directory;
  private final List<ReportWriter> reports;
  private @Nullable Path folder;
  private @Nullable ResultLog log;
  private long size;

  /**
   * Nothing yet.
   *
   * @param directory where the results of the runs are
   */
  KeptResults(Path directory, List<ReportWriter> reports) {
    this.directory = directory;
    this.reports = reports;
  }

  /** Keeps a result; afterwards it may be left out elsewhere. */
  synchronized void keep(Result result) {
    try {
      ResultLog kept = log;
      Path place = folder;
      if (kept == null || place == null) {
        place = EarlierRuns.folder(directory);
        kept = ResultLog.create(place.resolve(OutputNames.RESULTS), 0);
        folder = place;
        log = kept;
      }
      kept.append(result);
      size++;
      moveCertificate(result, place);
      for (ReportWriter report : reports) {
        report.leaveOut(directory, result, place);
      }
    } catch (IOException e) {
      throw OutputException.below(directory, e);
    }
  }

  private void moveCertificate(Result result, Path place) throws IOException {
    String name = result.extras().certificate();
    Path file = name == null ? null : directory.resolve(name).normalize();
    if (file != null && file.startsWith(directory.normalize()) && Files.isRegularFile(file)) {
      Path kept = place.resolve(directory.normalize().relativize(file));
      Path parent = kept.getParent();
      Files.createDirectories(parent == null ? place : parent);
      Files.move(file, kept);
    }
  }

  /** How many are kept. */
  synchronized long size() {
    return size;
  }

  /** Where they are; the folder of the run itself as long as there are none. */
  synchronized Path folder() {
    return folder == null ? directory : folder;
  }

  @Override
  public synchronized void close() throws IOException {
    if (log != null) {
      log.close();
    }
  }
}
