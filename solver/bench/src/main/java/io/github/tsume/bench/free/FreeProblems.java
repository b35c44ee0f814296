package io.github.tsume.bench.free;

import io.github.tsume.board.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * A maker of sound problems from nothing: boards drawn at random, and boards like those that were
 * good, are sifted, pruned, and extended two plies at a time, pruned at each step.
 */
public final class FreeProblems {
  /** The most plies. */
  static final int LONGEST = 15;

  private final SplittableRandom random;
  private final RandomBoards boards;
  private final Mutator mutator;
  private final Refiner refiner = new Refiner();
  private final Climber climber;
  private final Pool pool;
  private final Consumer<Proven> out;

  /**
   * A maker; the same seed makes the same problems.
   *
   * @param out takes what is made, as it comes: those of one chain have the same end
   */
  FreeProblems(long seed, Consumer<Proven> out) {
    random = new SplittableRandom(seed);
    boards = new RandomBoards(random);
    mutator = new Mutator(random);
    climber = new Climber(refiner, random);
    pool = new Pool(random);
    this.out = out;
  }

  /**
   * Prints problems, a line for each.
   *
   * @param arguments the seed, and how many boards to try
   */
  public static void main(String[] arguments) {
    FreeProblems maker =
        new FreeProblems(
            Long.parseLong(arguments[0]), problem -> System.out.println(problem.text()));
    maker.tryBoards(Long.parseLong(arguments[1]));
  }

  /** Tries so many boards. */
  void tryBoards(long count) {
    for (long i = 0; i < count; i++) {
      boolean changed = pool.isReady() && random.nextInt(10) > 0;
      Setup setup = changed ? mutator.mutated(pool.drawn()) : boards.next();
      if (refiner.hasOneMate(setup)) {
        refiner
            .sound(setup)
            .filter(this::isWanted)
            .flatMap(refiner::refined)
            .filter(pool::isUnlike)
            .ifPresent(this::climb);
      }
    }
  }

  /** Whether it is worth the work: of those in one ply, every fifth. */
  private boolean isWanted(Proven problem) {
    return (problem.line().size() > 1 || random.nextInt(5) == 0) && pool.isUnlike(problem);
  }

  private void climb(Proven first) {
    List<Proven> chain = new ArrayList<>();
    Optional<Proven> next = Optional.of(first);
    while (next.isPresent()) {
      Proven problem = next.get();
      out.accept(problem);
      chain.add(problem);
      pool.add(problem);
      next = problem.line().size() >= LONGEST ? Optional.empty() : climber.longer(problem);
    }
    chain.forEach(pool::remember);
  }
}
