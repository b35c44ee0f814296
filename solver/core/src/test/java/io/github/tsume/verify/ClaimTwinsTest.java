package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.game.FutileRule;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.twins.MateTries;
import io.github.tsume.twins.SlowComposer;
import io.github.tsume.twins.SlowComposer.Event;
import io.github.tsume.twins.SlowComposer.Value;
import io.github.tsume.twins.SlowComposer.Valued;
import io.github.tsume.twins.SlowCover;
import io.github.tsume.twins.SlowMate;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.twins.Twins;
import io.github.tsume.verify.ClaimWalk.Apart;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The claims of certificates against the slow twins: what a walk accepts is true by the literal
 * reading of the rules, whatever numbers it is given, and what is not true it refuses.
 *
 * <p>The positions are those of {@code twins.tsv.gz} and others from seeds, for each rule of futile
 * interpositions. About each, several claims share one walk, true ones and false ones: values that
 * are right and next to right, with the hand as it is and another, replies that count and do not.
 * {@code -Dtsume.twins=N} takes every Nth of the recorded positions, 1 being all.
 */
@Tag("slow")
class ClaimTwinsTest {
  private static final int STEP = Integer.getInteger("tsume.twins", 6);
  private static final int TRIES = 6_000 / STEP;
  private static final long SLOW_NODES = 700;
  private static final int MOST_NUMBERS = 400;
  private static final int RAW = 5;

  /** As deep as the slow answers are asked for: two plies beyond a mate. */
  private static final int LEAST = 3;

  private static final int MOST = 7;

  private static final Apart NOTHING = Apart.first(0);

  private static final List<FutileRule> RULES =
      List.of(FutileRule.STANDARD, FutileRule.DROPS_ONLY, FutileRule.NONE);

  /** What became of the claims of a kind. */
  private static final class Tally {
    int accepted;
    int unshown;
    int refused;

    @Override
    public String toString() {
      return "true and accepted " + accepted + ", not " + unshown + ", false " + refused;
    }
  }

  private final Map<String, Tally> tallies = new TreeMap<>();
  private final Map<Event, Integer> events = new EnumMap<>(Event.class);
  private final List<String> wrong = new ArrayList<>();
  private int positions;

  /* Of the position that is asked about. */
  private Random random = new Random(0);
  private @Nullable GuessedHints hints;
  private int deepest = LEAST;
  private List<Integer> line = List.of();
  private List<List<Integer>> told = List.of();
  private String about = "";
  private String detail = "";

  @ParameterizedTest
  @ValueSource(strings = {"shogi", "minishogi", "tori"})
  void what_a_walk_accepts_is_true_and_what_is_false_it_refuses(String name) throws IOException {
    Ruleset rules = Ruleset.byName(name).orElseThrow();
    List<String> recorded =
        Twins.lines().stream().filter(line -> line.startsWith(name + "\t")).toList();
    for (int i = 0; i < recorded.size(); i += STEP) {
      String sfen = recorded.get(i).split("\t")[1];
      claims(Sfen.position(sfen, rules), RULES.get(i / STEP % RULES.size()), i);
    }
    for (int seed = 0; seed < TRIES; seed++) {
      claims(MateTries.of(rules, seed), RULES.get(seed % RULES.size()), seed);
    }
    if (Integer.getInteger("tsume.twins") != null) {
      System.out.println(name + ": positions " + positions + ", " + tallies + ", met " + events);
    }
    assertThat(wrong).isEmpty();
    tallies.forEach(
        (kind, tally) -> {
          // Few are futile by another reply alone; ValueClaimsTest has some.
          boolean many = !kind.equals("futile");
          assertThat(tally.accepted).as("%s %s", kind, tally).isGreaterThanOrEqualTo(many ? 1 : 0);
          assertThat(tally.refused).as("%s %s", kind, tally).isPositive();
        });
    assertThat(tallies).hasSize(10);
    assertThat(events).containsKeys(Event.FUTILE_DROP, Event.COUNTED_DROP, Event.RESTORED);
  }

  private void claims(Position start, FutileRule rule, long seed) {
    random = new Random(seed);
    about = rule + " seed " + seed + " " + CanonicalSfen.of(start.toSetup());
    SlowComposer slow = new SlowComposer(start, rule, SLOW_NODES, events);
    try {
      ClaimWalk walk = walk(slow, rule);
      attacker(slow, walk, 2);
      anotherHand(slow, walk);
    } catch (SlowRules.TooSlowException e) {
      // What was compared so far was right.
    }
    for (SlowComposer.Check telling : List.copyOf(slow.telling())) {
      SlowComposer there = new SlowComposer(telling.before(), rule, SLOW_NODES, events);
      try {
        ClaimWalk walk = walk(there, rule);
        there.play(telling.move());
        defender(there, walk, 1);
      } catch (SlowRules.TooSlowException e) {
        // As above.
      }
    }
  }

