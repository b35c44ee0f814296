package io.github.tsume.app.extend;

import com.google.common.collect.Iterators;
import io.github.tsume.app.batch.Interruption;
import io.github.tsume.app.batch.WorkPool;
import io.github.tsume.app.batch.job.SolverRoom;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Extender;
import io.github.tsume.compose.InOrder;
import io.github.tsume.compose.Until;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.dfpn.Helpers;
import io.github.tsume.mate.MateSolver;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Threads that ask whether candidates are sound: about each with few nodes, and about what that
 * leaves open once more with many, when the others had their turn.
 *
 * <p>What is told comes in the order of the candidates, whoever was faster, and what was begun
 * behind the last one that is wanted counts as never begun.
 *
 * @param <T> what a thread asks with; each has its own
 * @param <E> candidates
 */
abstract class Sweep<T, E> {
  /** How many candidates have their first turn before the second turn of those left open. */
  private static final int ROUND = 20_000;

  /** How many may be done before a longer one is told: a kill loses no more. */
  private static final long MAX_AHEAD = 64;

  private final Threads<T> threads;
  private final Allowance allowance;

  /** Threads, each with something to ask with that is made when it is needed. */
  static final class Threads<T> {
    private final int jobs;
    private final Supplier<T> maker;
    private final Interruption interruption;
    private final ExtendSettings.@Nullable Reasons reasons;
    private final List<Asker<T>> made = new ArrayList<>();

    /**
     * Threads of a run, each with a table of its own.
     *
     * @param maker makes what a thread asks of its solver
     */
    Threads(ExtendSettings settings, Function<MateSolver, T> maker, Interruption interruption) {
      this(
          settings.jobs(),
          () -> maker.apply(SolverRoom.solver(settings.hashBytes(), Helpers.NONE)),
          interruption,
          settings.reasons());
    }

    Threads(
        int jobs,
        Supplier<T> maker,
        Interruption interruption,
        ExtendSettings.@Nullable Reasons reasons) {
      this.jobs = jobs;
      this.maker = maker;
      this.interruption = interruption;
      this.reasons = reasons;
    }

    private List<Asker<T>> all() {
      while (made.size() < jobs) {
        made.add(new Asker<>(maker.get(), reasons == null ? null : reasons.finder().get()));
      }
      return made;
    }
  }

  /** What a thread asks with, and what it finds reasons with, if they are asked for. */
  private record Asker<T>(T asks, WhyNot.@Nullable Finder finder) {}

  /** A candidate, the last answer about it, what that took, and why not, if that is asked. */
  private record Asked<E>(
      E candidate, Extender.Answer answer, long nodes, @Nullable WhyNot whyNot) {}

  /**
   * A sweep.
   *
   * @param allowance for all candidates together
   */
  Sweep(Threads<T> threads, Allowance allowance) {
    this.threads = threads;
    this.allowance = allowance;
  }

  /** The answer of a thread about a candidate. */
  abstract Extender.Answer ask(T asker, E candidate, SearchBudget budget);

  /** The reason why a candidate was refuted. */
  abstract WhyNot why(WhyNot.Finder finder, E candidate, SearchBudget budget);

  /** Hears the last answer about a candidate; one call at a time. */
  abstract void accept(E candidate, Extender.Answer answer);

  /** Hears that another candidate waits for its second turn. */
  void putOff() {}

  /** Whether no more answers are wanted. */
  boolean isEnough() {
    return false;
  }

  /**
   * Asks about candidates until there are no more, or enough is told, or nothing is left to spend.
   *
   * @param first nodes for the first turn of each
   * @param second nodes for the second; 0 if there is none
   * @return what was taken of the candidates though it was not its turn any more
   */
  final List<E> run(Iterator<E> candidates, long first, long second) {
    List<E> left = new ArrayList<>();
    while (candidates.hasNext() && !isOver() && !threads.interruption.ended()) {
      Iterator<E> round = Iterators.limit(candidates, ROUND);
      List<Asked<E>> open = new ArrayList<>();
      turn(
          Iterators.transform(round, each -> new Asked<>(each, Extender.Answer.OPEN, 0, null)),
          first,
          asked -> {
            if (asked.answer.outcome() == Extender.Fate.OPEN) {
              open.add(asked);
              putOff();
            } else {
              accept(asked);
            }
          },
          asked -> left.add(asked.candidate));
      Iterator<Asked<E>> again = open.iterator();
      if (second > 0) {
        turn(again, second, this::accept, this::accept);
      }
      again.forEachRemaining(this::accept); // Who has no second turn keeps the first answer.
    }
    return left;
  }

  private void accept(Asked<E> asked) {
    accept(asked.candidate, asked.answer);
    if (threads.reasons != null && asked.whyNot != null) {
      threads.reasons.listener().accept(asked.whyNot);
    }
  }

  private boolean isOver() {
    return isEnough() || allowance.isSpent();
  }

  /**
   * One turn of each.
   *
   * @param sink hears the answers
   * @param left hears, with the answer before, what was begun when it was not its turn any more
   */
  private void turn(
      Iterator<Asked<E>> candidates, long nodes, Consumer<Asked<E>> sink, Consumer<Asked<E>> left) {
    InOrder<Asked<E>, Asked<E>> order =
        new InOrder<>(
            new Until<>(candidates, this::isOver),
            (before, asked) -> {
              if (isEnough() || allowance.isOutOfNodes()) {
                left.accept(before);
              } else {
                allowance.spend(asked.nodes);
                sink.accept(asked);
              }
            });
    List<Asker<T>> askers = threads.all();
    new WorkPool<InOrder.Place<Asked<E>>, Asked<E>>(
            order, order::accept, threads.interruption, MAX_AHEAD, order::told)
        .run(
            threads.jobs,
            number -> place -> asked(askers.get(number), place.entry().candidate, nodes));
    order.tellRest();
  }

  private Asked<E> asked(Asker<T> asker, E candidate, long nodes) {
    SearchBudget budget = allowance.budget(nodes);
    Extender.Answer answer =
        threads.interruption.within(budget, part -> ask(asker.asks, candidate, part));
    WhyNot.Finder finder = asker.finder;
    WhyNot whyNot = null;
    if (finder != null && answer.outcome() == Extender.Fate.REFUTED) {
      SearchBudget apart = allowance.budget(Long.MAX_VALUE);
      whyNot = threads.interruption.within(apart, part -> why(finder, candidate, part));
    }
    return new Asked<>(candidate, answer, budget.nodes(), whyNot);
  }
}
