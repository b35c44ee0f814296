package io.github.tsume.app.batch.log;

import io.github.tsume.app.file.ResultTexts;
import io.github.tsume.results.json.LogLine;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.json.ResultReader;
import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Path;
import java.util.zip.ZipException;

/**
 * The results of a run that another has replaced.
 *
 * @param folder where they are kept
 */
public record EarlierLog(Path folder) {
  /** How many of its results answer what the later run was asked too, and left open. */
  public long knowsMore(ResultLog later) throws IOException {
    Long2LongOpenHashMap open = new Long2LongOpenHashMap();
    open.defaultReturnValue(ResultLog.NONE);
    later.forEach(
        (result, offset) -> {
          if (EarlierResult.leavesOpen(result)) {
            open.put(Register.hash(result.id()), offset);
          }
        });
    if (open.isEmpty()) {
      return 0;
    }
    long count = 0;
    for (Path file : ResultTexts.files(folder)) {
      try (BufferedReader reader = ResultTexts.open(file)) {
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
          count += knowsMore(line, later, open) ? 1 : 0;
        }
      } catch (CharacterCodingException | ZipException | EOFException e) {
        continue; // The file was damaged before; it is kept as it was.
      }
    }
    return count;
  }

  private static boolean knowsMore(String line, ResultLog later, Long2LongOpenHashMap open) {
    Result earlier;
    try {
      earlier = ResultReader.read(LogLine.json(line));
    } catch (IllegalArgumentException e) {
      return false;
    }
    long offset = open.get(Register.hash(earlier.id()));
    if (offset == ResultLog.NONE) {
      return false;
    }
    Result now = ResultReader.read(later.read(offset));
    return earlier.id().equals(now.id())
        && EarlierResult.isSameQuestion(earlier, now)
        && EarlierResult.knowsMore(earlier, now);
  }
}
