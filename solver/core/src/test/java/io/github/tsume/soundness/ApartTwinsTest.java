package io.github.tsume.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Question;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.twins.MateTries;
import io.github.tsume.twins.SlowCover;
import io.github.tsume.twins.SlowGraph;
import io.github.tsume.twins.SlowMate;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.twins.SoundnessTwins;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The best play in the game in which the attacker may not come to the mainline, against brute
 * force: after every check off the mainline of small problems.
 */
class ApartTwinsTest {
  private static final int PLIES = 6;
  private static final int GRAPH = 2_000;
  private static final long SLOW_NODES = 20_000;

  private final MateSolver solver = new MateSolver(1 << 20);
  private SlowGraph graph = new SlowGraph(MateTries.of(StandardShogi.RULES, 1), 1);
  private int plain;
  private int compared;
  private int mates;
  private int longerThanWith;

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void lengths_and_lines_are_those_of_brute_force(String rules) throws IOException {
    List<SoundnessTwins.Row> rows =
        SoundnessTwins.recorded().stream()
            .filter(row -> row.rules().name().equals(rules))
            .limit(150)
            .toList();
    for (SoundnessTwins.Row row : rows) {
      compare(Sfen.position(row.sfen(), row.rules()));
    }
    assertThat(plain).isGreaterThan(200);
    assertThat(compared).isGreaterThan(500);
    assertThat(mates).isGreaterThan(50);
    assertThat(longerThanWith).as("mates that are longer off the mainline").isGreaterThan(5);
  }

  private void compare(Position start) {
    solver.clear();
    graph = new SlowGraph(start, GRAPH);
    List<Integer> mainline =
        solver.solve(start, SolveOptions.DEFAULT, SearchBudget.nodes(100_000)).mainline();
    Session session = new Session(start, solver, FutileRule.STANDARD);
    List<Position> nodes = new ArrayList<>();
    for (int i = 0; i < mainline.size(); i++) {
      if (i % 2 == 0) {
        session.forbid();
        nodes.add(session.position().copy());
      }
      session.play(mainline.get(i));
    }
    for (int i = mainline.size() - 1; i >= 0; i--) {
      session.undo(mainline.get(i));
      if (i % 2 == 0) {
        for (int check : SlowRules.checks(session.position().copy())) {
          if (check != mainline.get(i)) {
            compare(session, check, nodes);
          }
        }
      }
    }
  }

  private void compare(Session session, int check, List<Position> nodes) {
    Position after = session.position().copy();
    after.play(check);
    comparePlain(session, check, after, nodes);
    int slow;
    try {
      slow = lengthOfReplies(after, nodes);
    } catch (SlowRules.TooSlowException e) {
      return;
    }
    session.play(check);
    Question apart = session.avoiding(PLIES, SearchBudget.unlimited());
    OptionalInt length = session.length(apart).get();
    OptionalInt with = session.length(session.question(PLIES, SearchBudget.unlimited())).get();
    session.undo(check);
    assertThat(length.orElse(-1))
        .as("%s after %s", CanonicalSfen.of(after.toSetup()), nodes)
        .isEqualTo(slow);
    compared++;
    if (slow >= 0) {
      mates++;
      longerThanWith += with.getAsInt() < slow ? 1 : 0;
      List<Integer> line = session.lineAfter(check, apart.within(slow)).get();
      assertThat(line).hasSize(slow + 1);
      Position at = session.position().copy();
      for (int i = 0; i < line.size(); i++) {
        at.play(line.get(i));
        assertThat(i % 2 == 1 && SlowCover.isCovered(at, nodes)).isFalse();
      }
      assertThat(SlowRules.legalMoves(at)).isEmpty();
    }
  }

  /** Whether he mates at all, for which a mate that the table knows must not stand in. */
  private void comparePlain(Session session, int check, Position after, List<Position> nodes) {
    boolean mates;
    try {
      mates = graph.without(nodes).from(after);
    } catch (SlowRules.TooSlowException e) {
      return;
    }
    session.play(check);
    assertThat(session.mates(SearchBudget.unlimited()).isProven())
        .as("%s mates, apart from %s nodes", CanonicalSfen.of(after.toSetup()), nodes.size())
        .isEqualTo(mates);
    session.undo(check);
    plain++;
  }

  /** The plies to mate if no reply helps, at most {@link #PLIES}; else -1. */
  private static int lengthOfReplies(Position after, List<Position> nodes) {
    int longest = 0;
    for (int reply : SlowRules.legalMoves(after)) {
      after.play(reply);
      int length =
          new SlowMate(after, SLOW_NODES, at -> SlowCover.isCovered(at, nodes)).length(PLIES - 1);
      after.undo(reply);
      if (length == 0) {
        return -1;
      }
      longest = Math.max(longest, length + 1);
    }
    return longest;
  }
}
