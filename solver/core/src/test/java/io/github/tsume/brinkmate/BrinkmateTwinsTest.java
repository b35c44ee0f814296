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
import io.github.tsume.rules.ToriShogi;
import io.github.tsume.twins.SlowBrinkmate;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verify.BrinkmateCheck;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.CertificateCheck;
import io.github.tsume.verify.ClaimKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares brinkmates with brute force, on small boards with few pieces. */
@Tag("slow")
class BrinkmateTwinsTest {
  private static final long SLOW_NODES = 3_000;

  private static final int SEEDS = Integer.getInteger("tsume.seeds", 40);

  private final MateSolver solver = new MateSolver(1 << 20);
  private final List<String> wrong = new ArrayList<>();
  private int compared;
  private int certified;
  private int brinkmates;
  private int others;
  private int longer;
  private int none;
  private int nones;

  private Brinkmate solve(Position position, int plies, long nodes) {
    solver.clear();
    SearchBudget budget = SearchBudget.nodes(nodes);
    Brinkmate found =
        new BrinkmateSolver(solver, SolveOptions.DEFAULT.withFutile(FutileRule.NONE))
            .solve(position, plies, Brinkmate.Wish.WHOLE_LINE, budget);
    certify(position, found, BrinkmateCertificate.of(position, found, plies, solver, budget));
    return found;
  }

  /** What is found is certified, and followed without the search; other moves are refused. */
  private void certify(Position position, Brinkmate found, BrinkmateCertificate certificate) {
    Set<Integer> keys = new HashSet<>(found.keys().stream().map(Key::move).toList());
    Set<List<Integer>> shown = new HashSet<>();
    for (BrinkmateCertificate.Claim claim : certificate.claims()) {
      certified++;
      Position at = position.copy();
      switch (claim.kind()) {
        case MATE -> assertThat(CertificateCheck.mate(at, true, claim.proof())).isPositive();
        case KEY -> {
          shown.add(claim.path());
          key(at, claim, found, keys);
        }
        case NO_BRINKMATE -> none(at, claim, found, shown);
        default -> throw new AssertionError(claim.kind());
      }
    }
    if (found.answer() == Outcome.NO_BRINKMATE) {
      assertThat(certificate.claims())
          .extracting(BrinkmateCertificate.Claim::kind)
          .containsExactly(ClaimKind.NO_BRINKMATE);
    }
    if (!keys.isEmpty()) {
      assertThat(shown.stream().filter(path -> path.size() == 1)).hasSameSizeAs(keys);
    }
  }

  private static void key(
      Position position, BrinkmateCertificate.Claim claim, Brinkmate found, Set<Integer> keys) {
    List<Integer> path = claim.path();
    path.subList(0, path.size() - 1).forEach(position::play);
    for (int move : CanonicalMoves.of(position)) {
      Position after = position.copy();
      after.play(move);
      int plies =
          BrinkmateCheck.key(after, true, claim.proof())
              .map(BrinkmateCheck.ShownKey::plies)
              .orElse(-1);
      if (move == path.get(path.size() - 1)) {
        assertThat(plies).isBetween(1, found.plies());
      } else if (path.size() == 1 && !keys.contains(move) && !found.open().contains(move)) {
        assertThat(plies).isEqualTo(-1);
      }
    }
  }

  /** That there are no others stands, but not if one of the keys is looked at too. */
  private void none(
      Position position,
      BrinkmateCertificate.Claim claim,
      Brinkmate found,
      Set<List<Integer>> shown) {
    List<Integer> path = claim.path();
    path.forEach(position::play);
    int left = found.plies() - path.size();
    Set<Integer> keys = new HashSet<>();
    if (claim.plies() == left) {
      keys.add(found.keys().get(0).line().get(path.size()));
      for (List<Integer> key : shown) {
        if (key.size() == path.size() + 1 && key.subList(0, path.size()).equals(path)) {
          keys.add(key.get(path.size()));
        }
      }
    }
    assertThat(BrinkmateCheck.none(position, claim.plies(), keys, claim.proof())).isTrue();
    for (int key : keys) {
      Set<Integer> fewer = new HashSet<>(keys);
      fewer.remove(key);
      assertThat(BrinkmateCheck.none(position, claim.plies(), fewer, claim.proof())).isFalse();
    }
    nones++;
  }

