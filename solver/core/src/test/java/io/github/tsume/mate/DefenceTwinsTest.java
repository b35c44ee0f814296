package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Setup;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.ToriShogi;
import io.github.tsume.twins.SlowComposer;
import io.github.tsume.twins.SlowComposer.Event;
import io.github.tsume.twins.SlowComposer.Value;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The defender's positions after every check against the literal reading of the composers' rules:
 * what a USI engine tells of a defender's root, and of all first moves of an attacker's.
 *
 * <p>{@code -Dtsume.twins=N} asks about N positions of each ruleset.
 */
class DefenceTwinsTest {
  private static final int POSITIONS = Integer.getInteger("tsume.twins", 6);
  private static final int LONGEST = 6;
  private static final long SLOW_NODES = 1_000;
  private static final long SOLVER_NODES = 5_000;

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void every_check_takes_as_long_as_by_the_rule(String name) {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    MateSolver solver = new MateSolver(4 << 20);
    List<String> wrong = new ArrayList<>();
    int asked = 0;
    int open = 0;
    int mates = 0;
    EnumMap<Event, Integer> events = new EnumMap<>(Event.class);
    for (long seed = 0; asked < POSITIONS; seed++) {
      Position position = lonelyKing(rules, seed);
      if (position == null) {
        continue;
      }
      boolean compared = false;
      for (int check : SlowRules.checks(position)) {
        position.play(check);
        Value slow = isMated(solver, position) ? slow(position, events) : null;
        if (slow != null) {
          DefenceSolver.DefenceValue found = solve(solver, position);
          compared = true;
          mates++;
          boolean exact = found.answer() instanceof MateAnswer.Mate mate && mate.length().isExact();
          open += exact ? 0 : 1;
          if (!isRight(found, slow.length())) {
            wrong.add(
                "seed " + seed + " after " + Move.toUsi(check, rules) + ": " + slow + ", " + found);
          }
        }
        position.undo(check);
      }
      asked += compared ? 1 : 0;
    }
    assertThat(wrong).isEmpty();
    assertThat(open).as("open, of %s", mates).isLessThanOrEqualTo(mates / 50);
    if (Integer.getInteger("tsume.twins") != null) {
      System.out.println(name + ": positions " + asked + ", checks " + mates + ", open " + open);
    }
    assertThat(events).as("what was met").isNotEmpty();
  }

  /** A Tori shogi position of the same kind: the bounded form of the rule says 2. */
  @Test
  void an_interposition_that_lasts_longer_than_the_others_counts_in_tori_shogi_too() {
    Position position = Sfen.position("7/4l2/7/5l1/3+S3/4rpS/4PK1 w F3C2P14Scr 1", ToriShogi.RULES);
    position.play(LegalMoves.resolve(position, "2f1e"));
    DefenceSolver.DefenceValue found = solve(new MateSolver(4 << 20), position);
    assertThat(found.answer()).isEqualTo(new MateAnswer.Mate(PlyCount.exactly(6)));
    assertThat(found.line()).hasSize(6);
  }

  private static boolean isRight(DefenceSolver.DefenceValue found, int length) {
    if (!(found.answer() instanceof MateAnswer.Mate mate)) {
      return found.answer() instanceof MateAnswer.Unknown;
    }
    return mate.length().isExact()
        ? mate.length().plies() == length && found.line().size() == length
        : mate.length().plies() >= length;
  }

  /** Whether it is soon known that the defender is mated in a few plies. */
  private static boolean isMated(MateSolver solver, Position position) {
    Color attacker = position.sideToMove().opponent();
    return new Session(position, attacker, solver, FutileRule.STANDARD)
        .matesWithin(LONGEST, SearchBudget.nodes(SLOW_NODES))
        .isProven();
  }

  private static DefenceSolver.DefenceValue solve(MateSolver solver, Position position) {
    SearchBudget budget = SearchBudget.nodes(SOLVER_NODES);
    return new DefenceSolver(solver, SolveOptions.DEFAULT, budget, SolveListener.NONE)
        .solve(position);
  }

  private static @Nullable Value slow(Position position, EnumMap<Event, Integer> events) {
    int attacker = position.side() ^ 1;
    try {
      return new SlowComposer(position, FutileRule.STANDARD, SLOW_NODES, events, attacker)
          .value(LONGEST);
    } catch (SlowRules.TooSlowException e) {
      return null;
    }
  }

  /** A king that is alone with some line pieces and others of the attacker; null if not legal. */
  private static @Nullable Position lonelyKing(Ruleset rules, long seed) {
    Random random = new Random(seed * 0x9e3779b97f4a7c15L + rules.squares());
    Setup.Builder builder = Setup.builder(rules);
    int inHand = 0;
    int king = random.nextInt(rules.squares());
    builder.piece(king, Piece.of(Piece.KING, Color.WHITE));
    for (int kind = 1; kind < rules.kindLimit(); kind++) {
      for (int i = 0; i < rules.type(kind).count(); i++) {
        int dice = random.nextInt(10);
        int square = random.nextInt(rules.squares());
        boolean free = square != king && builder.build().piece(square) == Piece.EMPTY;
        if (dice < 2 && i < 2 && free) {
          boolean promoted = rules.canPromote(kind) && random.nextBoolean();
          Color color = random.nextInt(4) == 0 ? Color.WHITE : Color.BLACK;
          builder.piece(square, Piece.of(promoted ? kind + 8 : kind, color));
        } else if (dice == 3 && inHand++ < 2) {
          builder.addToHand(Color.BLACK, kind, 1);
        } else {
          builder.addToHand(Color.WHITE, kind, 1);
        }
      }
    }
    Setup setup = builder.build();
    return setup.faults().isEmpty() ? Position.of(setup) : null;
  }
}
