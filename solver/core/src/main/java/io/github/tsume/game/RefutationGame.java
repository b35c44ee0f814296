package io.github.tsume.game;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import io.github.tsume.dfpn.Game;
import io.github.tsume.dfpn.table.HandArithmetic;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;

/**
 * The game of refuting checks: the king's side, here the one that wants something, evades until no
 * check is left; the other side gives check as long as it can. Mated, or checked for ever, the
 * king's side has lost.
 *
 * <p>Every interposition counts, and every move takes one ply.
 */
public final class RefutationGame implements Game {
  private static final long REFUTING = 0x6A09E667F3BCC909L;

  private final Position position;
  private final int evading;
  private final ProofHands hands;
  private final long salt;
  private final int[] checks = new int[Position.MAX_MOVES];
  private final int[] evasions = new int[Position.MAX_MOVES];

  /**
   * A game that moves a position about.
   *
   * @param evading the side whose king is checked
   */
  public RefutationGame(Position position, int evading) {
    this.position = position;
    this.evading = evading;
    this.hands = new ProofHands(position, evading);
    this.salt = (REFUTING ^ HandArithmetic.spread(evading)) + position.inventorySalt();
  }

  @Override
  public Game copy() {
    return new RefutationGame(position.copy(), evading);
  }

  @Override
  public boolean attackerToMove() {
    return position.side() == evading;
  }

  @Override
  public long key() {
    return position.boardKey() ^ salt;
  }

  @Override
  public long keyAfter(int move) {
    return position.keyAfter(move) ^ salt;
  }

  @Override
  public int generate(int[] buffer, int at) {
    return attackerToMove()
        ? Evasions.generate(position, buffer, at)
        : CheckMoves.generate(position, buffer, at);
  }

  @Override
  public void play(int move) {
    position.play(move);
  }

  @Override
  public void undo(int move) {
    position.undo(move);
  }

  @Override
  public int cost(int move) {
    return 1;
  }

  @Override
  public int chain(int move) {
    return -1;
  }

  @Override
  public int mobilityAfter(int move) {
    position.play(move);
    int[] moves = attackerToMove() ? evasions : checks;
    int count = generate(moves, 0);
    position.undo(move);
    return count;
  }

  @Override
  public int guessedMobility(int check) {
    return 1;
  }

  @Override
  public int mateAmong(int[] moves, int begin, int end, int[] mobility) {
    for (int i = begin; i < end; i++) {
      mobility[i] = mobilityAfter(moves[i]);
      if (mobility[i] == 0) {
        return moves[i];
      }
    }
    return 0;
  }

  @Override
  public int mateAmong(int[] moves, int begin, int end) {
    for (int i = begin; i < end; i++) {
      if (mobilityAfter(moves[i]) == 0) {
        return moves[i];
      }
    }
    return 0;
  }

  @Override
  public boolean failsAtOnce() {
    return mateAmong(evasions, 0, generate(evasions, 0)) == 0;
  }

  @Override
  public long likeness() {
    return key();
  }

  @Override
  public int hand() {
    return position.hand(evading);
  }

  @Override
  public int handAfter(int move) {
    return attackerToMove() ? position.handAfter(move) : hand();
  }

  @Override
  public int matedProofHand() {
    return widenProofHand(Hand.EMPTY);
  }

  @Override
  public int fullHand() {
    return hands.full();
  }

  @Override
  public int proofHandBefore(int move, int handAfter) {
    return ProofHands.proofBefore(move, handAfter);
  }

  @Override
  public int widenProofHand(int hand) {
    return hands.widened(hand, CheckMoves.dropCheckKinds(position));
  }

  @Override
  public int disproofHandBefore(int move, int handAfter) {
    return ProofHands.disproofBefore(move, handAfter);
  }

  @Override
  public int narrowDisproofHand(int hand) {
    return hands.narrowed(hand, Evasions.interpositionKinds(position));
  }

  @Override
  public int refutationHandBefore(int move, int handAfter) {
    return hands.refutationBefore(move, handAfter);
  }

  @Override
  public HandArithmetic hands() {
    return ProofHands.ARITHMETIC;
  }
}
