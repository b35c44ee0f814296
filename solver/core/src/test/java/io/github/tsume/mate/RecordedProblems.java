package io.github.tsume.mate;

import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

/** The positions of the recorded soundness twins. */
public final class RecordedProblems {
  private RecordedProblems() {}

  /** Every so many of those of a ruleset. */
  public static List<Setup> of(String rules, int step) throws IOException {
    List<SoundnessTwins.Row> rows =
        SoundnessTwinsTest.recorded().stream()
            .filter(row -> row.rules().name().equals(rules))
            .toList();
    return IntStream.range(0, rows.size())
        .filter(i -> i % step == 0)
        .mapToObj(i -> Sfen.position(rows.get(i).sfen(), rows.get(i).rules()).toSetup())
        .toList();
  }
}
