package io.github.tsume.twins;

import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.Ruleset;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The positions of the recorded soundness twins, and further ones that are made as these were. */
public final class RecordedProblems {
  private RecordedProblems() {}

  /** Every so many of those of a ruleset. */
  public static List<Setup> of(String rules, int step) throws IOException {
    List<SoundnessTwins.Row> rows =
        SoundnessTwins.recorded().stream().filter(row -> row.rules().name().equals(rules)).toList();
    return IntStream.range(0, rows.size())
        .filter(i -> i % step == 0)
        .mapToObj(i -> Sfen.position(rows.get(i).sfen(), rows.get(i).rules()).toSetup())
        .toList();
  }

  /**
   * A line of a recorded problem that ends in mate.
   *
   * @param least the length of the problem by the slow twin
   */
  public record Mate(Setup setup, List<Integer> line, int least) {}

  /** The lines of authors that end in mate; many are longer than need be. */
  public static List<Mate> authoredMates() throws IOException {
    List<Mate> mates = new ArrayList<>();
    for (SoundnessTwins.Row row : SoundnessTwins.recorded()) {
      List<Integer> line = row.authorsMoves();
      Position at = Sfen.position(row.sfen(), row.rules());
      Setup setup = at.toSetup();
      line.forEach(at::play);
      if (line.size() % 2 == 1 && at.inCheck() && SlowRules.legalMoves(at).isEmpty()) {
        mates.add(new Mate(setup, line, Integer.parseInt(row.value().replace("+", ""))));
      }
    }
    return mates;
  }

  /** So many generated problems of a ruleset that are mates, from a seed on. */
  public static List<Setup> generated(Ruleset rules, int count, long firstSeed) {
    MateSolver solver = new MateSolver(1 << 20);
    return LongStream.iterate(firstSeed, seed -> seed + 1)
        .mapToObj(seed -> SoundnessTwins.position(rules, seed))
        .filter(Objects::nonNull)
        .filter(
            at -> solver.solve(at, SolveOptions.DEFAULT, SearchBudget.nodes(1_000)).length() > 1)
        .limit(count)
        .map(Position::toSetup)
        .toList();
  }
}
