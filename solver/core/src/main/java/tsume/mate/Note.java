package tsume.mate;

/**
 * A remark on a solution that is no defect.
 *
 * @param kind its stable class, such as "futile"
 * @param ply the ply of the mainline it belongs to, from 1; 0 for the whole
 * @param move the move it is about, 0 if none
 * @param why the reason as a stable code, such as "capture-by-checker"
 * @param line moves that show it, from the position after {@code move}
 */
public record Note(String kind, int ply, int move, String why, java.util.List<Integer> line) {
  /** A remark with copied moves. */
  public Note {
    line = java.util.List.copyOf(line);
  }
}
