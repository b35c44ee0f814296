package io.github.tsume.helpmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.SlowHelpmate;
import io.github.tsume.twins.SlowRules;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares helpmates with brute force: the length, the number of lines, and every line. */
class HelpmateTwinsTest {
  private static final int SEEDS = Integer.getInteger("tsume.seeds", 45);
  private static final int POSITIONS = Integer.getInteger("tsume.positions", 150);
  private static final int LINES = 500;

  private int mates;
  private int impossible;
  private int many;

  @Test
  void length_number_and_lines_are_those_of_brute_force() {
    for (Ruleset rules : Ruleset.all()) {
      for (long seed = 0; seed < SEEDS; seed++) {
        Position position = RandomPositions.of(rules, seed);
        for (int attacker = 0; attacker < 2; attacker++) {
          for (int mated = 0; mated < 2; mated++) {
            if (position.king(1 - attacker) >= 0 && position.king(mated) >= 0) {
              compare(new Help(position, attacker, mated));
            }
          }
        }
      }
    }
    assertThat(mates).isGreaterThan(SEEDS / 5);
    assertThat(impossible).isGreaterThan(SEEDS / 5);
    assertThat(many).isPositive();
  }

  private void compare(Help help) {
    SlowHelpmate slow = new SlowHelpmate(help.start(), help.attacker(), help.mated(), POSITIONS);
    if (slow.length == 0 && !slow.impossible) {
      return;
    }
    String name = CanonicalSfen.of(help.start().toSetup()) + " " + help;
    Helpmate fast = HelpmateSolver.solve(help, LINES, 1 << 24, SearchBudget.nodes(100_000));
    assertThat(fast.limit()).as(name).isNull();
    assertThat(fast.length()).as(name).isEqualTo(slow.length);
    assertThat(fast.count()).as(name).isEqualTo(slow.count);
    assertThat(fast.isImpossible()).as(name).isEqualTo(slow.impossible);
    assertThat(fast.positions()).as(name).isBetween(0L, (long) slow.before);
    assertThat(fast.lines()).as(name).hasSize((int) Math.min(LINES, slow.count));
    assertThat(new HashSet<>(fast.lines())).as(name).hasSameSizeAs(fast.lines());
    for (List<Integer> line : fast.lines()) {
      follow(help, line, fast, name);
    }
    mates += slow.length > 0 ? 1 : 0;
    many += slow.count > 1 && slow.length > 2 ? 1 : 0;
    impossible += slow.impossible ? 1 : 0;
  }

  private static void follow(Help help, List<Integer> line, Helpmate fast, String name) {
    Position position = help.start().copy();
    for (int move : line) {
      assertThat(SlowHelpmate.moves(position, help.attacker())).as(name).contains(move);
      position.play(move);
    }
    assertThat(line).as(name).hasSize(fast.length());
    assertThat(position.side()).as(name).isEqualTo(help.mated());
    assertThat(position.inCheck()).as(name).isTrue();
    assertThat(SlowRules.legalMoves(position)).as(name).isEmpty();
  }
}
