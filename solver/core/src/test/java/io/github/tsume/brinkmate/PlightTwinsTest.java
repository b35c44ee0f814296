package io.github.tsume.brinkmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import io.github.tsume.twins.SlowMate;
import io.github.tsume.twins.SlowRules;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Compares how the defender stands with brute force, which tries every move of his. */
class PlightTwinsTest {
  private static final int PLIES = 7;
  private static final int SEEDS = Integer.getInteger("tsume.seeds", 400);

  private final MateSolver solver = new MateSolver(1 << 20);
  private final Map<Plight.Kind, Integer> seen = new EnumMap<>(Plight.Kind.class);

  private static @Nullable Position few(Ruleset rules, long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + rules.squares());
    Setup.Builder builder = Setup.builder(rules).sideToMove(Color.BLACK);
    int file = random.nextInt(rules.width());
    builder.piece(rules.square(file, 0), Piece.of(Piece.KING, Color.WHITE));
    for (int i = 0; i < 4; i++) {
      Color color = i < 3 ? Color.BLACK : Color.WHITE;
      int kind = 1 + random.nextInt(rules.kindLimit() - 1);
      int x = Math.min(rules.width() - 1, Math.max(0, file + random.nextInt(5) - 2));
      int square = rules.square(x, random.nextInt(3));
      if (random.nextInt(3) == 0) {
        builder.addToHand(color, kind, 1);
      } else if (builder.piece(square) == Piece.EMPTY) {
        builder.piece(square, Piece.of(kind, color));
      }
    }
    Setup setup = builder.build();
    if (!setup.faults().isEmpty()) {
      return null;
    }
    // Half of them after a move of the attacker, the others as if he had made one.
    Position position = Position.of(setup);
    List<Integer> moves = SlowRules.legalMoves(position);
    if (moves.isEmpty() || random.nextBoolean()) {
      position.pass();
    } else {
      position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  private void compare(Position position) {
    solver.clear();
    Plight found =
        new PlightFinder(solver, SolveOptions.DEFAULT.withFutile(FutileRule.NONE))
            .find(position, SearchBudget.nodes(200_000));
    seen.merge(found.kind(), 1, Integer::sum);
    String which = SfenWriter.sfen(position.toSetup()) + " " + found;
    boolean check = position.inCheck();
    Set<Integer> parries = new HashSet<>();
    Set<Integer> mated = new HashSet<>();
    boolean threat;
    try {
      Position passed = check ? null : position.copy();
      if (passed != null) {
        passed.pass();
      }
      threat = passed != null && new SlowMate(passed, 20_000).length(PLIES) > 0;
      for (int reply : SlowRules.legalMoves(position)) {
        position.play(reply);
        boolean mates = new SlowMate(position, 20_000).length(PLIES) > 0;
        position.undo(reply);
        (mates ? mated : parries).add(reply);
      }
    } catch (SlowRules.TooSlowException e) {
      return;
    }
    // Brute force knows short mates only: what it takes for a parry may be none.
    assertThat(Collections.disjoint(found.parries(), mated)).as(which).isTrue();
    assertThat(parries).as(which).containsAll(found.parries());
    switch (found.kind()) {
      case BRINKMATE -> assertThat(check || threat || parries.isEmpty()).as(which).isTrue();
      case THREAT -> assertThat(check).as(which).isFalse();
      case CHECK -> assertThat(check).as(which).isTrue();
      case NOTHING -> assertThat(threat || check).as(which).isFalse();
      case UNKNOWN -> assertThat(found.open()).as(which).isNotNull();
    }
    boolean judged = found.kind() != Plight.Kind.NOTHING && found.kind() != Plight.Kind.UNKNOWN;
    for (int reply : judged ? SlowRules.legalMoves(position) : Set.<Integer>of()) {
      if (!found.parries().contains(reply) && !found.open().contains(reply)) {
        assertThat(mated.contains(reply) || isMatedAfter(position, reply)).as(which).isTrue();
      }
    }
  }

  /** By a line that was replayed, where the mate is too long for brute force. */
  private boolean isMatedAfter(Position position, int reply) {
    Position after = position.copy();
    after.play(reply);
    return solver
        .solve(after, SolveOptions.DEFAULT.withFutile(FutileRule.NONE), SearchBudget.nodes(200_000))
        .isMate();
  }

  @Test
  void how_the_defender_stands_is_what_brute_force_finds() {
    for (Ruleset rules : new Ruleset[] {Minishogi.RULES, ToriShogi.RULES}) {
      for (long seed = 0; seed < SEEDS; seed++) {
        Position position = few(rules, seed);
        if (position != null) {
          compare(position);
        }
      }
    }
    System.out.println(seen);
    assertThat(seen.keySet())
        .contains(
            Plight.Kind.BRINKMATE, Plight.Kind.THREAT, Plight.Kind.CHECK, Plight.Kind.NOTHING);
  }
}
