package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.dfpn.table.TableEntry;
import io.github.tsume.dfpn.table.TranspositionTable;

/** The proofs in a table of the current node of a game, wherever it stands. */
public final class TableProofs {
  private final Game game;
  private final HandArithmetic hands;
  private final TranspositionTable table;
  private final TableEntry entry = new TableEntry();
  private final TableEntry stricter = new TableEntry();

  TableProofs(Game game, TranspositionTable table) {
    this.game = game;
    this.hands = game.hands();
    this.table = table;
  }

  /**
   * The move with which the table proves the current OR node within {@code bound} plies; 0 if it
   * does not, or not any more.
   */
  public int move(int bound) {
    return isProven(bound) ? entry.move : 0;
  }

  /** The length of the table's proof of the current node, -1 if it has none within the bound. */
  public int length(int bound) {
    return isProven(bound) ? entry.length : -1;
  }

  /** The same under another key, that of the current node in a game with answers of its own. */
  public int length(long key, int bound) {
    table.lookup(hands, key, game.hand(), bound, entry);
    return entry.status == TableEntry.PROVEN ? entry.length : -1;
  }

  private boolean isProven(int bound) {
    table.lookup(hands, game.key(), game.hand(), bound, entry);
    if (entry.status == TableEntry.UNSEEN && game.trustsLooserProofs() && game.looserKey() != 0) {
      table.lookup(hands, game.looserKey(), game.hand(), bound, entry);
    }
    boolean proven = entry.status == TableEntry.PROVEN;
    if (game.stricterKey() != 0) {
      int shorter = proven ? entry.length - 1 : bound;
      table.lookup(hands, game.stricterKey(), game.hand(), shorter, stricter);
      if (stricter.status == TableEntry.PROVEN) {
        entry.set(stricter);
        return true;
      }
    }
    return proven;
  }

  /**
   * The hand of the proof that {@link #move} or {@link #length(int)} found last: with it or more,
   * and its move, the attacker wins.
   */
  public int hand() {
    return entry.hand;
  }

  /** Whether the table says that the attacker never wins from the current node. */
  public boolean isDisproven() {
    table.lookup(hands, game.key(), game.hand(), Lengths.UNBOUNDED, entry);
    return entry.status == TableEntry.DISPROVEN;
  }

  /** The same of the node after a move. */
  public boolean isDisprovenAfter(int move) {
    table.lookup(hands, game.keyAfter(move), game.handAfter(move), Lengths.UNBOUNDED, entry);
    return entry.status == TableEntry.DISPROVEN;
  }

  /** Makes the table forget that it has a proof of the current node. */
  public void retract() {
    table.dropProofs(game.key(), game.hand(), entry);
  }

  /** Enters into the table what is proved of a node by other means. */
  public void enter(long key, int hand, int length, int move) {
    table.storeProven(key, hand, hand, length, 1, move, entry);
  }
}
