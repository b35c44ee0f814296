package io.github.tsume.mate;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Position;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.SlowComposer.Value;
import io.github.tsume.mate.SlowComposer.Valued;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.HandNumbers;
import io.github.tsume.verify.Hints;
import io.github.tsume.verify.Stage;
import io.github.tsume.verify.Worth;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Hints of a forger who knows the slow answers: right ones as long as there are any, else numbers
 * at random, and now and then a wrong one on purpose.
 */
final class GuessedHints implements Hints {
  private final SlowComposer slow;
  private final Position position;
  private final Random random;
  private final int deepest;
  private final Deque<Integer> played = new ArrayDeque<>();
  private double wrong;
  private int left;

  /**
   * Hints for walks over the very position of a slow twin.
   *
   * @param deepest for how many plies the slow answers are asked
   */
  GuessedHints(SlowComposer slow, int deepest, Random random) {
    this.slow = slow;
    this.position = slow.position();
    this.random = random;
    this.deepest = deepest;
  }

  /** A stage over that position. */
  Stage stage() {
    Stage plain = Stage.of(position);
    return new Stage() {
      @Override
      public Position position() {
        return position;
      }

      @Override
      public void play(int move) {
        played.push(move);
        plain.play(move);
      }

      @Override
      public void undo(int move) {
        played.pop();
        plain.undo(move);
      }
    };
  }

  /** Hints of another claim: how often they are wrong on purpose, and how many there are. */
  void begin(double share, int most) {
    played.clear();
    wrong = share;
    left = most;
  }

  /** The value of a slow answer; more than any if it takes more plies. */
  static int worth(@Nullable Value value) {
    return value == null
        ? Integer.MAX_VALUE
        : Worth.of(value.length(), Worth.NONE - value.leftover().ordinal());
  }

  /** The value where the twin stands, as far as it is no more than some plies. */
  int worthWithin(int plies) {
    return worth(slow.value(Math.min(plies, deepest)));
  }

  private int worthAfter(int move, int plies) {
    position.play(move);
    int worth = worthWithin(plies - 1);
    position.undo(move);
    return worth == Integer.MAX_VALUE ? worth : worth + Worth.of(1, 0);
  }

  /** The first number that does, or one at random. */
  private int told(int below, IntPredicate does) {
    if (--left < 0) {
      return -1;
    }
    if (random.nextDouble() >= wrong) {
      int first = random.nextInt(Math.max(1, below));
      for (int i = 0; i < below; i++) {
        int number = (first + i) % below;
        if (does.test(number)) {
          return number;
        }
      }
    }
    return below <= 0 ? -1 : random.nextInt(below);
  }

  @Override
  public int spare() {
    int all = HandNumbers.of(position.hand(position.side()), position.hand(position.side()));
    return told(1 + all, number -> number == 0);
  }

  @Override
  public int mate() {
    return attack(Math.min(worthWithin(deepest), Worth.of(deepest, Worth.NONE)));
  }

  @Override
  public int refutation() {
    int[] replies = CanonicalMoves.of(position);
    return told(replies.length, i -> worthAfter(replies[i], deepest) == Integer.MAX_VALUE);
  }

  @Override
  public int attack(int worth) {
    int[] moves = CanonicalMoves.of(position);
    return told(
        moves.length,
        i -> {
          position.play(moves[i]);
          boolean check = position.inCheck();
          position.undo(moves[i]);
          return check && worthAfter(moves[i], Worth.plies(worth)) <= worth;
        });
  }

  private boolean isCaptured(int reply, int plies) {
    return slow.isCapturedWithin(reply, Math.min(plies, deepest));
  }

  @Override
  public int interposition(int reply, int worth) {
    boolean inTime = worthAfter(reply, Worth.plies(worth)) <= worth;
    return told(
        3 + Worth.plies(worth) / 2, i -> i == 0 ? inTime : !inTime && isCaptured(reply, 2 * i - 2));
  }

  @Override
  public int capture(int[] captures, int plies) {
    int interposition = played.isEmpty() ? 0 : played.peek();
    Stage stage = Stage.of(position);
    return told(
        captures.length,
        i -> {
          stage.giveBack(interposition, captures[i]);
          boolean mates = worthWithin(plies) < Integer.MAX_VALUE;
          stage.takeBack(interposition, captures[i]);
          return mates;
        });
  }

  /** Whether a reply lasts, and so does what follows its capture. */
  private boolean lasts(int reply, int worth, int captured) {
    return worthAfter(reply, Worth.plies(worth)) >= worth
        && (!FutileRule.isInterposition(reply) || !isCaptured(reply, captured - 2));
  }

  @Override
  public int witness(int[] replies, boolean[] counted, int plies) {
    return told(
        2 * replies.length,
        i ->
            counted[i % replies.length]
                && (i < replies.length
                    ? lasts(replies[i], Worth.of(plies, 0), plies)
                    : lastsAmong(replies[i - replies.length], Worth.of(plies, 0))));
  }

  @Override
  public int defence(int[] replies, int worth) {
    int plies = Worth.plies(worth) + (Worth.kept(worth) > 0 ? 2 : 0);
    return told(
        2 * replies.length + 1,
        i ->
            i > 0
                && (i <= replies.length
                    ? lasts(replies[i - 1], worth, plies)
                    : lastsAmong(replies[i - 1 - replies.length], worth)));
  }

  /** Whether a reply counts though its capture mates sooner than it does. */
  private boolean lastsAmong(int reply, int worth) {
    return FutileRule.isInterposition(reply)
        && worthAfter(reply, Worth.plies(worth)) >= worth
        && !isCaptured(reply, longestBefore(reply));
  }

  /** The longest reply that counts of those judged before an interposition; not less than that. */
  private int longestBefore(int reply) {
    List<Valued> counted = slow.counted(deepest);
    int own = worthAfter(reply, deepest);
    int longest = 0;
    for (Valued each : counted == null ? List.<Valued>of() : counted) {
      boolean before =
          !FutileRule.isInterposition(each.move()) || each.value().length() < Worth.plies(own);
      longest = before ? Math.max(longest, each.value().length()) : longest;
    }
    return longest;
  }

  @Override
  public int before(int reply, int worth) {
    int longest = longestBefore(reply);
    return told(2 + deepest / 2, i -> 2 * i == longest);
  }

  @Override
  public int side(int reply, int before, int worth) {
    boolean inTime = worthAfter(reply, before) <= Worth.of(before, Worth.NONE);
    return told(2, i -> i == (inTime ? 0 : 1));
  }

  /** A part of a hand at random. */
  static int part(Random random, int hand) {
    int all = HandNumbers.of(hand, hand);
    int part = HandNumbers.part(random.nextInt(all + 1), hand);
    return part < 0 ? Hand.EMPTY : part;
  }
}
