package io.github.tsume.app.diff;

import io.github.tsume.app.file.OutputNames;
import io.github.tsume.app.json.Result;
import io.github.tsume.app.json.ResultReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The results of a run.
 *
 * @param results the results by id, in the order of the file; of two with one id the later one
 * @param faults the lines that are no results
 */
public record ResultFile(Map<String, Result> results, List<Fault> faults) {
  /**
   * A line that is no result.
   *
   * @param line its number, from 1
   */
  public record Fault(int line) {}

  /** Reads a file of results, or that of a directory of reports. */
  public static ResultFile read(Path path) throws IOException {
    Path file = Files.isDirectory(path) ? path.resolve(OutputNames.RESULTS) : path;
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      return read(reader);
    }
  }

  static ResultFile read(BufferedReader reader) throws IOException {
    Map<String, Result> results = new LinkedHashMap<>();
    List<Fault> faults = new ArrayList<>();
    int number = 1;
    for (String line = reader.readLine(); line != null; line = reader.readLine(), number++) {
      if (line.isBlank()) {
        continue;
      }
      try {
        Result result = ResultReader.read(line);
        results.put(result.id(), result);
      } catch (IllegalArgumentException e) {
        faults.add(new Fault(number));
      }
    }
    return new ResultFile(results, faults);
  }
}
