package io.github.tsume.app.report;

import io.github.tsume.app.batch.ReportWriter;
import io.github.tsume.app.file.Replacement;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.Messages;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A writer of {@code puzzles.jsonl}: the sound problems of a batch for sites on which people solve.
 */
public final class PuzzleFile implements ReportWriter {
  public static final String FILE = "puzzles.jsonl";

  /** How many of the others are named. */
  private static final int MOST_NAMES = 20;

  @Override
  public void write(Path directory, Batch batch) throws IOException {
    Messages messages = Messages.of(batch.locale());
    long written = 0;
    long others = 0;
    List<String> names = new ArrayList<>();
    try (Replacement file = Replacement.of(directory.resolve(FILE))) {
      for (Result result : batch.results()) {
        String puzzle = Puzzle.of(result);
        if (puzzle != null) {
          file.write((puzzle + "\n").getBytes(StandardCharsets.UTF_8));
          written++;
        } else if (others++ < MOST_NAMES) {
          names.add(messages.get("verdict.because", result.id(), why(result, messages)));
        }
      }
      file.commit();
    }
    if (others > MOST_NAMES) {
      names.add("…");
    }
    String key = others == 0 ? "puzzles.written" : "puzzles.left-out";
    String named = String.join(messages.get("verdict.because.separator"), names);
    batch.remarks().accept(messages.get(key, FILE, written, others, named));
  }

  private static String why(Result result, Messages messages) {
    Goal goal = result.answer().aim().goal();
    return goal.isUsual() && result.is(Verdict.SOUND)
        ? messages.get("puzzles.line")
        : messages.verdict(goal, goal.isUsual() ? result.word() : result.answer().outcome().code());
  }

  @Override
  public String output() {
    return FILE;
  }
}
