package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import org.junit.jupiter.api.Test;

class KnownFailuresTest {
  private final KnownFailures failures = new KnownFailures();
  private final Position position =
      Sfen.position("4k4/9/9/9/9/9/9/9/8R b GS 1", StandardShogi.RULES);

  private int move(String usi) {
    return LegalMoves.resolve(position, usi);
  }

  private void play(String... line) {
    for (String usi : line) {
      position.play(move(usi));
    }
  }

  @Test
  void only_what_was_added_is_known_to_fail() {
    failures.add(position, move("G*6b"));
    assertThat(failures.fails(position, move("G*6b"))).isTrue();
    assertThat(failures.fails(position, move("S*6b"))).isFalse();
    assertThat(failures.fails(position, move("G*4b"))).isFalse();
  }

  @Test
  void the_same_position_by_another_way_knows_it() {
    Position start = position.copy();
    play("1i1e", "5a6a", "1e9e", "6a5a");
    failures.add(position, move("G*5b"));
    Position other = start.copy();
    for (String usi : new String[] {"1i9i", "5a4a", "9i9e", "4a5a"}) {
      other.play(LegalMoves.resolve(other, usi));
    }
    assertThat(failures.fails(other, move("G*5b"))).isTrue();
    assertThat(failures.fails(start, move("G*5b"))).as("the rook elsewhere").isFalse();
  }

  @Test
  void with_another_hand_it_is_another_position() {
    failures.add(position, move("G*5b"));
    Position richer = Sfen.position("4k4/9/9/9/9/9/9/9/8R b 2GS 1", StandardShogi.RULES);
    assertThat(failures.fails(richer, move("G*5b"))).isFalse();
  }
}
