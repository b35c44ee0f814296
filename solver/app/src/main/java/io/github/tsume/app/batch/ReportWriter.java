package io.github.tsume.app.batch;

import io.github.tsume.app.input.Account;
import io.github.tsume.results.json.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/** A writer of a report on a finished batch into its directory, beside the results. */
public interface ReportWriter {
  /**
   * Writes the report.
   *
   * @param directory the directory of the results; it exists
   * @param batch what to report
   */
  void write(Path directory, Batch batch) throws IOException;

  /** The name of the file or folder that it writes into the directory. */
  String output();

  /**
   * Moves what is there of a result that is none of the batch any more.
   *
   * @param directory the directory of the results
   * @param folder where it is kept
   */
  default void leaveOut(Path directory, Result result, Path folder) throws IOException {}

  /**
   * A batch.
   *
   * @param name what was checked, for a headline
   * @param results the results in the order of the input, read anew by each iterator
   * @param locale the language of the report
   * @param account what was given, and what became of it
   * @param remarks hears what the user should know of a report
   */
  record Batch(
      String name,
      Iterable<Result> results,
      Locale locale,
      Account account,
      Consumer<String> remarks) {}
}
