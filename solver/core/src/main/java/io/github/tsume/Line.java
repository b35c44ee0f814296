package io.github.tsume;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.notation.kif.JapaneseNotation;
import io.github.tsume.notation.western.WesternNotation;
import java.util.List;

/**
 * Moves from a position on, in the notations of people and programs. Lines are equal if the same
 * moves lead from the same position.
 */
public final class Line {
  private final Setup start;
  private final List<Integer> before;
  private final List<Integer> moves;

  /**
   * Moves after other moves.
   *
   * @param before the moves that lead from the position to the first one
   */
  Line(Setup start, List<Integer> before, List<Integer> moves) {
    this.start = start;
    this.before = List.copyOf(before);
    this.moves = List.copyOf(moves);
  }

  /** How many plies it has. */
  public int plies() {
    return moves.size();
  }

  /** The moves as packed numbers, which {@link Move} explains. */
  public List<Integer> moves() {
    return moves;
  }

  /** The moves in USI, such as "G*5c". */
  public List<String> usi() {
    return moves.stream().map(move -> Move.toUsi(move, start.rules())).toList();
  }

  /** The moves in Japanese, such as "▲５三金". */
  public List<String> japanese() {
    return tail(JapaneseNotation.line(start, whole()));
  }

  /** The moves in Western notation, such as "G*5c". */
  public List<String> western() {
    return tail(WesternNotation.line(start, whole()));
  }

  private int[] whole() {
    int[] all = new int[before.size() + moves.size()];
    for (int i = 0; i < all.length; i++) {
      all[i] = i < before.size() ? before.get(i) : moves.get(i - before.size());
    }
    return all;
  }

  private List<String> tail(List<String> texts) {
    return List.copyOf(texts.subList(before.size(), texts.size()));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Line that
        && start.equals(that.start)
        && before.equals(that.before)
        && moves.equals(that.moves);
  }

  @Override
  public int hashCode() {
    return moves.hashCode() * 31 + before.hashCode();
  }

  /** The moves in Western notation with spaces between. */
  @Override
  public String toString() {
    return String.join(" ", western());
  }
}
