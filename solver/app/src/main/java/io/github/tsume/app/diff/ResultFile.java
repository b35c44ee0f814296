package io.github.tsume.app.diff;

import io.github.tsume.app.file.ResultTexts;
import io.github.tsume.results.json.LogLine;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import io.github.tsume.results.json.ResultWriter;
import io.github.tsume.results.json.RowsSum;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of a run.
 *
 * @param results the results by id, in the order of the files; of two with one id the later one
 * @param replaced the other ones of these
 * @param faults the lines that are no results
 * @param rows the sum of the results
 */
public record ResultFile(
    Map<String, Result> results, List<Result> replaced, List<Fault> faults, RowsSum rows) {
  /**
   * A line that is no result.
   *
   * @param file the file that it is in
   * @param line its number, from 1
   * @param changed whether it was one when it was written
   */
  public record Fault(Path file, int line, boolean changed) {}

  /** Reads a file of results, compressed or not, or all those of a directory of reports. */
  public static ResultFile read(Path path) throws IOException {
    ResultFile read =
        new ResultFile(new LinkedHashMap<>(), new ArrayList<>(), new ArrayList<>(), new RowsSum());
    for (Path file : ResultTexts.files(path)) {
      try (BufferedReader reader = ResultTexts.open(file)) {
        read.add(reader, file);
      }
    }
    return read;
  }

  private void add(BufferedReader reader, Path file) throws IOException {
    int number = 1;
    for (String line = reader.readLine(); line != null; line = reader.readLine(), number++) {
      if (line.strip().isEmpty()) {
        continue;
      }
      try {
        String json = LogLine.json(line);
        Result result = ResultReader.read(json);
        rows.add(json);
        Result before = results.put(result.id(), result);
        if (before != null) {
          replaced.add(before);
          rows.remove(ResultWriter.write(before));
        }
      } catch (IllegalArgumentException e) {
        faults.add(new Fault(file, number, e instanceof LogLine.ChangedException));
      }
    }
  }
}
