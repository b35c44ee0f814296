package io.github.tsume.soundness;

import io.github.tsume.board.position.Position;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.LineWeight;
import io.github.tsume.judgement.MoveRelation;
import io.github.tsume.verdict.Severity;

/**
 * The question whether a fatal defect off a line may turn out to be none, or a milder one, once the
 * line is known that counts: which another mate is depends on what follows the mainline's own move.
 *
 * <p>The first position is on every line, and another solution there stays one, but for a move that
 * differs from the line's in placement or promotion alone: with other replies after it, it may be a
 * dual. A change of order may be a detour of a shorter line, and a cook of a shorter line a late
 * one.
 */
public final class Doubt {
  private final Position start;
  private final int firstMove;
  private final int length;
  private final boolean lengthKnown;
  private final int late;

  /**
   * Doubts about the defects off a line.
   *
   * @param start the initial position
   * @param line the line that was examined
   * @param lengthKnown whether no mate is shorter than it
   * @param late how many of the attacker's last moves may have late cooks
   */
  public Doubt(Position start, Mainline line, boolean lengthKnown, int late) {
    this.start = start;
    this.firstMove = line.attack(0);
    this.length = line.length();
    this.lengthKnown = lengthKnown;
    this.late = late;
  }

  /** Whether another line of best play may do away with a defect. */
  public boolean concerns(Defect defect) {
    boolean stays =
        defect.ply() == 1
            && LineWeight.isCook(defect, length)
            && !MoveRelation.of(start, defect.move(), firstMove).mayBeDual()
            && (lengthKnown || late == 0);
    return defect.severity() == Severity.FATAL && !stays;
  }
}