  /**
   * A brinkmate that is found is replayed against every reply. Whatever brute force finds, which
   * knows short mates only, must be found too.
   */
  private void compare(Position position, int plies) {
    Brinkmate found = solve(position, plies, 200_000);
    found.keys().forEach(key -> replay(position.copy(), key));
    Set<Integer> keys = new HashSet<>(found.keys().stream().map(Key::move).toList());
    boolean right;
    try {
      SlowBrinkmate slow = new SlowBrinkmate(position, SLOW_NODES);
      boolean mates = slow.mates();
      boolean mate = found.answer() == Outcome.MATE;
      right = mate || (!mates && !misses(slow, found, keys, plies));
    } catch (SlowRules.TooSlowException e) {
      return;
    }
    compared++;
    brinkmates += keys.isEmpty() ? 0 : 1;
    longer += found.plies() > 1 ? 1 : 0;
    others += keys.size() > 1 ? 1 : 0;
    none += found.answer() == Outcome.NO_BRINKMATE ? 1 : 0;
    if (!right) {
      wrong.add("\n" + SfenWriter.sfen(position.toSetup()) + " " + found);
    }
  }

  private static boolean misses(SlowBrinkmate slow, Brinkmate found, Set<Integer> keys, int plies) {
    int most = found.plies() > 0 ? found.plies() : plies;
    for (int n = 1; n < most; n += 2) {
      if (!slow.keys(n).isEmpty()) {
        return true;
      }
    }
    return found.answer() != Outcome.UNKNOWN && !keys.containsAll(slow.keys(most));
  }

  /** Whether every legal reply has its mate or its next key, move by move. */
  private void replay(Position position, Key key) {
    assertThat(SlowRules.legalMoves(position)).contains(key.move());
    position.play(key.move());
    assertThat(key.defences())
        .extracting(Defence::move)
        .containsExactlyInAnyOrderElementsOf(SlowRules.legalMoves(position));
    for (Defence defence : key.defences()) {
      position.play(defence.move());
      if (defence.next() != null) {
        replay(position.copy(), defence.next());
      } else {
        Position end = position.copy();
        defence.mate().forEach(end::play);
        assertThat(end.inCheck()).isTrue();
        assertThat(SlowRules.legalMoves(end)).isEmpty();
      }
      position.undo(defence.move());
    }
  }

  /** A king near an edge, two or three pieces to attack it, hardly any to defend it. */
  private static @Nullable Position sparse(Ruleset rules, long seed) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + rules.squares());
    Setup.Builder builder = Setup.builder(rules).sideToMove(Color.BLACK);
    int file = random.nextInt(rules.width());
    int rank = random.nextInt(2);
    builder.piece(rules.square(file, rank), Piece.of(Piece.KING, Color.WHITE));
    int attackers = 2 + random.nextInt(2);
    int defenders = random.nextInt(3);
    for (int i = 0; i < attackers + defenders; i++) {
      Color color = i < attackers ? Color.BLACK : Color.WHITE;
      int kind = 1 + random.nextInt(rules.kindLimit() - 1);
      int x = Math.min(rules.width() - 1, Math.max(0, file + random.nextInt(5) - 2));
      int square =
          rules.square(x, Math.max(0, Math.min(rules.height() - 1, rank + random.nextInt(5) - 1)));
      if (color == Color.BLACK && random.nextInt(2) == 0) {
        builder.addToHand(color, kind, 1);
      } else if (builder.piece(square) == Piece.EMPTY) {
        boolean promoted = rules.canPromote(kind) && random.nextInt(3) == 0;
        builder.piece(square, Piece.of(promoted ? kind | Piece.PROMOTED : kind, color));
      }
    }
    if (random.nextInt(4) == 0) {
      int square = rules.square(random.nextInt(rules.width()), rules.height() - 1);
      if (builder.piece(square) == Piece.EMPTY) {
        builder.piece(square, Piece.of(Piece.KING, Color.BLACK));
      }
    }
    Setup setup = builder.build();
    return setup.faults().isEmpty() ? Position.of(setup) : null;
  }

  private void compareAll(Ruleset rules, int seeds, int plies) {
    for (long seed = 0; seed < seeds; seed++) {
      Position position = sparse(rules, seed);
      if (position != null) {
        compare(position, plies);
      }
    }
  }

  private void print() {
    System.out.printf(
        "%d positions: %d brinkmates, %d with several keys, %d in more plies, %d none, %d"
            + " claims certified, %d of no others%n",
        compared, brinkmates, others, longer, none, certified, nones);
  }

  @Test
  void one_move_brinkmates_are_those_of_brute_force() {
    compareAll(Minishogi.RULES, SEEDS, 1);
    compareAll(ToriShogi.RULES, SEEDS / 4, 1);
    print();
    assertThat(wrong).isEmpty();
    assertThat(compared).isGreaterThan(SEEDS / 2);
    assertThat(brinkmates).isGreaterThan(3);
    assertThat(others).isPositive();
    assertThat(nones).isPositive();
  }

  @Test
  void longer_ones_too() {
    compareAll(Minishogi.RULES, SEEDS / 20, 3);
    print();
    assertThat(wrong).isEmpty();
  }
}
