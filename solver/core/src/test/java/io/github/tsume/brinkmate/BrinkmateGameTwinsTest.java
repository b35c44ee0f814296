package io.github.tsume.brinkmate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.judgement.Key;
import io.github.tsume.judgement.Key.Defence;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.rules.Color;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.rules.Piece;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.rules.ToriShogi;
import io.github.tsume.twins.SlowBrinkmate;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.verdict.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compares brinkmates of two moves of the attacker with brute force, in three games, on positions
 * with few pieces.
 *
 * <p>Brute force knows mates of a few plies only. What it finds must be found, no later; what is
 * found is followed move by move, and must be none of what brute force refutes.
 */
@Tag("slow")
class BrinkmateGameTwinsTest {
  private static final long SLOW_NODES = 20_000;

  private static final int WANTED = Integer.getInteger("tsume.seeds", 3);

  private final MateSolver solver = new MateSolver(1 << 20);
  private final List<String> wrong = new ArrayList<>();
  private int tried;
  private int compared;
  private int tooSlow;
  private int open;
  private final int[] lengths = new int[4];
  private int mates;

  private Brinkmate solve(Position position) {
    solver.clear();
    return new BrinkmateSolver(solver, SolveOptions.DEFAULT.withFutile(FutileRule.NONE))
        .solve(position, 3, Brinkmate.Wish.ALL_KEYS, SearchBudget.nodes(300_000));
  }

  private void compare(Position position) {
    Brinkmate found = solve(position);
    if (found.answer() == Outcome.UNKNOWN || !found.open().isEmpty()) {
      open++;
      return;
    }
    // Two in a hundred take two moves; of the others some are enough.
    if (found.plies() != 3 && tried++ % 8 != 0) {
      return;
    }
    Set<Integer> keys = new HashSet<>(found.keys().stream().map(Key::move).toList());
    found.keys().forEach(key -> follow(position.copy(), key, found.plies()));
    try {
      SlowBrinkmate slow = new SlowBrinkmate(position, SLOW_NODES);
      boolean right =
          found.answer() == Outcome.MATE || (!slow.mates() && agrees(slow, found, keys));
      compared++;
      mates += found.answer() == Outcome.MATE ? 1 : 0;
      lengths[found.answer() == Outcome.MATE ? 0 : found.plies()]++;
      if (!right) {
        wrong.add("\n" + SfenWriter.sfen(position.toSetup()) + " " + found);
      }
    } catch (SlowRules.TooSlowException e) {
      tooSlow++;
    }
  }

  private static boolean agrees(SlowBrinkmate slow, Brinkmate found, Set<Integer> keys) {
    if (found.plies() == 1) {
      return keys.containsAll(slow.keys(1));
    }
    return slow.keys(1).isEmpty() && keys.containsAll(slow.keys(3));
  }

  /** Whether it is a check or a threat, and each legal reply has its mate or its next key. */
  private void follow(Position position, Key key, int plies) {
    assertThat(plies).isPositive();
    assertThat(SlowRules.legalMoves(position)).contains(key.move());
    position.play(key.move());
    List<Integer> replies = SlowRules.legalMoves(position);
    Position passed = Key.passed(position);
    if (passed != null && !replies.isEmpty()) {
      assertThat(key.threat()).isNotEmpty();
      mated(passed, key.threat());
    }
    assertThat(key.defences())
        .extracting(Defence::move)
        .containsExactlyInAnyOrderElementsOf(replies);
    for (Defence defence : key.defences()) {
      position.play(defence.move());
      if (defence.next() != null) {
        follow(position.copy(), defence.next(), plies - 2);
      } else {
        mated(position.copy(), defence.mate());
      }
      position.undo(defence.move());
    }
  }

  private static void mated(Position position, List<Integer> line) {
    for (int i = 0; i < line.size(); i++) {
      assertThat(SlowRules.legalMoves(position)).contains(line.get(i));
      position.play(line.get(i));
      assertThat(position.inCheck() || i % 2 == 1).isTrue();
    }
    assertThat(position.inCheck()).isTrue();
    assertThat(SlowRules.legalMoves(position)).isEmpty();
  }

  /** A king near an edge, a few pieces that attack it, some to defend it, little in hand. */
  private static @Nullable Position few(Ruleset rules, long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + rules.squares() + 59);
    Setup.Builder builder = Setup.builder(rules).sideToMove(Color.BLACK);
    int file = random.nextInt(3);
    int rank = random.nextInt(2);
    builder.piece(rules.square(file, rank), Piece.of(Piece.KING, Color.WHITE));
    int attackers = 2 + random.nextInt(3);
    int defenders = 1 + random.nextInt(3);
    for (int i = 0; i < attackers + defenders; i++) {
      Color color = i < attackers ? Color.BLACK : Color.WHITE;
      int kind = 1 + random.nextInt(rules.kindLimit() - 1);
      int x = Math.max(0, Math.min(rules.width() - 1, file + random.nextInt(6) - 2));
      int y = Math.max(0, Math.min(rules.height() - 1, rank + random.nextInt(5) - 1));
      int square = rules.square(x, y);
      boolean held = random.nextInt(color == Color.BLACK ? 3 : 4) == 0;
      if (held) {
        builder.addToHand(color, kind, 1);
      } else if (builder.piece(square) == Piece.EMPTY) {
        boolean promoted = rules.canPromote(kind) && random.nextInt(3) == 0;
        builder.piece(square, Piece.of(promoted ? kind | Piece.PROMOTED : kind, color));
      }
    }
    Setup setup = builder.build();
    return setup.faults().isEmpty() ? Position.of(setup) : null;
  }

  private void compareAll(Ruleset rules) {
    int until = compared + WANTED;
    for (long seed = 0; compared < until; seed++) {
      Position position = few(rules, seed);
      if (position != null) {
        compare(position);
      }
    }
    System.out.printf(
        "%s: %d compared: %d mates, %d brinkmates in 1, %d in 3; not compared: %d open, %d too"
            + " slow%n",
        rules.name(), compared, mates, lengths[1], lengths[3], open, tooSlow);
  }

  @Test
  void brinkmates_of_two_moves_are_those_of_brute_force() {
    compareAll(StandardShogi.RULES);
    compareAll(Minishogi.RULES);
    compareAll(ToriShogi.RULES);
    assertThat(wrong).isEmpty();
    assertThat(lengths[3]).isPositive();
  }
}
