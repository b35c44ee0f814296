package io.github.tsume.verify;

import io.github.tsume.board.position.Position;
import io.github.tsume.verify.ClaimWalk.Apart;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;

/** A walk through the claims of a certificate, each after some moves from the first position. */
public final class ClaimReader {
  private static final int REFUSED = -1;

  private final Position position;
  private final BoundedStage stage;
  private final NumberHints hints = new NumberHints(new MoveNumbers());
  private final ClaimWalk walk;

  /**
   * Nothing followed yet.
   *
   * @param start the first position, with the attacker to move
   * @param line the line whose positions may be avoided, all legal
   */
  public ClaimReader(Position start, List<Integer> line, Counting counting) {
    this.position = start.copy();
    this.stage = new BoundedStage(position);
    this.walk = new ClaimWalk(stage, line, counting, hints);
  }

  /**
   * Allows the work for claims of so many bytes, all together. Where they ask for more, a {@link
   * TooMuchWorkException} ends it.
   */
  public void allow(long bytes) {
    stage.allow(bytes);
  }

  /** The plies of a mate after some moves, every interposition counted; -1 if it is not shown. */
  public int mate(List<Integer> path, byte[] proof) {
    return plies(path, proof, walk::mate);
  }

  /** Tells of another line, all legal; false if it comes too late. */
  public boolean tell(List<Integer> other) {
    return walk.tell(other);
  }

  /** The same of a mate that does not come to some positions of lines. */
  public int mateApart(List<Integer> path, Apart from, byte[] proof) {
    return walk.hasLines(from) ? plies(path, proof, () -> walk.mateApart(from)) : REFUSED;
  }

  /** Whether a proof shows that the check with which the moves end never mates. */
  public boolean noMate(List<Integer> path, byte[] proof) {
    return holds(path, proof, walk::noMate);
  }

  /** The same if the attacker may not come to some positions of lines. */
  public boolean noMateApart(List<Integer> path, Apart from, byte[] proof) {
    return walk.hasLines(from) && holds(path, proof, () -> walk.noMateApart(from));
  }

  /** Whether a proof shows that the value after some moves is at most so much. */
  public boolean atMost(List<Integer> path, int worth, byte[] proof) {
    return holds(path, proof, () -> walk.atMost(worth));
  }

  /** Whether a proof shows that the value after some moves is at least so much. */
  public boolean atLeast(List<Integer> path, int worth, byte[] proof) {
    return holds(path, proof, () -> walk.atLeast(worth));
  }

  /** Whether a proof shows that a reply counts, if it takes at most so many plies. */
  public boolean counts(List<Integer> path, int reply, int plies, byte[] proof) {
    return holds(path, proof, () -> walk.counts(reply, plies));
  }

  /** Whether a proof shows that a reply is futile, as another one lasts so many plies. */
  public boolean isFutile(List<Integer> path, int reply, int plies, byte[] proof) {
    return holds(path, proof, () -> walk.isFutile(reply, plies));
  }

  /** Whether a reply after some moves is futile at once. */
  public boolean isFutileAtOnce(List<Integer> path, int reply) {
    return after(path, () -> walk.isFutileAtOnce(reply));
  }

  /** Whether a reply to check may be futile at all. */
  public boolean mayBeFutile(int reply) {
    return walk.mayBeFutile(reply);
  }

  /** Whether the side to move after some moves is mated at once. */
  public boolean isMated(List<Integer> path) {
    return after(path, walk::isMated);
  }

  /** Ends the claims: what is asked from now on takes what the row is long. */
  public void end() {
    stage.allowAll();
  }

  private boolean after(List<Integer> path, BooleanSupplier work) {
    path.forEach(position::play);
    boolean holds = work.getAsBoolean();
    leave(path);
    return holds;
  }

  private boolean holds(List<Integer> path, byte[] proof, BooleanSupplier work) {
    return plies(path, proof, () -> work.getAsBoolean() ? 0 : REFUSED) == 0;
  }

  private int plies(List<Integer> path, byte[] proof, IntSupplier work) {
    MoveNumbers numbers = new MoveNumbers(proof);
    hints.read(numbers);
    path.forEach(position::play);
    int plies = work.getAsInt();
    leave(path);
    return numbers.isAtEnd() ? plies : REFUSED;
  }

  private void leave(List<Integer> path) {
    for (int i = path.size() - 1; i >= 0; i--) {
      position.undo(path.get(i));
    }
  }
}
