package io.github.tsume.app.extend;

import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.extend.ExtendReport.FoundExtension;
import io.github.tsume.beam.Plan;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.Extension;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.place.Placing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A search for boards on which a line is the solution, with one piece more in each round: those on
 * which the last move mates are asked whether they are sound, and the best of the others, by what
 * is left to be mended, get another piece. A thread asks the checks first that refuted the boards
 * before.
 */
public final class PlaceRun {
  private final ExtendSettings settings;
  private final Interruption interruption;
  private final VaryRun.Listener listener;
  private final List<FoundExtension> found = new ArrayList<>();
  private final List<ExtendReport.OpenPosition> open = new ArrayList<>();
  private final Set<Object> seen = new HashSet<>();
  private long looked;

  /** A board and how hard it was to refute, in nodes. */
  private static final class Board {
    private static final Comparator<Board> ORDER =
        Comparator.<Board>comparingInt(board -> board.placing.lack())
            .thenComparing(Comparator.<Board>comparingLong(board -> board.nodes).reversed());

    private final Placing placing;
    private long nodes;
    private boolean sound;

    Board(Placing placing) {
      this.placing = placing;
    }
  }

  /**
   * A run.
   *
   * @param settings of them, the beam is how many boards of a round get another piece, and the
   *     steps how many pieces may be added
   */
  public PlaceRun(ExtendSettings settings, Interruption interruption, VaryRun.Listener listener) {
    this.settings = settings;
    this.interruption = interruption;
    this.listener = listener;
  }

  /** Looks for boards, from what a line needs on. */
  public ExtendReport run(Placing sketch, Allowance allowance) {
    Sweep.Threads<Extender> threads =
        new Sweep.Threads<>(
            settings, solver -> new Extender(solver, settings.options()), interruption);
    List<Board> round = List.of(new Board(sketch));
    for (int added = 0; added <= settings.steps() && !round.isEmpty(); added++) {
      List<Board> mates = round.stream().filter(board -> board.placing.lack() == 0).toList();
      new Asking(threads, allowance, mates.size())
          .run(mates.iterator(), Efforts.DEFAULT.nodes(EffortTable.COMPOSE_LEAST), 0);
      if (isEnough() || allowance.isSpent() || interruption.ended()) {
        break;
      }
      round = added == settings.steps() ? List.of() : next(round);
    }
    found.sort(
        Comparator.<FoundExtension>comparingInt(each -> Plan.count(each.extension().setup()))
            .thenComparing(Comparator.comparingDouble(FoundExtension::rank).reversed())
            .thenComparingInt(FoundExtension::number));
    return new ExtendReport(found, looked, open, false);
  }

  private boolean isEnough() {
    return settings.isEnough(found.size());
  }

  private List<Board> next(List<Board> round) {
    List<Board> best = new ArrayList<>(round);
    best.removeIf(board -> board.sound);
    best.sort(Board.ORDER);
    List<Board> next = new ArrayList<>();
    for (Board board : best.subList(0, Math.min(settings.beam(), best.size()))) {
      board.placing.extended(
          more -> {
            if (seen.add(more.setup())) {
              next.add(new Board(more));
            }
          });
    }
    return next;
  }

  /** The boards of a round on which the line mates. */
  private final class Asking extends Sweep<Extender, Board> {
    private final int total;

    Asking(Sweep.Threads<Extender> threads, Allowance allowance, int total) {
      super(threads, allowance);
      this.total = total;
    }

    @Override
    boolean isEnough() {
      return PlaceRun.this.isEnough();
    }

    @Override
    Extender.Answer ask(Extender asker, Board board, SearchBudget budget) {
      Placing placing = board.placing;
      Extender.Answer answer = asker.ask(placing.origin(), placing.beginning(), budget);
      board.nodes = budget.nodes();
      return answer;
    }

    @Override
    WhyNot why(WhyNot.Finder finder, Board candidate, SearchBudget budget) {
      Placing placing = candidate.placing;
      return finder.of(placing.setup(), placing.line(), placing.line().size(), budget);
    }

    @Override
    void accept(Board board, Extender.Answer answer) {
      if (answer.outcome() == Extender.Fate.OPEN) {
        open.add(new ExtendReport.OpenPosition(board.placing.setup(), answer.proved()));
      } else {
        looked++;
      }
      if (answer.outcome() == Extender.Fate.SOUND) {
        board.sound = true;
        Extension sound = Objects.requireNonNull(answer.extension());
        double rank = settings.formula().of(sound.metrics());
        FoundExtension one = new FoundExtension(found.size() + 1, 0, sound, rank);
        found.add(one);
        listener.found(one);
      }
      listener.progress(looked, total, found.size());
    }
  }
}