  private ClaimWalk walk(SlowComposer slow, FutileRule rule) {
    deepest = LEAST;
    while (deepest < MOST && slow.value(deepest - 2) == null) {
      deepest += 2;
    }
    GuessedHints guessed = new GuessedHints(slow, deepest, random);
    hints = guessed;
    Value value = slow.value(deepest);
    line = value == null || value.length() == 0 ? List.of() : slow.mainline(value);
    positions++;
    ClaimWalk walk = new ClaimWalk(guessed.stage(), line, Counting.valueOf(rule.name()), guessed);
    told = TwinLines.others(slow.start(), line, random);
    told.forEach(other -> assertThat(walk.tell(other)).isTrue());
    return walk;
  }

  /** The same board with pieces that have changed hands, of which the walk knows nothing yet. */
  private void anotherHand(SlowComposer slow, ClaimWalk walk) {
    Position position = slow.position();
    int side = position.side();
    int part = GuessedHints.part(random, position.hand(side));
    position.handOver(side, part);
    attacker(slow, walk, 1);
    position.handOver(side, -part);
    int other = GuessedHints.part(random, position.hand(1 - side));
    if (Hand.size(other) < 3) {
      position.handOver(1 - side, other);
      attacker(slow, walk, 1);
      position.handOver(1 - side, -other);
    }
  }

  private void attacker(SlowComposer slow, ClaimWalk walk, int deep) {
    List<Integer> checks = new ArrayList<>(SlowRules.checks(slow.position()));
    Collections.shuffle(checks, random);
    checks.sort(Comparator.comparing(check -> !mates(slow, check)));
    for (int check : checks.subList(0, Math.min(deep, checks.size()))) {
      slow.play(check);
      defender(slow, walk, deep);
      slow.undo(check);
    }
    values(slow, walk);
    mates(slow, walk, true);
  }

  private boolean mates(SlowComposer slow, int check) {
    slow.play(check);
    boolean mates = slow.value(deepest - 1) != null;
    slow.undo(check);
    return mates;
  }

  private void defender(SlowComposer slow, ClaimWalk walk, int deep) {
    assertThat(walk.isMated()).as(about).isEqualTo(slow.value(0) != null);
    List<Valued> counted = slow.counted(deepest);
    List<Integer> replies = new ArrayList<>(SlowRules.legalMoves(slow.position()));
    Collections.shuffle(replies, random);
    replies.sort(Comparator.comparing(reply -> !walk.mayBeFutile(reply)));
    for (int reply : replies.subList(0, Math.min(4, replies.size()))) {
      if (counted != null) {
        reply(slow, walk, reply, counted);
      }
    }
    values(slow, walk);
    mates(slow, walk, false);
    if (deep > 1 && !replies.isEmpty()) {
      slow.play(replies.get(0));
      attacker(slow, walk, 1);
      slow.undo(replies.get(0));
    }
  }

  /** Whether a reply counts, or is futile. */
  private void reply(SlowComposer slow, ClaimWalk walk, int reply, List<Valued> all) {
    boolean counts = all.stream().anyMatch(each -> each.move() == reply);
    if (walk.isFutileAtOnce(reply)) {
      assertThat(counts).as("%s futile at once %s", about, reply).isFalse();
    }
    if (!walk.mayBeFutile(reply)) {
      assertThat(counts).as("%s %s", about, reply).isTrue();
      return;
    }
    slow.play(reply);
    int own = 1 + Worth.plies(near(worth(slow, deepest - 1)));
    slow.undo(reply);
    detail =
        " at "
            + CanonicalSfen.of(slow.position().toSetup())
            + " "
            + Move.toUsi(reply, slow.position().rules());
    for (int plies : new int[] {own - 2, own, own + 2}) {
      claim(walk, "counts", NOTHING, counts || own > plies, () -> walk.counts(reply, plies));
    }
    for (int plies = 2; plies <= 6; plies += 2) {
      int most = plies;
      claim(walk, "futile", NOTHING, !counts, () -> walk.isFutile(reply, most));
    }
  }

  private int worth(SlowComposer slow, int plies) {
    return GuessedHints.worth(slow.value(plies));
  }

  private int near(int worth) {
    return Math.min(worth, Worth.of(deepest + 2, 0));
  }

