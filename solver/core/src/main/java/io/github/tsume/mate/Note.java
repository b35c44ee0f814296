package io.github.tsume.mate;

import io.github.tsume.verdict.Remark;
import java.util.List;

/**
 * A remark on a solution that is no defect.
 *
 * @param kind what it is about
 * @param ply the ply of the mainline it belongs to, from 1; 0 for the whole
 * @param move the move it is about, 0 if none
 * @param why the reason as a stable code, such as "rising-rule"
 * @param plies the plies of the mate that shows it, 0 if none
 * @param others the plies that the other replies last, 0 if that plays no part
 * @param line moves that show it, from the position after {@code move}
 */
public record Note(
    Remark kind, int ply, int move, String why, int plies, int others, List<Integer> line) {
  /** A remark with copied moves. */
  public Note {
    line = List.copyOf(line);
  }

  /** A remark on a ply about which there is nothing more to say. */
  public static Note of(Remark kind, int ply, int move, String why) {
    return new Note(kind, ply, move, why, 0, 0, List.of());
  }
}
