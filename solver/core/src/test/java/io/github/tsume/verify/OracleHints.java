package io.github.tsume.verify;

import io.github.tsume.board.position.Position;
import io.github.tsume.twins.SlowComposer;
import io.github.tsume.twins.SlowComposer.Value;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Objects;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Hints by the slow answers: which numbers are right, wherever a walk has a choice. A number is
 * right if what follows from it is true; then the walk has to come to its end with it.
 */
abstract class OracleHints implements Hints {
  /** Where the walk stands: the last move, and the bound that was asked for there. */
  private static final class Level {
    final int move;
    int worth;

    Level(int move) {
      this.move = move;
    }
  }

  private final SlowComposer slow;
  private final Position position;
  private final int deepest;
  private final Deque<Level> levels = new ArrayDeque<>();
  private boolean counting;

  /**
   * Hints for walks over the very position of a slow twin.
   *
   * @param deepest for how many plies the slow answers are asked
   */
  OracleHints(SlowComposer slow, int deepest) {
    this.slow = slow;
    this.position = slow.position();
    this.deepest = deepest;
    levels.push(new Level(0));
  }

  /** A number below some, right if there is one. */
  abstract int told(String kind, int below, IntPredicate isRight);

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
        levels.push(new Level(move));
        plain.play(move);
      }

      @Override
      public void undo(int move) {
        levels.pop();
        plain.undo(move);
      }

      @Override
      public void giveBack(int interposition, int capture) {
        levels.push(new Level(capture));
        plain.giveBack(interposition, capture);
      }

      @Override
      public void takeBack(int interposition, int capture) {
        levels.pop();
        plain.takeBack(interposition, capture);
      }
    };
  }

  /**
   * Hints of another claim.
   *
   * @param counts whether it is that a reply counts
   */
  void begin(boolean counts) {
    levels.clear();
    levels.push(new Level(0));
    counting = counts;
  }

  private Level level() {
    return Objects.requireNonNull(levels.peek());
  }

  /** How many numbers name a part of the attacker's hand. */
  private int parts() {
    int hand = position.hand(position.side());
    return 1 + HandNumbers.of(hand, hand);
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

  private boolean isAtLeast(int reply, int worth) {
    return worthAfter(reply, Worth.plies(worth) + 1) >= worth;
  }

  private boolean isAtMost(int reply, int worth) {
    return worthAfter(reply, Worth.plies(worth)) <= worth;
  }

  private boolean isCaptured(int reply, int plies) {
    return slow.isCapturedWithin(reply, Math.min(plies, deepest));
  }

  private boolean mayLeaveOut(int reply) {
    return slow.rule().mayApplyTo(reply);
  }

  @Override
  public int spare() {
    return told("spare", parts(), number -> number == 0);
  }

  @Override
  public int mate() {
    return attack(Math.min(worthWithin(deepest), Worth.of(deepest, Worth.NONE)));
  }

  @Override
  public int refutation() {
    int[] replies = CanonicalMoves.of(position);
    return told(
        "refutation", replies.length, i -> worthAfter(replies[i], deepest) == Integer.MAX_VALUE);
  }

  @Override
  public int attack(int worth) {
    int[] moves = CanonicalMoves.of(position);
    return told(
        "attack",
        moves.length,
        i -> {
          position.play(moves[i]);
          boolean check = position.inCheck();
          position.undo(moves[i]);
          return check && isAtMost(moves[i], worth);
        });
  }

  @Override
  public int interposition(int reply, int worth) {
    level().worth = worth;
    boolean inTime = isAtMost(reply, worth);
    return told(
        "interposition",
        3 + Worth.plies(worth) / 2,
        i ->
            i == 0
                ? inTime
                : !inTime && 2 * i - 2 <= Worth.plies(worth) && isCaptured(reply, 2 * i - 2));
  }

  @Override
  public int capture(int[] captures, int plies) {
    int interposition = level().move;
    Stage plain = Stage.of(position);
    return told(
        "capture",
        captures.length,
        i -> {
          plain.giveBack(interposition, captures[i]);
          boolean mates = worthWithin(plies) < Integer.MAX_VALUE;
          plain.takeBack(interposition, captures[i]);
          return mates;
        });
  }

  /** Whether a reply lasts, and so does what follows its capture. */
  private boolean lasts(int reply, int worth, int captured) {
    return isAtLeast(reply, worth) && (!mayLeaveOut(reply) || !isCaptured(reply, captured - 1));
  }

  @Override
  public int witness(int[] replies, boolean[] counted, int plies, boolean plain) {
    int asked = level().worth;
    int worth = Worth.of(plies, 0);
    return told(
        "witness",
        4 * replies.length,
        i -> {
          int reply = replies[i % replies.length];
          boolean later = i >= 2 * replies.length;
          boolean among = i / replies.length % 2 == 1;
          return counted[i % replies.length]
              && (among ? lastsAmong(replies, reply, worth) : lasts(reply, worth, plies))
              && (later ? areLater(replies, counted, asked) : !(plain && mayLeaveOut(reply)));
        });
  }

  @Override
  public int outlasting(int[] replies, int reply, int plies) {
    int worth = Worth.of(plies, 0);
    return told(
        "outlasting",
        3 * replies.length,
        i -> {
          int other = replies[i % replies.length];
          if (i < replies.length) {
            return !mayLeaveOut(other) && isAtLeast(other, worth);
          }
          return mayLeaveOut(other)
              && isAtMost(other, Worth.of(plies, Worth.NONE))
              && isAtLeast(reply, Worth.of(plies + 2, 0))
              && (i < 2 * replies.length
                  ? lasts(other, worth, plies)
                  : lastsAmong(replies, other, worth));
        });
  }

  /** Whether all that do not stay within a value, nor are futile at once, last longer than it. */
  private boolean areLater(int[] replies, boolean[] counted, int asked) {
    for (int i = 0; i < replies.length; i++) {
      boolean needs = mayLeaveOut(replies[i]) && !counted[i] && !isCaptured(replies[i], 0);
      if (needs && !isAtLeast(replies[i], Worth.of(Worth.plies(asked) + 2, 0))) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int defence(int[] replies, int worth) {
    int plies = Worth.plies(worth) + (Worth.kept(worth) > 0 ? 2 : 0);
    return told(
        "defence",
        2 * replies.length + 1,
        i ->
            i > 0
                && (i <= replies.length
                    ? lasts(replies[i - 1], worth, plies)
                    : lastsAmong(replies, replies[i - 1 - replies.length], worth)));
  }

  /** Whether a reply lasts as the others are shorter than its capture, or last as long. */
  private boolean lastsAmong(int[] replies, int reply, int worth) {
    boolean lasts = mayLeaveOut(reply) && isAtLeast(reply, worth);
    for (int before = 0; lasts && before <= deepest; before += 2) {
      if (isBefore(replies, reply, before, worth)) {
        return true;
      }
    }
    return false;
  }

  private boolean isBefore(int[] replies, int reply, int before, int worth) {
    int within = before;
    return !isCaptured(reply, before + 1)
        && Arrays.stream(replies)
            .filter(other -> other != reply)
            .allMatch(
                other ->
                    isAtMost(other, Worth.of(within, Worth.NONE))
                        || isAtLeast(other, worth)
                        || isFutile(replies, other, within));
  }

  /** Whether a reply is futile, as its capture mates soon and some plain reply lasts as long. */
  private boolean isFutile(int[] replies, int reply, int before) {
    return mayLeaveOut(reply)
        && isCaptured(reply, before)
        && (before == 0
            || Arrays.stream(replies)
                .anyMatch(other -> !mayLeaveOut(other) && isAtLeast(other, Worth.of(before, 0))));
  }

  /** The same of a reply that counts: one that is no interposition is judged before it. */
  private boolean isCounted(int[] replies, int reply, int before, int worth) {
    int within = before;
    return isBefore(replies, reply, before, worth)
        && Arrays.stream(replies)
            .allMatch(other -> mayLeaveOut(other) || isAtMost(other, Worth.of(within, Worth.NONE)));
  }

  @Override
  public int before(int reply, int worth) {
    boolean counts = counting;
    counting = false;
    int[] replies = CanonicalMoves.of(position);
    return told(
        counts ? "counts" : "before",
        2 + deepest / 2,
        i ->
            counts
                ? isCounted(replies, reply, 2 * i, worth)
                : isBefore(replies, reply, 2 * i, worth));
  }

  @Override
  public int side(int reply, int before, int worth) {
    boolean inTime = isAtMost(reply, Worth.of(before, Worth.NONE));
    int[] replies = CanonicalMoves.of(position);
    return told(
        "side",
        3,
        i ->
            switch (i) {
              case 0 -> inTime;
              case 1 -> !inTime && isAtLeast(reply, worth);
              default -> !inTime && !isAtLeast(reply, worth) && isFutile(replies, reply, before);
            });
  }
}
