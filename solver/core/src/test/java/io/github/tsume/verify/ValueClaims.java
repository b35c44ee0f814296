package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.game.FutileRule;
import io.github.tsume.twins.SlowComposer;
import io.github.tsume.twins.SlowComposer.Value;
import io.github.tsume.twins.SlowComposer.Valued;
import io.github.tsume.twins.SlowRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * All claims of values about a position and what follows it in two plies, at the very boundary
 * between true and false, each shown to a walk that knows nothing yet.
 */
final class ValueClaims {
  private static final long SLOW_NODES = 40_000;
  private static final int LEAST = 3;
  private static final int MOST = 7;
  private static final int MOST_WALKS = 60;
  private static final int MOST_CHECKS = 3;

  /** A claim about where the walk stands, and the same after a path. */
  private record Claim(String kind, int number, int reply) {
    boolean ask(ClaimWalk walk) {
      return switch (kind) {
        case "at most" -> walk.atMost(number);
        case "at least" -> walk.atLeast(number);
        case "counts" -> walk.counts(reply, number);
        default -> walk.isFutile(reply, number);
      };
    }

    boolean ask(ClaimReader reader, List<Integer> path, byte[] proof) {
      return switch (kind) {
        case "at most" -> reader.atMost(path, number, proof);
        case "at least" -> reader.atLeast(path, number, proof);
        case "counts" -> reader.counts(path, reply, number, proof);
        default -> reader.isFutile(path, reply, number, proof);
      };
    }

    boolean isCounting() {
      return kind.equals("counts");
    }

    boolean isValue() {
      return kind.startsWith("at ");
    }
  }

  private final SlowComposer slow;
  private final Position position;
  private final Counting counting;
  private final ToldHints hints;
  private final int deepest;
  private final int check;
  private final List<Integer> path = new ArrayList<>();
  private final Set<String> met = new TreeSet<>();

  /**
   * Claims about a position.
   *
   * @throws SlowRules.TooSlowException if it is not small
   */
  ValueClaims(Position start, FutileRule rule, int check) {
    this.check = check;
    this.slow = new SlowComposer(start, rule, SLOW_NODES, new EnumMap<>(SlowComposer.Event.class));
    this.position = slow.position();
    this.counting = Counting.valueOf(rule.name());
    int plies = LEAST;
    while (plies < MOST && !isWithin(plies - 2)) {
      plies += 2;
    }
    this.deepest = plies;
    this.hints = new ToldHints(slow, deepest, met);
  }

  /** Whether it mates within so many plies, by the check if there is one. */
  private boolean isWithin(int plies) {
    if (check == Move.NONE) {
      return slow.value(plies) != null;
    }
    position.play(check);
    boolean within = slow.value(plies - 1) != null;
    position.undo(check);
    return within;
  }

  /** What was met on the way. */
  Set<String> met() {
    return met;
  }

  /** Makes all claims. */
  void make() {
    if (check != Move.NONE) {
      play(check);
      defender();
      undo(check);
      return;
    }
    values();
    int left = MOST_CHECKS;
    for (int check : SlowRules.checks(position)) {
      if (left > 0 && mates(check)) {
        left--;
        play(check);
        defender();
        undo(check);
      }
    }
  }

  private boolean mates(int check) {
    position.play(check);
    boolean mates = slow.value(deepest - 1) != null;
    position.undo(check);
    return mates;
  }

  private void play(int move) {
    position.play(move);
    path.add(move);
  }

  private void undo(int move) {
    path.remove(path.size() - 1);
    position.undo(move);
  }

  private void defender() {
    ClaimReader reader = reader();
    assertThat(reader.isMated(path)).isEqualTo(slow.value(0) != null);
    values();
    List<Valued> counted = slow.counted(deepest);
    if (counted == null) {
      return;
    }
    boolean isMated = reader.isMated(path);
    for (int reply : SlowRules.legalMoves(position)) {
      boolean counts = counted.stream().anyMatch(each -> each.move() == reply);
      boolean may = reader.mayBeFutile(reply);
      assertThat(may).isEqualTo(slow.rule().mayApplyTo(reply));
      boolean atOnce = may && slow.isCapturedWithin(reply, 0);
      assertThat(reader.isFutileAtOnce(path, reply)).isEqualTo(atOnce);
      if (may) {
        reply(reply, counts, isMated);
      } else {
        claim(new Claim("futile", 2, reply), false);
      }
    }
  }

