package io.github.tsume.mate;

import io.github.tsume.board.position.Position;
import io.github.tsume.game.Claims;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.moves.Evasions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The decision at one defender's node about which interpositions are futile, by the exact rule.
 *
 * <p>The interpositions are taken by rising length. One is futile if the mate after its capture by
 * the checking piece, the piece given back, is no longer than the longest of the replies that count
 * so far; otherwise it counts too.
 */
final class RisingRule {
  private record Lasting(int move, int length) {}

  private final Inquiry inquiry;
  private final TsumeGame game;

  RisingRule(Inquiry inquiry) {
    this.inquiry = inquiry;
    this.game = inquiry.game();
  }

  /** The length that the replies that count and are shorter than {@code plies} give the node. */
  int lengthBelow(int plies) {
    int[] moves = Evasions.of(inquiry.position());
    List<Lasting> interpositions = new ArrayList<>();
    int longest = 0;
    for (int move : moves) {
      int length = lengthWith(move, plies - 2);
      if (length > plies - 2) {
        continue;
      }
      if (!inquiry.rule().mayApplyTo(move)) {
        longest = Math.max(longest, length);
      } else {
        interpositions.add(new Lasting(move, length));
      }
    }
    interpositions.sort(Comparator.comparingInt(Lasting::length));
    int before = longest;
    int group = 0;
    for (Lasting reply : interpositions) {
      if (reply.length > group) {
        group = reply.length;
        before = longest;
      }
      if (!isCapturedWithin(reply.move, before)) {
        longest = Math.max(longest, reply.length);
      }
    }
    return longest;
  }

  /**
   * The length of the mate with a reply, counted from the node; more than {@code limit} if longer.
   */
  private int lengthWith(int move, int limit) {
    inquiry.play(move);
    int rest = inquiry.lengthUpTo(limit - 1).orElse(limit);
    inquiry.undo(move);
    return rest + 1;
  }

  /** Whether the checking piece's capture mates within {@code plies} although it gains nothing. */
  boolean isCapturedWithin(int interposition, int plies) {
    game.play(interposition);
    int[] moves = new int[Position.MAX_MOVES];
    int end = game.generate(moves, 0);
    boolean captured = false;
    for (int i = 0; i < end && !captured; i++) {
      if (Claims.isClaim(moves[i])) {
        game.play(moves[i]);
        captured = inquiry.isExactlyWithin(plies);
        game.undo(moves[i]);
      }
    }
    game.undo(interposition);
    return captured;
  }

  /**
   * Whether a reply that is no interposition lasts as long as the mate after the capture of an
   * interposition, which then is futile. It is the usual reason, and much cheaper to find out than
   * {@link #lengthBelow}; false only means that the whole rule has to decide.
   *
   * @param plies an upper bound of that mate, from the node after the capture
   */
  boolean isOutlasted(int interposition, int plies) {
    int length = plies;
    while (length >= 0 && isCapturedWithin(interposition, length)) {
      if (length == 0 || lastsPlain(length)) {
        return true;
      }
      length -= 2;
    }
    return false;
  }

  /** Whether a reply that surely counts lasts at least {@code plies}, counted from the node. */
  private boolean lastsPlain(int plies) {
    for (int move : Evasions.of(inquiry.position())) {
      if (!inquiry.rule().mayApplyTo(move)) {
        inquiry.play(move);
        boolean lasts = plies <= 2 || inquiry.within(plies - 3).isDisproven();
        inquiry.undo(move);
        if (lasts) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether no capture by the checking piece mates within {@code plies}; false if that is open. */
  boolean isCapturedOnlyAfter(int interposition, int plies) {
    game.play(interposition);
    int[] moves = new int[Position.MAX_MOVES];
    int end = game.generate(moves, 0);
    boolean later = true;
    for (int i = 0; i < end && later; i++) {
      if (Claims.isClaim(moves[i])) {
        game.play(moves[i]);
        later = inquiry.within(plies).isDisproven();
        game.undo(moves[i]);
      }
    }
    game.undo(interposition);
    return later;
  }
}
