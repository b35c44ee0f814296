package io.github.tsume.verify;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;

/**
 * A proof of bounds of the composers' value by the rules alone: that a mate takes at most so long,
 * futile interpositions left out, or at least so long.
 *
 * <p>The rule, at a position of the defender: v(i) is the length with an interposition i, q(i) that
 * of the mate after the checking piece captured it and gave it back. Taken by rising v(i), i is
 * futile if q(i) is no more than the longest reply that counts so far.
 *
 * <ul>
 *   <li>At most n: each reply is, or it is an interposition with q(i) at most some m that a reply
 *       reaches which is at most n itself and no interposition, or one with q at least m (whether
 *       that one counts or not, the longest reply so far is then at least m). Where it matters what
 *       is kept at n plies, such an interposition has to be judged before those that it makes
 *       futile: they last longer than n.
 *   <li>At least n: there is a reply of at least n that is no interposition, or has q(i) at least n
 *       too. Or it has q(i) above m, and each other reply is at most m or at least n, or has q(i)
 *       at most m and is futile, as m is 0 or a reply that is no interposition lasts so long: were
 *       the value less than n, that one would count all the same.
 * </ul>
 */
final class ValueCheck {
  private final Stage stage;
  private final Position position;
  private final Hints hints;
  private final Futility futility;
  private final ShownValues shown;
  private final CertificateCheck raw;
  private final int attacker;

  /* How many pieces that were moved between are out of the game just now. */
  private int missing;

  ValueCheck(
      Stage stage,
      int attacker,
      Hints hints,
      Counting counting,
      ShownValues shown,
      CertificateCheck raw) {
    this.stage = stage;
    this.position = stage.position();
    this.attacker = attacker;
    this.hints = hints;
    this.futility = new Futility(counting);
    this.shown = shown;
    this.raw = raw;
  }

  /** Whether the value of the position is shown to be at most so much. */
  boolean atMost(int worth) {
    return position.side() == attacker ? attackAtMost(worth) : defenceAtMost(worth);
  }

  /** Whether the value of the position is shown to be at least so much. */
  boolean atLeast(int worth) {
    return position.side() == attacker ? attackAtLeast(worth) : defenceAtLeast(worth);
  }

  /** Whether the defender, to move, is mated at once, which is not to be shown. */
  boolean isMated() {
    return futility.isMated(stage);
  }

  private boolean attackAtMost(int worth) {
    if (Worth.plies(worth) < 1) {
      return false;
    }
    if (Worth.plies(worth) == 1) {
      return futility.lastMove(stage) <= worth;
    }
    boolean byRaw = missing == 0 && Worth.kept(worth) >= Worth.NONE;
    if (shown.isAtMost(position, worth) || (byRaw && raw.matesWithin(Worth.plies(worth)))) {
      return true;
    }
    int[] moves = stage.moves();
    int number = hints.attack(worth);
    if (number < 0 || number >= moves.length) {
      return false;
    }
    stage.play(moves[number]);
    boolean holds = position.inCheck() && defenceAtMost(Worth.after(worth));
    stage.undo(moves[number]);
    if (holds) {
      shown.putAtMost(position, worth);
    }
    return holds;
  }

  /** The value where the defender, to move, is mated at once. */
  private int mated() {
    return Worth.of(0, position.hand(attacker) == 0 ? Worth.NONE : Worth.ALWAYS);
  }

  private boolean defenceAtMost(int worth) {
    if (worth < 0 || !position.inCheck()) {
      return false;
    }
    if (shown.isAtMost(position, worth)) {
      return true;
    }
    if (futility.isMated(stage)) {
      return mated() <= worth;
    }
    int[] replies = stage.moves();
    int[] captured = new int[replies.length];
    int longest = 0;
    for (int i = 0; i < replies.length; i++) {
      int number = futility.mayLeaveOut(replies[i]) ? hints.interposition(replies[i], worth) : 0;
      int plies = 2 * (number - 1);
      captured[i] = plies;
      boolean holds =
          number == 0
              ? replyAtMost(replies[i], worth)
              : plies >= 0 && plies <= Worth.plies(worth) && capturedAtMost(replies[i], plies);
      if (!holds) {
        return false;
      }
      longest = Math.max(longest, plies);
    }
    boolean holds = longest == 0 || reaches(replies, captured, longest, worth);
    if (holds) {
      shown.putAtMost(position, worth);
    }
    return holds;
  }

