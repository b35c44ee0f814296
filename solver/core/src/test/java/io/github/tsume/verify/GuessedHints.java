package io.github.tsume.verify;

import io.github.tsume.board.Hand;
import io.github.tsume.twins.SlowComposer;
import java.util.Random;
import java.util.function.IntPredicate;

/**
 * Hints of a forger who knows the slow answers: right ones as long as there are any, else numbers
 * at random, and now and then a wrong one on purpose.
 */
final class GuessedHints extends OracleHints {
  private final Random random;
  private double wrong;
  private int left;

  /**
   * Hints for walks over the very position of a slow twin.
   *
   * @param deepest for how many plies the slow answers are asked
   */
  GuessedHints(SlowComposer slow, int deepest, Random random) {
    super(slow, deepest);
    this.random = random;
  }

  /** Hints of another claim: how often they are wrong on purpose, and how many there are. */
  void begin(boolean counts, double share, int most) {
    begin(counts);
    wrong = share;
    left = most;
  }

  @Override
  int told(String kind, int below, IntPredicate isRight) {
    if (--left < 0) {
      return -1;
    }
    if (random.nextDouble() >= wrong) {
      int first = random.nextInt(Math.max(1, below));
      for (int i = 0; i < below; i++) {
        int number = (first + i) % below;
        if (isRight.test(number)) {
          return number;
        }
      }
    }
    return below <= 0 ? -1 : random.nextInt(below);
  }

  /** A part of a hand at random. */
  static int part(Random random, int hand) {
    int all = HandNumbers.of(hand, hand);
    int part = HandNumbers.part(random.nextInt(all + 1), hand);
    return part < 0 ? Hand.EMPTY : part;
  }
}
