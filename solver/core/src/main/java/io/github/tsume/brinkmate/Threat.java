package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.verify.ProofTree;
import io.github.tsume.verify.Replies;

/**
 * The mate that would follow if the defender did nothing, and which defences it answers as it is.
 *
 * <p>It is replayed after the defence, move by move and by the rules: each of its moves must be a
 * legal check there too, and each evasion there must be one that it has an answer to. A defence
 * that touches nothing of it needs no search; most drops do not.
 *
 * <p>Source: Kawano, "Using Similar Positions to Search Game Trees" (1996), and, for threats, the
 * null move of Nagai's studies of brinkmates (2011).
 */
final class Threat {
  private static final int REFUTED = -1;

  /** The most positions that are visited for one defence. */
  private static final int MOST = 20_000;

  private final ProofTree proof;
  private final Replies moves = new Replies();

  /* Both are played along: the position in which nothing was done, and that after the defence. */
  private final Position passed;
  private final Position position;
  private final ProofTree seen = new ProofTree();
  private final boolean[] squares;
  private boolean marked;
  private ProofTree mate = new ProofTree();
  private int left;

  /**
   * A threat in a position in which the defender is to move.
   *
   * @param proof of the mate if he does nothing
   */
  Threat(Position position, ProofTree proof) {
    this.proof = proof;
    this.position = position.copy();
    this.squares = new boolean[position.rules().squares()];
    this.passed = position.copy();
    passed.pass();
  }

  /**
   * Whether a legal defence is one that the mate is likely to have to reckon with: a move on the
   * board, or a drop where one of its moves, or of the replies to it, goes.
   */
  boolean isNear(int reply) {
    if (!marked) {
      mark();
      marked = true;
    }
    return !Move.isDrop(reply) || squares[Move.to(reply)];
  }

  /** Marks the squares to which the moves of the mate go; every position is looked at once. */
  private void mark() {
    int place = proof.covering(passed);
    if (place == ProofTree.NONE || seen.covering(passed) != ProofTree.NONE) {
      return;
    }
    int move = proof.moveAt(place);
    seen.put(passed, move, 1);
    squares[Move.to(move)] = true;
    passed.play(move);
    int begin = moves.top();
    int end = Evasions.generate(passed, moves.withRoom(), begin);
    moves.setTop(end);
    for (int i = begin; i < end; i++) {
      int reply = moves.get(i);
      squares[Move.to(reply)] = true;
      passed.play(reply);
      mark();
      passed.undo(reply);
    }
    moves.setTop(begin);
    passed.undo(move);
  }

  /** Whether the mate follows a legal defence as it would follow if nothing were done. */
  boolean answers(int reply) {
    left = MOST;
    mate = new ProofTree();
    position.play(reply);
    int length = attack();
    position.undo(reply);
    return length > 0;
  }

  /** The positions visited for the last answer. */
  int visited() {
    return MOST - left;
  }

  private int attack() {
    int known = mate.covering(position);
    if (known != ProofTree.NONE) {
      return mate.lengthAt(known);
    }
    int place = proof.covering(passed);
    if (place == ProofTree.NONE || --left < 0 || !isCheck(proof.moveAt(place))) {
      return REFUTED;
    }
    int move = proof.moveAt(place);
    position.play(move);
    passed.play(move);
    int length = defend();
    passed.undo(move);
    position.undo(move);
    if (length < 0) {
      return REFUTED;
    }
    mate.put(position, move, length + 1);
    return length + 1;
  }

  private int defend() {
    int begin = moves.top();
    int end = Evasions.generate(position, moves.withRoom(), begin);
    moves.setTop(end);
    int longest = 0;
    for (int i = begin; i < end && longest >= 0; i++) {
      int reply = moves.get(i);
      int length = isExpected(reply) ? after(reply) : REFUTED;
      longest = length < 0 ? REFUTED : Math.max(longest, length + 1);
    }
    moves.setTop(begin);
    return longest;
  }

  private int after(int reply) {
    position.play(reply);
    passed.play(reply);
    int length = attack();
    passed.undo(reply);
    position.undo(reply);
    return length;
  }

  private boolean isCheck(int move) {
    return isAmong(move, CheckMoves.generate(position, moves.withRoom(), moves.top()));
  }

  private boolean isExpected(int reply) {
    return isAmong(reply, Evasions.generate(passed, moves.withRoom(), moves.top()));
  }

  private boolean isAmong(int move, int end) {
    for (int i = moves.top(); i < end; i++) {
      if (moves.get(i) == move) {
        return true;
      }
    }
    return false;
  }
}
