package io.github.tsume.helpmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.helpmate.HelpmateSolver.Help;
import io.github.tsume.helpmate.HelpmateSolver.Workers;
import io.github.tsume.moves.RandomPositions;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.SlowHelpmate;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.verify.HelpWalk;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;
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
    each(SEEDS, this::compare);
    assertThat(mates).isGreaterThan(SEEDS / 5);
    assertThat(impossible).isGreaterThan(SEEDS / 5);
    assertThat(many).isPositive();
  }

  /** All that can be asked of random positions: either side attacks, either king is mated. */
  static void each(int seeds, Consumer<Help> comparison) {
    for (Ruleset rules : Ruleset.all()) {
      for (long seed = 0; seed < seeds; seed++) {
        Position position = RandomPositions.of(rules, seed);
        for (int attacker = 0; attacker < 2; attacker++) {
          for (int mated = 0; mated < 2; mated++) {
            if (position.king(1 - attacker) >= 0 && position.king(mated) >= 0) {
              comparison.accept(new Help(position, attacker, mated));
            }
          }
        }
      }
    }
  }

  private void compare(Help help) {
    SlowHelpmate slow = new SlowHelpmate(help.start(), help.attacker(), help.mated(), POSITIONS);
    if (slow.length == 0 && !slow.impossible) {
      return;
    }
    String name = CanonicalSfen.of(help.start().toSetup()) + " " + help;
    HelpmateSolver search =
        new HelpmateSolver(
            help,
            LINES,
            0,
            1 << 24,
            SearchBudget.nodes(100_000),
            Workers.ONE,
            (stored, none) -> {});
    Helpmate fast = search.solve();
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
    walk(help, fast, LayerProofs.of(help, fast).orElseThrow(), name);
    mates += slow.length > 0 ? 1 : 0;
    many += slow.count > 1 && slow.length > 2 ? 1 : 0;
    impossible += slow.impossible ? 1 : 0;
  }

  /** The walk of the verifier comes to the same positions, ply by ply, and to as many mates. */
  private static void walk(Help help, Helpmate fast, List<byte[]> sums, String name) {
    HelpWalk walk = new HelpWalk(help.start(), help.attacker(), help.mated());
    for (int ply = 0; ply < sums.size(); ply++) {
      int stored = ply < fast.layers().size() ? fast.layers().get(ply) : 0;
      boolean attacks = (help.start().side() ^ ply & 1) == help.attacker();
      assertThat(stored).as(name).isEqualTo(attacks && ply > 0 ? 0 : walk.size());
      assertThat(walk.sum()).as(name).isEqualTo(sums.get(ply));
      if (fast.length() == 0 || ply + 1 < sums.size()) {
        assertThat(walk.goOn(HelpWalk.MOST)).as(name).isTrue();
      }
    }
    if (fast.length() == 0) {
      assertThat(walk.size()).as(name).isZero();
    } else {
      assertThat(walk.end()).as(name).isTrue();
      assertThat(walk.mates()).as(name).isEqualTo(fast.count());
      assertThat(walk.left()).as(name).isEqualTo(fast.left());
      assertThat(walk.mostLeft()).as(name).isEqualTo(fast.mostLeft());
    }
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