  private void reply(int reply, boolean counts, boolean isMated) {
    position.play(reply);
    int worth = within(deepest - 1);
    position.undo(reply);
    int own = 1 + Worth.plies(worth);
    for (int plies : new int[] {own - 2, own, own + 2}) {
      claim(new Claim("counts", plies, reply), counts || (own > plies && !isMated));
    }
    int longest = longest();
    for (int plies = 2; plies <= deepest + 1; plies += 2) {
      boolean lasts = plies <= longest && slow.isCapturedWithin(reply, plies);
      claim(new Claim("futile", plies, reply), lasts);
    }
  }

  /** The longest reply that is no interposition. */
  private int longest() {
    int longest = 0;
    for (int reply : SlowRules.legalMoves(position)) {
      if (!slow.rule().mayApplyTo(reply)) {
        position.play(reply);
        longest = Math.max(longest, 1 + Worth.plies(within(deepest)));
        position.undo(reply);
      }
    }
    return longest;
  }

  private int within(int plies) {
    return Math.min(OracleHints.worth(slow.value(plies)), Worth.of(deepest + 2, 0));
  }

  private void values() {
    int most = deepest - (position.side() == slow.attacker() ? 0 : 1);
    Value value = slow.value(most);
    int right = Math.min(OracleHints.worth(value), Worth.of(deepest + 2, 0));
    for (int off : new int[] {-8, -5, -4, -2, -1, 0, 1, 2, 4}) {
      int worth = right + off;
      if (worth >= -1 && Worth.plies(worth) <= most) {
        claim(new Claim("at most", worth, Move.NONE), right <= worth);
        claim(new Claim("at least", worth, Move.NONE), right >= worth);
      }
    }
  }

  private void claim(Claim claim, boolean isTrue) {
    String about = claim + " at " + CanonicalSfen.of(position.toSetup());
    hints.first(claim.isCounting());
    boolean shown = attempt(claim);
    if (isTrue && hints.areRight()) {
      assertThat(shown).as(about).isTrue();
      met.add(claim.kind + (claim.number & 3));
    }
    for (int walks = 1; walks < MOST_WALKS && !shown && hints.next(claim.isCounting()); walks++) {
      shown = attempt(claim);
    }
    if (shown) {
      assertThat(isTrue).as(about).isTrue();
      written(claim, about);
    }
  }

  private boolean attempt(Claim claim) {
    for (int i = path.size() - 1; i >= 0; i--) {
      position.undo(path.get(i));
    }
    ClaimWalk walk = new ClaimWalk(hints.stage(), List.of(), counting, hints);
    path.forEach(position::play);
    return claim.ask(walk);
  }

  private ClaimReader reader() {
    return new ClaimReader(slow.start(), List.of(), counting);
  }

  /** The same numbers from a certificate: neither one less nor one more. */
  private void written(Claim claim, String about) {
    byte[] proof = hints.written(0);
    ClaimReader reader = reader();
    assertThat(claim.ask(reader, path, proof)).as(about).isTrue();
    if (hints.count() > 0) {
      assertThat(claim.ask(reader(), path, hints.written(1))).as("cut %s", about).isFalse();
    }
    byte[] longer = Arrays.copyOf(proof, proof.length + 1);
    assertThat(claim.ask(reader(), path, longer)).as("longer %s", about).isFalse();
    if (claim.isValue()) {
      // Once shown it is known, and what is weaker too.
      Predicate<Claim> known = again -> again.ask(reader, path, new byte[0]);
      assertThat(known.test(claim)).as("again %s", about).isTrue();
      int weaker = claim.number + (claim.kind.equals("at most") ? 1 : -1);
      if (Worth.plies(weaker) == Worth.plies(claim.number)) {
        Claim weak = new Claim(claim.kind, weaker, claim.reply);
        assertThat(known.test(weak)).as("weaker %s", about).isTrue();
      }
    }
  }
}
