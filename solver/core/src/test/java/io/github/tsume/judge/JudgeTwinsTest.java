package io.github.tsume.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.judge.JudgeOptions.EndRules;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.record.MoveTree;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random games to their ends, judged and judged slowly. {@code -Dtsume.games=5000} sets how many
 * games there are of all three together, {@code -Dtsume.seed} the first seed.
 */
class JudgeTwinsTest {
  private static final int GAMES = Integer.getInteger("tsume.games", 180) / 3;
  private static final long SEED = Long.getLong("tsume.seed", 1);

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void random_games_end_as_the_slow_judge_says(String name, TestReporter reporter) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    Map<String, Integer> ends = new TreeMap<>();
    for (long seed = SEED; seed < SEED + GAMES; seed++) {
      RandomGames game = new RandomGames(rules, seed);
      Setup start = game.start();
      EndRules endRules = EndRules.values()[(int) (seed % EndRules.values().length)];
      JudgeOptions usual = JudgeOptions.of(rules, endRules);
      int limit = seed % 5 < 2 ? 30 + (int) (seed % 80) : usual.moveLimit();
      JudgeOptions options = new JudgeOptions(endRules, usual.repetition(), limit);
      Ruling judgement = Judge.of(start, MoveTree.of(game.moves()), options);
      List<String> moves =
          Arrays.stream(game.moves()).mapToObj(move -> Move.toUsi(move, rules)).toList();
      String slow = SlowJudge.judge(start, moves, options);
      assertThat(Endings.text(judgement.ending()))
          .as("%s, seed %d: %s", name, seed, moves)
          .isEqualTo(slow);
      String kind = judgement.ending() == null ? "undecided" : judgement.ending().code();
      ends.merge(kind, 1, Integer::sum);
    }
    reporter.publishEntry(name, ends.toString());
    assertThat(ends).containsKeys("illegal", "mate", "move-limit");
  }

  @Test
  void points_are_those_that_the_slow_judge_counts() {
    for (long seed = SEED; seed < SEED + GAMES; seed++) {
      Position position = RandomPositions.of(StandardShogi.RULES, seed);
      assertThat(SlowJudge.describe(Points.of(position, 0)))
          .as("seed %d", seed)
          .isEqualTo(SlowJudge.points(position.toSetup()));
    }
  }
}
