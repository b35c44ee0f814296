package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.position.Position;
import io.github.tsume.verify.ClaimWalk.Apart;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Claims apart from the positions of several lines, and about positions that are mate. */
class OtherLinesTest {
  /** A gold at 5c, and wherever the king steps back to, another in front of him. */
  private static final Position START = Written.position("9/4k4/9/4P4/9/9/9/9/9 b 2G 1");

  private static final List<Integer> TO_THE_LEFT = moves("G*5c", "5b6a", "G*6b");
  private static final List<Integer> TO_THE_RIGHT = moves("G*5c", "5b4a", "G*4b");

  private static List<Integer> moves(String... usi) {
    List<Integer> moves = new ArrayList<>();
    Position at = START.copy();
    for (String each : usi) {
      int move = Written.move(at, each);
      moves.add(move);
      at.play(move);
    }
    return moves;
  }

  private static ClaimReader reader() {
    return new ClaimReader(START, TO_THE_LEFT, Counting.STANDARD);
  }

  /** The mate in one after the first two moves of a line, apart from some positions. */
  private static int apart(ClaimReader reader, List<Integer> line, Apart from) {
    Position at = START.copy();
    line.subList(0, 2).forEach(at::play);
    return reader.mateApart(line.subList(0, 2), from, Written.mate(at, 1));
  }

  @Test
  void a_claim_apart_from_another_line_may_come_to_the_first_one() {
    ClaimReader reader = reader();
    assertThat(reader.tell(TO_THE_RIGHT)).isTrue();
    assertThat(apart(reader, TO_THE_RIGHT, Apart.from(1))).isNegative();
    assertThat(apart(reader, TO_THE_LEFT, Apart.from(1))).isEqualTo(1);
    assertThat(apart(reader, TO_THE_LEFT, Apart.from(0))).as("on the first").isNegative();
    assertThat(apart(reader, TO_THE_RIGHT, Apart.from(0))).as("on the other").isNegative();
  }

  @Test
  void of_a_line_that_was_not_told_nothing_is_shown() {
    assertThat(apart(reader(), TO_THE_LEFT, Apart.from(1))).isNegative();
    assertThat(apart(reader(), TO_THE_RIGHT, Apart.from(0))).as("the first alone").isEqualTo(1);
    ClaimReader reader = reader();
    assertThat(reader.tell(TO_THE_RIGHT)).isTrue();
    assertThat(apart(reader, TO_THE_LEFT, Apart.from(2))).isNegative();
    // The line has two positions of the attacker.
    assertThat(apart(reader, TO_THE_RIGHT, Apart.first(2))).isEqualTo(1);
    assertThat(apart(reader, TO_THE_RIGHT, Apart.first(3))).isNegative();
  }

  @Test
  void a_line_is_told_before_those_of_lines_are_avoided() {
    ClaimReader reader = reader();
    assertThat(apart(reader, TO_THE_RIGHT, Apart.first(2))).isEqualTo(1);
    assertThat(reader.tell(TO_THE_RIGHT)).as("only its own first positions").isTrue();
    assertThat(apart(reader, TO_THE_LEFT, Apart.from(1))).isEqualTo(1);
    assertThat(reader.tell(TO_THE_RIGHT)).as("too late").isFalse();
    assertThat(apart(reader, TO_THE_LEFT, Apart.from(2))).isNegative();
  }

  @Test
  void that_there_is_no_mate_is_shown_apart_from_lines_that_there_are() {
    Position start = Written.position("4k4/9/9/9/9/9/9/9/9 b G 1");
    List<Integer> path = List.of(Written.move(start, "G*5b"));
    byte[] takes = Written.numbers(Written.moves(Written.after(start, "G*5b")).indexOf("5a5b"));
    ClaimReader reader = new ClaimReader(start, path, Counting.STANDARD);
    assertThat(reader.noMateApart(path, Apart.from(1), takes)).isFalse();
    assertThat(reader.noMateApart(path, Apart.first(2), takes)).isFalse();
    assertThat(reader.noMateApart(path, Apart.from(0), takes)).isTrue();
  }

  @Test
  void mated_at_once_the_value_is_what_the_attacker_keeps() {
    for (int kept = 0; kept <= 1; kept++) {
      String hand = kept == 0 ? "G" : "2G";
      Position start = Written.position("4k4/9/4P4/9/9/9/9/9/9 b " + hand + " 1");
      List<Integer> path = List.of(Written.move(start, "G*5b"));
      int right = kept == 0 ? Worth.of(0, Worth.NONE) : Worth.of(0, Worth.ALWAYS);
      for (int worth = 0; worth <= Worth.of(1, 0); worth++) {
        ClaimReader reader = new ClaimReader(start, List.of(), Counting.STANDARD);
        assertThat(reader.atMost(path, worth, new byte[0])).isEqualTo(right <= worth);
        assertThat(reader.atLeast(path, worth, new byte[0])).isEqualTo(right >= worth);
      }
    }
  }

  @Test
  void no_value_is_less_than_nothing() {
    ClaimReader reader = reader();
    List<Integer> path = TO_THE_LEFT.subList(0, 1);
    assertThat(reader.atLeast(path, 0, new byte[0])).isTrue();
    assertThat(reader.atLeast(path, 1, new byte[0])).isFalse();
    assertThat(reader.atMost(path, 0, new byte[0])).isFalse();
    assertThat(reader.atMost(path, -1, new byte[0])).isFalse();
  }
}