  /**
   * Whether some reply makes the longest that counts last so many plies.
   *
   * @param captured how long each reply takes after its capture; less than 0 if it is one of those
   *     that stay within the value themselves
   * @param worth the value, of which what is kept may matter
   */
  private boolean reaches(int[] replies, int[] captured, int plies, int worth) {
    boolean[] counted = new boolean[replies.length];
    for (int i = 0; i < replies.length; i++) {
      counted[i] = captured[i] < 0;
    }
    boolean plain = Worth.kept(worth) < Worth.NONE;
    int number = hints.witness(replies, counted, plies, plain);
    if (number < 0 || number >= 4 * replies.length || !counted[number % replies.length]) {
      return false;
    }
    int reply = replies[number % replies.length];
    int form = number / replies.length;
    boolean interposes = futility.mayLeaveOut(reply);
    boolean lasts =
        form % 2 == 1
            ? lastsAmong(replies, number % replies.length, Worth.of(plies, 0))
            : replyAtLeast(reply, Worth.of(plies, 0))
                && (!interposes || capturedAtLeast(reply, plies));
    return lasts && (form > 1 ? areLater(replies, captured, worth) : !(plain && interposes));
  }

  /** Whether all that another reply makes futile last longer than a value, so are judged after. */
  private boolean areLater(int[] replies, int[] captured, int worth) {
    for (int i = 0; i < replies.length; i++) {
      if (captured[i] > 0 && !replyAtLeast(replies[i], Worth.of(Worth.plies(worth) + 2, 0))) {
        return false;
      }
    }
    return true;
  }

  private boolean replyAtMost(int reply, int worth) {
    stage.play(reply);
    boolean holds = attackAtMost(Worth.after(worth));
    stage.undo(reply);
    return holds;
  }

  private boolean replyAtLeast(int reply, int worth) {
    stage.play(reply);
    boolean holds = attackAtLeast(Worth.after(worth));
    stage.undo(reply);
    return holds;
  }

  /** Whether a capture of an interposition, given back, mates within some plies. */
  private boolean capturedAtMost(int reply, int plies) {
    stage.play(reply);
    int[] captures = futility.captures(stage, reply);
    boolean holds = false;
    if (plies == 0) {
      for (int i = 0; i < captures.length && !holds; i++) {
        holds = isMatedAfter(reply, captures[i]);
      }
    } else if (captures.length > 0) {
      int number = captures.length == 1 ? 0 : hints.capture(captures, plies);
      holds =
          number >= 0
              && number < captures.length
              && given(reply, captures[number], Worth.of(plies, Worth.NONE), true);
    }
    stage.undo(reply);
    return holds;
  }

  private boolean isMatedAfter(int reply, int capture) {
    stage.giveBack(reply, capture);
    boolean mated = futility.isMated(stage);
    stage.takeBack(reply, capture);
    return mated;
  }

  /** Whether no capture of an interposition, given back, mates before so many plies. */
  private boolean capturedAtLeast(int reply, int plies) {
    stage.play(reply);
    boolean holds = true;
    for (int capture : futility.captures(stage, reply)) {
      holds = holds && given(reply, capture, Worth.of(plies, 0), false);
    }
    stage.undo(reply);
    return holds;
  }

  private boolean given(int reply, int capture, int worth, boolean most) {
    int out = Move.isDrop(reply) ? 0 : 1;
    stage.giveBack(reply, capture);
    missing += out;
    boolean holds = most ? defenceAtMost(worth) : defenceAtLeast(worth);
    missing -= out;
    stage.takeBack(reply, capture);
    return holds;
  }

  private boolean attackAtLeast(int worth) {
    if (worth <= Worth.of(1, 0)) {
      return true;
    }
    if (Worth.plies(worth) == 1) {
      return futility.lastMove(stage) >= worth;
    }
    if (shown.isAtLeast(position, worth)) {
      return true;
    }
    for (int move : stage.moves()) {
      stage.play(move);
      boolean holds = !position.inCheck() || defenceAtLeast(Worth.after(worth));
      stage.undo(move);
      if (!holds) {
        return false;
      }
    }
    shown.putAtLeast(position, worth);
    return true;
  }

  private boolean defenceAtLeast(int worth) {
    if (worth <= 0) {
      return true;
    }
    if (missing == 0 && raw.isRefuted()) {
      return true;
    }
    if (futility.isMated(stage)) {
      return mated() >= worth;
    }
    if (shown.isAtLeast(position, worth)) {
      return true;
    }
    int[] replies = stage.moves();
    int number = hints.defence(replies, worth);
    boolean holds;
    if (number == 0) {
      holds = missing == 0 && raw.refute();
    } else if (number > 0 && number <= replies.length) {
      holds = lasts(replies[number - 1], worth);
    } else if (number > 0 && number <= 2 * replies.length) {
      holds = lastsAmong(replies, number - 1 - replies.length, worth);
    } else {
      holds = false;
    }
    if (holds) {
      shown.putAtLeast(position, worth);
    }
    return holds;
  }