  /** Bounds of the value: the right one, and what is next to it. */
  private void values(SlowComposer slow, ClaimWalk walk) {
    boolean attacks = slow.position().side() == slow.attacker();
    int most = deepest - (attacks ? 0 : 1);
    int right = near(worth(slow, most));
    for (int off : new int[] {-8, -4, -2, -1, 0, 1, 2, 4}) {
      int worth = right + off;
      if (worth < 0 || Worth.plies(worth) > most) {
        continue;
      }
      detail =
          " at "
              + CanonicalSfen.of(slow.position().toSetup())
              + " right "
              + right
              + " claimed "
              + worth;
      claim(walk, "at most", NOTHING, right <= worth, () -> walk.atMost(worth));
      claim(walk, "at least", NOTHING, right >= worth, () -> walk.atLeast(worth));
    }
  }

  /** Mates with every interposition counted, and that there is none; apart from lines too. */
  private void mates(SlowComposer slow, ClaimWalk walk, boolean attacks) {
    List<Position> nodes = new ArrayList<>();
    for (int apart = 0; apart <= Math.min(2, (line.size() + 1) / 2); apart++) {
      mates(slow, walk, attacks, apart == 0 ? "" : " apart", Apart.first(apart), nodes);
      if (2 * apart < line.size()) {
        nodes.add(TwinLines.after(slow.start(), line.subList(0, 2 * apart)));
      }
    }
    List<Position> all = TwinLines.attackers(slow.start(), line);
    for (int i = 0; i < told.size(); i++) {
      List<Position> own = TwinLines.attackers(slow.start(), told.get(i));
      all.addAll(own);
      mates(slow, walk, attacks, " off", Apart.from(i + 1), own);
    }
    mates(slow, walk, attacks, " off", Apart.from(0), all);
  }

  private void mates(
      SlowComposer slow,
      ClaimWalk walk,
      boolean attacks,
      String kind,
      Apart from,
      List<Position> nodes) {
    int[] plies = {-1};
    boolean shown =
        attempt(
            walk,
            kind,
            from,
            () -> {
              plies[0] = from.isNothing() ? walk.mate() : walk.mateApart(from);
              return plies[0] >= 0;
            });
    int raw;
    try {
      raw = raw(slow.position().copy(), attacks, nodes);
    } catch (SlowRules.TooSlowException e) {
      return;
    }
    if (shown || raw >= 0) {
      // What is longer than the slow twin looks is not known to be false.
      note("mate" + kind, shown, raw >= 0 ? raw <= plies[0] || !shown : plies[0] > RAW);
    } else {
      note("mate" + kind, false, false);
    }
    if (!attacks) {
      claim(
          walk,
          "no mate" + kind,
          from,
          raw < 0,
          () -> from.isNothing() ? walk.noMate() : walk.noMateApart(from));
    }
  }

  /** The plies of the shortest raw mate that does not come to some positions; -1 if none is. */
  private static int raw(Position position, boolean attacks, List<Position> nodes) {
    if (attacks) {
      int length =
          new SlowMate(position, SLOW_NODES, at -> SlowCover.isCovered(at, nodes)).length(RAW);
      return length == 0 ? -1 : length;
    }
    int longest = 0;
    for (int reply : SlowRules.legalMoves(position)) {
      position.play(reply);
      int length = raw(position, true, nodes);
      position.undo(reply);
      if (length < 0) {
        return -1;
      }
      longest = Math.max(longest, length + 1);
    }
    return longest;
  }

  private void claim(
      ClaimWalk walk, String kind, Apart from, boolean isTrue, BooleanSupplier work) {
    boolean shown = attempt(walk, kind, from, work);
    for (int again = 0; again < 2 && !shown && !isTrue; again++) {
      shown = attempt(walk, kind, from, work);
    }
    note(kind, shown, isTrue);
  }

  private void note(String kind, boolean shown, boolean isTrue) {
    Tally tally = tallies.computeIfAbsent(kind, any -> new Tally());
    if (shown && !isTrue) {
      wrong.add(kind + " " + about + detail);
    }
    tally.accepted += shown && isTrue ? 1 : 0;
    tally.unshown += !shown && isTrue ? 1 : 0;
    tally.refused += !shown && !isTrue ? 1 : 0;
  }

  /** Makes a claim, with right numbers if there are any or with some that are wrong. */
  private boolean attempt(ClaimWalk walk, String kind, Apart from, BooleanSupplier work) {
    GuessedHints guessed = Objects.requireNonNull(hints);
    double[] shares = {0, 0, 0.1, 0.4};
    guessed.begin(kind.equals("counts"), shares[random.nextInt(shares.length)], MOST_NUMBERS);
    ClaimWalk.Mark mark = walk.mark(from);
    boolean shown = work.getAsBoolean();
    if (!shown) {
      walk.forget(mark);
    }
    return shown;
  }
}
