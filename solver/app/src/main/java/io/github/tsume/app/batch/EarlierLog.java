package io.github.tsume.app.batch;

import io.github.tsume.app.json.Result;
import io.github.tsume.app.json.ResultReader;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The results of a run that another has replaced.
 *
 * @param file where they are kept
 */
record EarlierLog(Path file) {
  /** How many of its results answer what the later run was asked too, and left open. */
  long knowsMore(ResultLog later) throws IOException {
    long count = 0;
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        count += knowsMore(line, later) ? 1 : 0;
      }
    } catch (java.nio.charset.CharacterCodingException e) {
      // The file was damaged before; it is kept as it was.
    }
    return count;
  }

  private static boolean knowsMore(String line, ResultLog later) {
    Result earlier;
    try {
      earlier = ResultReader.read(LogLine.json(line));
    } catch (IllegalArgumentException e) {
      return false;
    }
    long offset = later.find(earlier.id());
    if (offset == ResultLog.NONE) {
      return false;
    }
    Result now = ResultReader.read(later.read(offset));
    return EarlierResult.isSameQuestion(earlier, now) && EarlierResult.knowsMore(earlier, now);
  }
}