  /** Whether one reply alone makes the value at least so much. */
  private boolean lasts(int reply, int worth) {
    // Where what is kept matters too, the reply itself has to count.
    int plies = Worth.plies(worth) + (Worth.kept(worth) > 0 ? 2 : 0);
    return replyAtLeast(reply, worth)
        && (!futility.mayLeaveOut(reply) || capturedAtLeast(reply, plies));
  }

  /** Whether a reply does because all others are shorter than its capture, or last as long. */
  private boolean lastsAmong(int[] replies, int among, int worth) {
    int reply = replies[among];
    int before = 2 * hints.before(reply, worth);
    if (before < 0 || !futility.mayLeaveOut(reply)) {
      return false;
    }
    return replyAtLeast(reply, worth)
        && capturedAtLeast(reply, before + 2)
        && areOnSides(replies, reply, before, worth, false);
  }

  /**
   * Whether each other reply is judged before one, of which so many plies are the longest that may
   * count, or lasts so long itself, or is futile.
   *
   * @param counts whether it is to count, so that what is no interposition is judged before it
   */
  private boolean areOnSides(int[] replies, int reply, int before, int worth, boolean counts) {
    boolean some = false;
    for (int other : replies) {
      if (other != reply) {
        boolean asked = !counts || futility.mayLeaveOut(other);
        int side = asked ? hints.side(other, before, worth) : 0;
        if (!isOnSide(side, other, before, worth)) {
          return false;
        }
        some |= side == 2;
      }
    }
    return !some || before == 0 || lastsPlain(replies, before);
  }

  private boolean isOnSide(int side, int reply, int before, int worth) {
    return switch (side) {
      case 0 -> replyAtMost(reply, Worth.of(before, Worth.NONE));
      case 1 -> replyAtLeast(reply, worth);
      case 2 -> futility.mayLeaveOut(reply) && capturedAtMost(reply, before);
      default -> false;
    };
  }

  /** Whether a reply that is no interposition, and counts whatever the others do, lasts so long. */
  private boolean lastsPlain(int[] replies, int plies) {
    boolean[] counted = new boolean[replies.length];
    for (int i = 0; i < replies.length; i++) {
      counted[i] = !futility.mayLeaveOut(replies[i]);
    }
    int number = hints.witness(replies, counted, plies, true);
    return number >= 0
        && number < replies.length
        && counted[number]
        && replyAtLeast(replies[number], Worth.of(plies, 0));
  }

  /**
   * Whether an interposition, which takes at most so many plies, is shown to count: those that are
   * judged before it are shorter than the mate after its capture. Where the defender is mated at
   * once none does.
   */
  boolean counts(int reply, int plies) {
    if (futility.isMated(stage)) {
      return false;
    }
    int before = 2 * hints.before(reply, Worth.of(plies, 0));
    return before >= 0
        && capturedAtLeast(reply, before + 2)
        && areOnSides(stage.moves(), reply, before, Worth.of(plies, 0), true);
  }

  /** Whether an interposition is futile because its capture mates at once, which needs no hints. */
  boolean isFutileAtOnce(int reply) {
    return futility.mayLeaveOut(reply) && capturedAtMost(reply, 0);
  }

  /** Whether an interposition is shown to be futile: another reply outlasts its capture. */
  boolean isFutile(int reply, int plies) {
    return futility.mayLeaveOut(reply) && isOutlasted(reply, plies) && capturedAtMost(reply, plies);
  }

  /**
   * Whether some reply makes the longest that counts last so many plies before a reply is judged:
   * one that is no interposition, or one that lasts exactly so long and less than that.
   */
  private boolean isOutlasted(int reply, int plies) {
    int[] replies = stage.moves();
    int number = hints.outlasting(replies, reply, plies);
    if (number < 0 || number >= 3 * replies.length) {
      return false;
    }
    int other = replies[number % replies.length];
    int worth = Worth.of(plies, 0);
    if (number < replies.length || !futility.mayLeaveOut(other)) {
      return number < replies.length && !futility.mayLeaveOut(other) && replyAtLeast(other, worth);
    }
    boolean between =
        replyAtMost(other, Worth.of(plies, Worth.NONE))
            && replyAtLeast(reply, Worth.of(plies + 2, 0));
    return between
        && (number < 2 * replies.length
            ? replyAtLeast(other, worth) && capturedAtLeast(other, plies)
            : lastsAmong(replies, number % replies.length, worth));
  }
}
