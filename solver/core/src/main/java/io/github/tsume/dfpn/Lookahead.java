package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.TableEntry;
import io.github.tsume.dfpn.table.TranspositionTable;

/**
 * A test, by looking at all that can follow, that the attacker fails within three plies, or within
 * four if the defender is to move.
 *
 * <p>Most questions with a bound end in such nodes. There the table costs more than it saves: each
 * move would be looked up, rated and entered, though the first good reply is enough. Only the nodes
 * with three plies left are looked up and entered: many ways lead to them.
 */
final class Lookahead {
  private static final int MAX_MOVES = 600;

  private final Game game;
  private final TranspositionTable table;
  private final TableEntry entry = new TableEntry();
  private final boolean[] loses = new boolean[MAX_MOVES];
  private final int[] attacks = new int[MAX_MOVES];
  private final int[] replies = new int[MAX_MOVES];
  private long nodes;

  Lookahead(Game game, TranspositionTable table) {
    this.game = game;
    this.table = table;
  }

  /** The nodes visited so far. */
  long nodes() {
    return nodes;
  }

  /**
   * Whether the attacker does not win within a bound of three plies or four from the current node,
   * at which he is to move if it is odd; false if that is not so plain.
   *
   * @param moves its moves; the attacker's do not mate at once
   */
  boolean failsWithin(int bound, int[] moves, int begin, int end) {
    return bound == 3 ? failsWithinThree(moves, begin, end) : failsWithinFour(moves, begin, end);
  }

  /**
   * Whether the attacker does not win within three plies from the current OR node; false if that is
   * not so plain.
   *
   * @param moves its moves, none of which mates at once
   */
  private boolean failsWithinThree(int[] moves, int begin, int end) {
    if (game.hasClaims(moves, begin, end)) {
      return false;
    }
    for (int i = begin; i < end; i++) {
      game.play(moves[i]);
      boolean refuted = isRefutedAtOnce();
      game.undo(moves[i]);
      if (!refuted) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether the attacker does not win within four plies from the current AND node; false if that is
   * not so plain.
   *
   * @param moves its moves
   */
  private boolean failsWithinFour(int[] moves, int begin, int end) {
    for (int i = begin; i < end; i++) {
      table.lookup(game.hands(), game.keyAfter(moves[i]), game.handAfter(moves[i]), 3, entry);
      if (entry.status == TableEntry.DISPROVEN) {
        return true;
      }
      loses[i - begin] = entry.status == TableEntry.PROVEN;
    }
    for (int guess = 1; guess <= Game.MOST_GUESSED; guess++) {
      for (int i = begin; i < end; i++) {
        if (game.guessedMobility(moves[i]) == guess && !loses[i - begin] && refutes(moves[i])) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the attacker surely fails within three plies after a reply. */
  private boolean refutes(int reply) {
    nodes++;
    game.play(reply);
    int end = game.generate(attacks, 0);
    boolean fails = game.mateAmong(attacks, 0, end) == 0 && failsWithinThree(attacks, 0, end);
    if (fails) {
      table.storeDisproven(game.key(), game.hand(), game.hand(), 3, 1, entry);
    }
    game.undo(reply);
    return fails;
  }

  /** Whether a reply of the current AND node surely is not answered with mate at once. */
  private boolean isRefutedAtOnce() {
    nodes++;
    int end = game.generate(replies, 0);
    for (int i = 0; i < end; i++) {
      game.play(replies[i]);
      boolean refutes = isNotMatedAtOnce();
      game.undo(replies[i]);
      if (refutes) {
        return true;
      }
    }
    return false;
  }

  private boolean isNotMatedAtOnce() {
    nodes++;
    return game.failsAtOnce();
  }
}
