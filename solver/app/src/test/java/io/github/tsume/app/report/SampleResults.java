package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter.Batch;
import io.github.tsume.app.input.Account;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Made-up results with everything that results can have, hostile titles included. */
final class SampleResults {
  static final String HOSTILE_NAME = "</title><script>window.hacked=1</script>\"'&";

  private SampleResults() {}

  static List<Result> all() {
    try (InputStream in = SampleResults.class.getResourceAsStream("results.jsonl")) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      return text.lines().map(ResultReader::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Result byId(String id) {
    return all().stream().filter(result -> result.id().equals(id)).findFirst().orElseThrow();
  }

  /** As many results as asked for: the sample over and over, but for its very long line. */
  static List<Result> many(int count) throws IOException {
    List<Result> sample = sample();
    List<Result> many = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Result result = sample.get(i % sample.size());
      Result.Origin origin = result.origin();
      Result.Origin other =
          new Result.Origin(
              String.format(Locale.ROOT, "row-%05d", i),
              origin.source(),
              origin.title(),
              origin.author(),
              origin.rules(),
              origin.sfen());
      many.add(
          new Result(
              other,
              result.answer(),
              result.statedLength(),
              result.agrees(),
              result.check(),
              result.notes(),
              result.effort(),
              result.reason(),
              result.error()));
    }
    return many;
  }

  private static List<Result> sample() throws IOException {
    String file = System.getProperty("tsume.results", "");
    return file.isEmpty()
        ? all().stream().filter(result -> result.answer().length().plies() < 100).toList()
        : Files.readString(Path.of(file)).lines().map(ResultReader::read).toList();
  }

  /** Writes the reports on results into a directory; returns the page. */
  static Path write(Path directory, List<Result> results, Locale locale) throws IOException {
    KifFiles.writer()
        .write(directory, new Batch(HOSTILE_NAME, results, locale, new Account(), text -> {}));
    return writePage(directory, results, locale);
  }

  /** The same without KIF files. */
  static Path writePage(Path directory, List<Result> results, Locale locale) throws IOException {
    new HtmlReport()
        .write(directory, new Batch(HOSTILE_NAME, results, locale, new Account(), text -> {}));
    return directory.resolve(HtmlReport.FILE);
  }

  static String page(Path directory) throws IOException {
    return Files.readString(write(directory, all(), Locale.JAPANESE));
  }
}
