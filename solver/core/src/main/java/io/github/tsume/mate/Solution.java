package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.verdict.Outcome;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a {@link MateSolver} found out about a position.
 *
 * @param answer mate, no mate or unknown
 * @param mainline the moves of the solution (作意), futile interpositions left out; it replays
 *     legally from the position to mate, or to the check after which every reply is a futile
 *     interposition. Empty if there is no mate
 * @param leftover the attacker's packed hand (see {@link io.github.tsume.board.Hand}) at its end
 * @param rawLength the shortest length with every interposition counted, where it was asked for and
 *     found
 * @param notes remarks, such as futile interpositions along the mainline
 * @param nodes the nodes that were searched
 */
public record Solution(
    MateAnswer answer,
    List<Integer> mainline,
    int leftover,
    OptionalInt rawLength,
    List<Note> notes,
    long nodes) {
  /** The code of a remark that the mainline may be another one of the same length. */
  public static final String LINE_OPEN = "mainline-open";

  /** A solution with copied lists. */
  public Solution {
    mainline = List.copyOf(mainline);
    notes = List.copyOf(notes);
  }

  /** The same, with its length known to be the shortest. */
  public Solution withExactLength() {
    return new Solution(
        new MateAnswer.Mate(length(), true), mainline, leftover, rawLength, notes, nodes);
  }

  /** The same, with an upper bound of its length that was proved since. */
  public Solution within(int plies) {
    return new Solution(
        new MateAnswer.Mate(plies, false), mainline, leftover, rawLength, notes, nodes);
  }

  /** The same with remarks. */
  public Solution withNotes(List<Note> remarks) {
    return new Solution(answer, mainline, leftover, rawLength, remarks, nodes);
  }

  /** The same with another line of moves, and what the attacker holds at its end. */
  public Solution withMainline(List<Integer> line, int hand) {
    return new Solution(answer, line, hand, rawLength, notes, nodes);
  }

  /** The same with another number of nodes. */
  public Solution withNodes(long count) {
    return new Solution(answer, mainline, leftover, rawLength, notes, count);
  }

  /** The remark that the mainline is not known to be the first by the order of ties. */
  public static Note lineOpen() {
    return Note.of(LINE_OPEN, 0, Move.NONE, "ties-open");
  }

  /** Whether the mainline may be another one of the same length. */
  public boolean isLineOpen() {
    return notes.stream().anyMatch(note -> note.kind().equals(LINE_OPEN));
  }

  /** Mate, no mate or unknown, in one word. */
  public Outcome outcome() {
    return answer.outcome();
  }

  /** Whether a mate was found. */
  public boolean isMate() {
    return answer instanceof MateAnswer.Mate;
  }

  /** The length in plies; 0 if no mate was found. */
  public int length() {
    return answer instanceof MateAnswer.Mate mate ? mate.length() : 0;
  }

  /** Whether the length is proved to be the shortest. */
  public boolean isExact() {
    return answer instanceof MateAnswer.Mate mate && mate.exact();
  }
}
