package io.github.tsume.judgement;

import io.github.tsume.board.Move;
import io.github.tsume.verdict.DefectClass;
import java.util.List;

/**
 * A fault of a brinkmate as a composition.
 *
 * @param kind its class
 * @param ply the ply at which it departs; 0 for the whole
 * @param move the move that departs; {@link Move#NONE} if none
 * @param length the plies of the whole solution by it, 0 if not known
 * @param line the moves from that one on
 */
public record Flaw(DefectClass kind, int ply, int move, int length, List<Integer> line) {
  /** A flaw with a copied line. */
  public Flaw {
    line = List.copyOf(line);
  }

  /** One of the whole. */
  static Flaw ofAll(DefectClass kind, int length) {
    return new Flaw(kind, 0, Move.NONE, length, List.of());
  }

  /** One with a line that departs from another one. */
  static Flaw at(int ply, DefectClass kind, int length, List<Integer> line) {
    return new Flaw(kind, ply, line.get(0), length, line);
  }
}
