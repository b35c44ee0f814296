package io.github.tsume.game;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.dfpn.table.HandArithmetic;

/**
 * The parts that are mixed into the keys of a {@link TsumeGame}, so that nodes that are followed by
 * something else do not meet in a table: the rule, what an interposition just made offers, what is
 * forbidden, and which pieces claims took out of the game.
 */
final class GameKeys {
  private static final long COMPOSER = 0x1B56C4E9F3A7D205L;
  private static final long ATTACKER = 0x2545F4914F6CDD1DL;
  private static final long INTERPOSED = 0x9E3779B97F4A7C15L;

  private final Position position;
  private final int attacker;

  private long current;
  private long raw;
  private long composer;
  private long forbidden;

  /** The keys of a game at a position. */
  GameKeys(Position position, int attacker) {
    this.position = position;
    this.attacker = attacker;
  }

  /** From now on those of a rule, with nothing forbidden. */
  void setRule(FutileRule rule) {
    raw = position.inventorySalt() + attacker * ATTACKER;
    composer = raw + COMPOSER * (rule == FutileRule.STANDARD ? 1 : 2);
    current = rule == FutileRule.NONE ? raw : composer;
    forbidden = 0;
  }

  /** The same as other ones. */
  void set(GameKeys other) {
    raw = other.raw;
    composer = other.composer;
    current = other.current;
    forbidden = other.forbidden;
  }

  /**
   * From now on, of the raw rule, those of the game in which some nodes are forbidden.
   *
   * @param id which nodes
   */
  void setForbidden(long id) {
    forbidden = id;
    current = raw ^ id;
  }

  boolean isForbidding() {
    return forbidden != 0;
  }

  /** What is mixed in now, but for an interposition. */
  long current() {
    return current;
  }

  /** Goes back to, or on to, what is mixed in then. */
  void setCurrent(long salt) {
    current = salt;
  }

  /** What is mixed into the keys of the raw game. */
  long raw() {
    return raw;
  }

  /** Whether no claim took a piece out of the game, so that the node is one of the raw game too. */
  boolean isRawToo(long salt) {
    return salt == composer;
  }

  /** What is mixed in after an interposition, as {@link TsumeGame} numbers it; 0 for none. */
  long after(int interposed) {
    return interposed == 0 ? current : current + interposed * INTERPOSED;
  }

  /** What is mixed in where a claim took a piece of some kind out of the game. */
  long without(int kind) {
    return current + HandArithmetic.spread(Hand.one(kind));
  }
}
