package io.github.tsume.app.usi;

import io.github.tsume.rules.Color;
import java.util.OptionalLong;
import java.util.function.LongConsumer;

/**
 * The request of a {@code go} command; also the times of a {@code ponderhit}.
 *
 * @param mate whether the answer is {@code checkmate}, else it is {@code bestmove}
 * @param infinite whether no time limit holds
 * @param ponder whether the time begins with {@code ponderhit}
 * @param restricted whether only some first moves are to be searched
 * @param moveTime how many milliseconds the search may take
 * @param nodes how many nodes it may search
 * @param blackClock what the clock of black says
 * @param whiteClock what the clock of white says
 */
record GoCommand(
    boolean mate,
    boolean infinite,
    boolean ponder,
    boolean restricted,
    OptionalLong moveTime,
    OptionalLong nodes,
    OptionalLong blackClock,
    OptionalLong whiteClock) {
  /** What goes by between an engine's answer and the clock of a graphical interface. */
  private static final long TRANSMISSION_MILLIS = 200;

  private static final long LEAST_MILLIS = 50;
  private static final long LONGEST_MILLIS = 1L << 40;

  /** How many moves the time on the clock must last for. */
  private static final long MOVES_TO_GO = 20;

  /** Reads the words of a command; those it does not know it passes over. */
  static GoCommand parse(String[] words) {
    boolean mate = false;
    boolean infinite = false;
    boolean ponder = false;
    boolean restricted = false;
    OptionalLong moveTime = OptionalLong.empty();
    OptionalLong nodes = OptionalLong.empty();
    Clocks clocks = new Clocks();
    for (int i = 1; i < words.length; i++) {
      OptionalLong value = i + 1 < words.length ? number(words[i + 1]) : OptionalLong.empty();
      switch (words[i]) {
        case "mate" -> {
          mate = true;
          moveTime = value.isPresent() ? value : moveTime;
        }
        case "movetime" -> moveTime = value.isPresent() ? value : moveTime;
        case "nodes" -> nodes = value.isPresent() ? value : nodes;
        case "infinite" -> infinite = true;
        case "ponder" -> ponder = true;
        case "searchmoves" -> restricted = true;
        default -> value.ifPresent(clocks.setting(words[i]));
      }
    }
    return new GoCommand(
        mate,
        infinite,
        ponder && !mate,
        restricted,
        moveTime,
        nodes,
        clocks.millis(true),
        clocks.millis(false));
  }

  /** A number that is not negative; one that is too large for a long is the largest. */
  static OptionalLong number(String word) {
    String digits = word.startsWith("+") ? word.substring(1) : word;
    if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(digits));
    } catch (NumberFormatException e) {
      return OptionalLong.of(Long.MAX_VALUE);
    }
  }

  /** Whether the answer waits for {@code stop} or {@code ponderhit}, however soon it is known. */
  boolean isHeld() {
    return ponder || (infinite && !mate);
  }

  /** Whether it speaks of time at all. */
  boolean isTimed() {
    return infinite || moveTime.isPresent() || blackClock.isPresent();
  }

  /** How long the search may take, if there is a limit. */
  OptionalLong millis(Color side) {
    if (infinite) {
      return OptionalLong.empty();
    }
    OptionalLong clock = side == Color.BLACK ? blackClock : whiteClock;
    OptionalLong limit = moveTime.isPresent() ? moveTime : clock;
    return limit.isPresent() ? OptionalLong.of(Math.min(limit.getAsLong(), LONGEST_MILLIS)) : limit;
  }

  /** Collects what the clocks of a game say. */
  private static final class Clocks {
    private boolean any;
    private final long[] left = new long[2];
    private final long[] increment = new long[2];
    private long byoyomi;

    LongConsumer setting(String word) {
      return number -> set(word, Math.min(number, Integer.MAX_VALUE));
    }

    private void set(String word, long millis) {
      switch (word) {
        case "btime" -> left[0] = millis;
        case "wtime" -> left[1] = millis;
        case "binc" -> increment[0] = millis;
        case "winc" -> increment[1] = millis;
        case "byoyomi" -> byoyomi = millis;
        default -> {
          return;
        }
      }
      any = true;
    }

    OptionalLong millis(boolean black) {
      int side = black ? 0 : 1;
      long millis = left[side] / MOVES_TO_GO + increment[side] + byoyomi - TRANSMISSION_MILLIS;
      return any ? OptionalLong.of(Math.max(millis, LEAST_MILLIS)) : OptionalLong.empty();
    }
  }
}
