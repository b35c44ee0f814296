package io.github.tsume.soundness;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.LineFailure;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where and why an author's line is no mate, or where it stops though it is on the way to one.
 *
 * @param ply the ply of the author's line: of the move that is wrong, or after which it ends too
 *     early; if it only stops, of the first move that is missing
 * @param move that move, {@link Move#NONE} if it is missing
 * @param failure why it is no mate; null if it only stops
 * @param line the move and what shows that it is wrong; empty if it cannot be played
 */
record WrongEnd(int ply, int move, @Nullable LineFailure failure, List<Integer> line) {
  /** A line that stops before a ply. */
  static WrongEnd stops(int ply) {
    return new WrongEnd(ply, Move.NONE, null, List.of());
  }

  /** The defect that this is in a solution of so many plies. */
  Defect with(Profile profile, int plies) {
    DefectClass kind = failure == null ? DefectClass.LINE_STOPS : DefectClass.LINE_FAILS;
    Severity severity = kind.severity(profile, plies);
    return new Defect(kind, severity, ply, move, 0, line, Hand.EMPTY, failure);
  }
}
