package io.github.tsume.goal;

import io.github.tsume.judgement.Key;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import java.util.List;
import java.util.OptionalInt;

/**
 * The answer to whether a goal is reached, and how.
 *
 * @param outcome the answer
 * @param length the plies it takes; unknown if it is not reached
 * @param rawLength the length with every interposition counted, where it was asked for and found
 * @param leftover what the attacker has in hand at the end of the line, packed
 * @param line the moves that reach it; empty if there are none
 * @param keys the first moves that reach it, that of the line first, each with what answers every
 *     defence; empty of goals that are reached by one line
 */
public record Ending(
    Outcome outcome,
    PlyCount length,
    OptionalInt rawLength,
    int leftover,
    List<Integer> line,
    List<Key> keys) {
  /** An ending with copied lists. */
  public Ending {
    line = List.copyOf(line);
    keys = List.copyOf(keys);
  }
}
