package io.github.tsume.app.extend;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.metric.LineCounts;
import io.github.tsume.metric.Metrics;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.mine.GameMiner.FoundMate;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Metadata;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Source;
import io.github.tsume.results.text.LineText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The problems that were found in games, each position once; what an index knows is left out. They
 * are entered into a log, from which a later run takes them over.
 */
public final class MinedProblems {
  private static final String SOURCE = "出典";
  private static final String PROBLEM = "problem ";
  private static final String GAME = "game ";

  private final List<ProblemIndex> indexes;
  private final List<Collected> collection = new ArrayList<>();
  private final Set<String> positions = new HashSet<>();

  /** A problem as it is written, and its rank. */
  private record Collected(double rank, String text) {}

  /**
   * What became of a candidate.
   *
   * @param isNew whether it was not met before
   * @param known the earlier problem with its position, if the index has one
   */
  public record Fate(boolean isNew, @Nullable String known) {}

  /**
   * Nothing was found yet.
   *
   * @param indexes the problems that are known
   */
  public MinedProblems(List<ProblemIndex> indexes) {
    this.indexes = indexes;
  }

  /** The name of a game in a log: its moves and where it begins. */
  public static String name(MineRun.Game game) {
    Position start = Position.of(game.start());
    List<String> moves = LineText.usi(start, game.record().authoredLine());
    return GAME + SfenWriter.sfen(game.start()) + " moves " + String.join(" ", moves);
  }

  /** Takes over what an earlier run entered. */
  public void takeOver(SettledLog log) {
    for (String line : log.all()) {
      if (line.startsWith(PROBLEM)) {
        String[] parts = line.substring(PROBLEM.length()).split(" ", 2);
        String text = parts[1];
        if (positions.add(text.substring(0, text.indexOf('\t')))) {
          collection.add(new Collected(Double.parseDouble(parts[0]), text + "\n"));
        }
      }
    }
  }

  /** Adds the problem that a mate makes, once. */
  public Fate add(Problem game, FoundMate mate, RankFormula formula, SettledLog log) {
    FoundMate.Candidate candidate = mate.candidate();
    if (candidate == null) {
      return new Fate(false, null);
    }
    String known = known(candidate.position());
    if (known != null) {
      return new Fate(false, known);
    }
    Setup setup = candidate.position().toBuilder().ply(1).build();
    if (!positions.add(SfenWriter.sfen(setup))) {
      return new Fate(false, null);
    }
    Metrics metrics = LineCounts.of(Position.of(setup), candidate.solution().mainline());
    String text = text(game, mate, candidate, setup);
    double rank = formula.of(metrics);
    collection.add(new Collected(rank, text));
    log.enter(PROBLEM + rank + " " + text.stripTrailing());
    return new Fate(true, null);
  }

  private @Nullable String known(Setup setup) {
    return indexes.stream()
        .flatMap(index -> index.findSame(setup).stream())
        .map(match -> match.problem().id())
        .findFirst()
        .orElse(null);
  }

  private static String text(
      Problem game, FoundMate mate, FoundMate.Candidate candidate, Setup setup) {
    // A cut follows the mainline, not the game: its plies are no plies of the game.
    int cut = candidate.cut();
    String id = game.id() + "-" + mate.ply() + (cut > 0 ? "-" + cut : "");
    String plies = " +" + mate.ply() + (cut > 0 ? "+" + cut : "");
    String source = game.source().name().isEmpty() ? game.id() : game.source().toString();
    Metadata metadata =
        Metadata.EMPTY
            .with(Metadata.NUMBER, id)
            .with(Metadata.LENGTH, String.valueOf(candidate.solution().length()))
            .with(SOURCE, source + plies);
    Problem problem = new Problem(id, Source.NONE, setup, List.of(), metadata, MoveTree.EMPTY);
    return new SfenWriter().write(problem, WriteOptions.DEFAULT);
  }

  /** A position without the number of its ply. */
  public static String withoutPly(Setup setup) {
    return SfenWriter.sfen(setup.toBuilder().ply(1).build());
  }

  /** How many there are. */
  public int size() {
    return collection.size();
  }

  /**
   * The problems, as they are written.
   *
   * @param ranked whether the best come first
   */
  public List<String> texts(boolean ranked) {
    List<Collected> all = new ArrayList<>(collection);
    if (ranked) {
      all.sort(Comparator.comparingDouble(Collected::rank).reversed());
    }
    return all.stream().map(Collected::text).toList();
  }
}
