package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.moves.NaiveRules;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.rules.Ruleset;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The kernel's moves are those of the rules in their most obvious form, and of the search. */
class PlainMovesTest {
  private static final int POSITIONS = 1500;

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void they_are_the_legal_moves(String name) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    int[] moves = new int[Position.MAX_MOVES];
    int checks = 0;
    for (long seed = 0; seed < POSITIONS; seed++) {
      Position position = RandomPositions.of(rules, seed);
      String sfen = CanonicalSfen.of(position.toSetup());
      int end = PlainMoves.generate(position, moves, 0);
      Set<String> plain =
          Arrays.stream(moves, 0, end)
              .mapToObj(move -> Move.toUsi(move, rules))
              .collect(Collectors.toCollection(TreeSet::new));
      assertThat(plain).as("seed %s: %s", seed, sfen).hasSize(end);
      assertThat(plain).as("seed %s: %s", seed, sfen).isEqualTo(naive(position));
      assertThat(CanonicalSfen.of(position.toSetup())).as("seed %s", seed).isEqualTo(sfen);
      checks += position.inCheck() ? 1 : 0;
    }
    assertThat(checks).isGreaterThan(20);
  }

  /** Numbers that are no moves here, but differ from one in a bit or two, are not legal. */
  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void what_is_nearly_a_move_is_none(String name) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    int[] buffer = new int[Position.MAX_MOVES];
    for (long seed = 0; seed < 60; seed++) {
      Position position = RandomPositions.of(rules, seed);
      int end = LegalMoves.generate(position, buffer, 0);
      int[] legal = Arrays.copyOf(buffer, end);
      Set<Integer> all = Arrays.stream(legal).boxed().collect(Collectors.toSet());
      for (int move : legal) {
        assertThat(PlainMoves.isLegal(position, move)).isTrue();
        for (int bit = 0; bit < Move.BITS; bit++) {
          int other = move ^ 1 << bit;
          if (Move.to(other) < rules.squares() && Move.from(other) < rules.squares()) {
            assertThat(PlainMoves.isLegal(position, other))
                .as("seed %s: %s, bit %s", seed, Move.toUsi(move, rules), bit)
                .isEqualTo(all.contains(other));
          }
        }
      }
    }
  }

  private static Set<String> naive(Position position) {
    return new TreeSet<>(NaiveRules.of(position.toSetup()).legalMoves());
  }
}
