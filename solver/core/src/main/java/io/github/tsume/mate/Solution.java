package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Standing;
import io.github.tsume.verdict.Unfinished;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The result of a {@link MateSolver} for a position.
 *
 * @param answer mate, no mate or unknown
 * @param mainline the moves of the solution (作意), futile interpositions left out; it replays
 *     legally from the position to mate, or to the check after which every reply is a futile
 *     interposition. Empty if there is no mate
 * @param leftover the attacker's packed hand (see {@link io.github.tsume.board.Hand}) at its end
 * @param rawLength the shortest length with every interposition counted, where it was asked for and
 *     is proved: never a bound
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
  /** A solution with copied lists. */
  public Solution {
    mainline = List.copyOf(mainline);
    notes = List.copyOf(notes);
  }

  /** The same, with its length known to be the shortest. */
  public Solution withExactLength() {
    return new Solution(
        new MateAnswer.Mate(PlyCount.exactly(length())),
        mainline,
        leftover,
        rawLength,
        notes,
        nodes);
  }

  /** The same, with an upper bound of its length that was proved since. */
  public Solution within(int plies) {
    return new Solution(
        new MateAnswer.Mate(PlyCount.atMost(plies)), mainline, leftover, rawLength, notes, nodes);
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
    return Note.of(Remark.MAINLINE_OPEN, 0, Move.NONE, "ties-open");
  }

  /** Whether the mainline may be another one of the same length. */
  public boolean isLineOpen() {
    return standing().leaves(Unfinished.MAINLINE);
  }

  /** What is open of the answer, its length, its mainline and what is remarked on that. */
  public Standing standing() {
    Set<Unfinished> open = EnumSet.noneOf(Unfinished.class);
    if (answer instanceof MateAnswer.Unknown) {
      open.add(Unfinished.MATE);
    }
    if (isMate() && !isExact()) {
      open.add(Unfinished.LENGTH);
    }
    notes.forEach(note -> note.kind().leaves().ifPresent(open::add));
    return new Standing(open);
  }

  /** Mate, no mate or unknown, in one word. */
  public Outcome outcome() {
    return answer.outcome();
  }

  /** Whether a mate was found. */
  public boolean isMate() {
    return answer instanceof MateAnswer.Mate;
  }

  /** The length, with how far it is known. */
  public PlyCount plies() {
    return answer instanceof MateAnswer.Mate mate ? mate.length() : PlyCount.UNKNOWN;
  }

  /** The length in plies; 0 if no mate was found. */
  public int length() {
    return plies().plies();
  }

  /** Whether the length is proved to be the shortest. */
  public boolean isExact() {
    return plies().isExact();
  }
}
