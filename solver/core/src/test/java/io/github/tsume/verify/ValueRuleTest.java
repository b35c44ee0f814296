package io.github.tsume.verify;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The rule of futile interpositions by itself: what each reply takes, and what the mate after the
 * capture of each interposition takes, is drawn at random and held for shown. Then a claim that is
 * false by the rising rule is not shown whatever is hinted, and one is shown where each hint is
 * right.
 */
class ValueRuleTest {
  private static final int TABLES = 25;
  private static final int WALKS = 4;

  /** What a reply takes, and, in plies, what the mate after its capture takes. */
  private record Taken(int worth, int captured) {}

  private final Random random = new Random(55);
  private Position position = Written.position("4k4/9/9/9/9/9/9/9/9 b G 1");
  private Counting counting = Counting.STANDARD;
  private int[] replies = new int[0];
  private final Map<Integer, Taken> table = new HashMap<>();
  private DeepStage stage = new DeepStage(position);
  private boolean right;
  private int asked;
  private boolean countsFirst;
  private ShownValues known = new ShownValues();

  /**
   * A rook checks from afar, no reply but with a gold between, or also by a silver, or by a king
   * who steps aside; after none of them a move mates.
   */
  @ParameterizedTest
  @CsvSource({
    "3pkp3/9/5s3/9/4R4/9/9/9/K8 w 2g 1,STANDARD",
    "3pkp3/9/5s3/9/4R4/9/9/9/K8 w 2g 1,DROPS_ONLY",
    "3pkp3/9/9/9/4R4/9/9/9/K8 w 2g 1,STANDARD",
    "3pkp3/9/9/2N3N2/4R4/9/9/9/K8 w 2g 1,STANDARD",
  })
  void what_is_false_by_the_rule_is_never_shown_and_what_is_hinted_rightly_is(
      String sfen, Counting rule) {
    position = Written.position(sfen);
    counting = rule;
    replies = CanonicalMoves.of(position);
    int shown = 0;
    for (int trial = 0; trial < TABLES; trial++) {
      draw();
      known = known();
      List<Integer> counted = counted();
      int value = counted.stream().mapToInt(this::worth).max().orElseThrow();
      for (int off : new int[] {-4, -2, -1, 0, 1, 2, 4}) {
        int worth = value + off;
        shown += claim(worth >= value, "at most " + worth, check -> check.atMost(worth));
        shown += claim(worth <= value, "at least " + worth, check -> check.atLeast(worth));
      }
      for (int reply : replies) {
        if (!counting.mayLeaveOut(reply)) {
          continue;
        }
        for (int plies = 2; plies <= 8; plies += 2) {
          int most = plies;
          boolean counts = counted.contains(reply);
          boolean longer = Worth.plies(worth(reply)) > plies;
          countsFirst = true;
          shown += claim(counts || longer, "counts", check -> check.counts(reply, most));
          countsFirst = false;
          boolean captured = captured(reply) <= plies;
          if (captured || trial % 4 == 0) {
            shown += claim(!counts, captured, "futile", check -> check.isFutile(reply, most));
          }
        }
      }
    }
    assertThat(shown).as("not all in vain").isGreaterThan(2 * TABLES);
  }

  private int worth(int reply) {
    return taken(reply).worth;
  }

  private int captured(int reply) {
    return taken(reply).captured;
  }

  private Taken taken(int reply) {
    return table.getOrDefault(reply, new Taken(0, 0));
  }

  private void draw() {
    table.clear();
    for (int reply : replies) {
      int worth = Worth.of(4 + 2 * random.nextInt(3), random.nextInt(3));
      table.put(reply, new Taken(worth, 2 + 2 * random.nextInt(4)));
    }
  }

  /** The rising rule: interpositions of equal length do not make each other futile. */
  private List<Integer> counted() {
    List<Integer> counted = new ArrayList<>();
    for (int reply : replies) {
      if (!counting.mayLeaveOut(reply)) {
        counted.add(reply);
      }
    }
    for (int plies = 4; plies <= 8; plies += 2) {
      int longest = counted.stream().mapToInt(each -> Worth.plies(worth(each))).max().orElse(0);
      for (int reply : replies) {
        boolean here = counting.mayLeaveOut(reply) && Worth.plies(worth(reply)) == plies;
        if (here && captured(reply) > longest) {
          counted.add(reply);
        }
      }
    }
    return counted;
  }

  /** Something to be shown. */
  private interface Claim {
    boolean ask(ValueCheck check);
  }

  private int claim(boolean isTrue, String about, Claim claim) {
    return claim(isTrue, true, about, claim);
  }

  private int claim(boolean isTrue, boolean rest, String about, Claim claim) {
    int shown = 0;
    int before = known.size();
    for (int walk = 0; walk < WALKS; walk++) {
      asked = 0;
      right = rest;
      boolean lies = walk > 1;
      stage = new DeepStage(position);
      ValueCheck check =
          new ValueCheck(
              stage,
              1 - position.side(),
              new Told(lies),
              counting,
              known,
              new CertificateCheck(stage, new Told(lies), Avoided.NOTHING));
      boolean holds = claim.ask(check);
      known.forgetBeyond(before);
      if (holds) {
        assertThat(isTrue).as("%s, %s", about, this).isTrue();
        shown++;
      } else if (isTrue && right && asked > 0) {
        assertThat(holds).as("%s, %s", about, this).isTrue();
      }
    }
    return shown;
  }

  @Override
  public String toString() {
    return Arrays.stream(replies)
        .mapToObj(
            reply ->
                Move.toUsi(reply, position.rules())
                    + (" " + Worth.plies(worth(reply)) + "." + Worth.kept(worth(reply)))
                    + (counting.mayLeaveOut(reply) ? " q " + captured(reply) : ""))
        .toList()
        .toString();
  }

  /** All of the table is shown. */
  private ShownValues known() {
    ShownValues shown = new ShownValues();
    Stage plain = Stage.of(position);
    Futility futility = new Futility(counting);
    for (int reply : replies) {
      plain.play(reply);
      shown.putAtMost(position, Worth.after(worth(reply)));
      shown.putAtLeast(position, Worth.after(worth(reply)));
      if (counting.mayLeaveOut(reply)) {
        for (int capture : futility.captures(plain, reply)) {
          plain.giveBack(reply, capture);
          shown.putAtMost(position, Worth.of(captured(reply), Worth.NONE));
          shown.putAtLeast(position, Worth.of(captured(reply), 0));
          plain.takeBack(reply, capture);
        }
      }
      plain.undo(reply);
    }
    return shown;
  }

  /** Right hints where there are some, any others elsewhere; none beyond the table. */
  private final class Told implements Hints {
    private final boolean lies;
    private int asked;

    Told(boolean lies) {
      this.lies = lies;
    }

    private int told(int below, IntPredicate isRight) {
      return told(below, false, isRight);
    }

    private int told(int below, boolean first, IntPredicate isRight) {
      ValueRuleTest.this.asked++;
      int[] all = IntStream.range(0, below).filter(isRight).toArray();
      boolean lie = lies && random.nextInt(3) == 0;
      if (all.length == 0 || lie) {
        right = false;
        return random.nextInt(below + 4) - 2;
      }
      return all[first ? 0 : random.nextInt(all.length)];
    }

    private int beyond() {
      right = false;
      return -1;
    }

    @Override
    public int spare() {
      return beyond();
    }

    @Override
    public int mate() {
      return beyond();
    }

    @Override
    public int refutation() {
      return beyond();
    }

    @Override
    public int attack(int worth) {
      return beyond();
    }

    @Override
    public int interposition(int reply, int worth) {
      if (stage.depth() > 0) {
        return beyond();
      }
      level = worth;
      boolean inTime = worth(reply) <= worth;
      return told(
          3 + Worth.plies(worth) / 2,
          i ->
              i == 0
                  ? inTime
                  : !inTime && 2 * i - 2 <= Worth.plies(worth) && captured(reply) <= 2 * i - 2);
    }

    private int level;

    @Override
    public int capture(int[] captures, int plies) {
      return stage.depth() > 1 ? beyond() : told(captures.length, i -> true);
    }

    private boolean lasts(int reply, int worth, int plies) {
      return worth(reply) >= worth && (!counting.mayLeaveOut(reply) || captured(reply) >= plies);
    }

    @Override
    public int witness(int[] all, boolean[] counted, int plies, boolean plain) {
      int worth = Worth.of(plies, 0);
      if (stage.depth() > 0) {
        return beyond();
      }
      return told(
          4 * all.length,
          true,
          i -> {
            int reply = all[i % all.length];
            int form = i / all.length;
            return counted[i % all.length]
                && (form % 2 == 1 ? lastsAmong(reply, worth) : lasts(reply, worth, plies))
                && (form > 1 ? areLater(counted) : !(plain && counting.mayLeaveOut(reply)));
          });
    }

    private boolean areLater(boolean[] counted) {
      return IntStream.range(0, counted.length)
          .filter(i -> !counted[i] && counting.mayLeaveOut(replies[i]))
          .allMatch(i -> worth(replies[i]) >= Worth.of(Worth.plies(level) + 2, 0));
    }

    @Override
    public int outlasting(int[] all, int reply, int plies) {
      int worth = Worth.of(plies, 0);
      return told(
          3 * all.length,
          i -> {
            int other = all[i % all.length];
            if (i < all.length) {
              return !counting.mayLeaveOut(other) && worth(other) >= worth;
            }
            return counting.mayLeaveOut(other)
                && worth(other) <= Worth.of(plies, Worth.NONE)
                && worth(reply) >= Worth.of(plies + 2, 0)
                && (i < 2 * all.length ? lasts(other, worth, plies) : lastsAmong(other, worth));
          });
    }

    @Override
    public int defence(int[] all, int worth) {
      if (stage.depth() > 0) {
        return beyond();
      }
      int plies = Worth.plies(worth) + (Worth.kept(worth) > 0 ? 2 : 0);
      return told(
          2 * all.length + 1,
          i ->
              i > 0
                  && (i <= all.length
                      ? lasts(all[i - 1], worth, plies)
                      : lastsAmong(all[i - 1 - all.length], worth)));
    }

    private boolean lastsAmong(int reply, int worth) {
      return counting.mayLeaveOut(reply)
          && worth(reply) >= worth
          && IntStream.range(0, 6).anyMatch(half -> isBefore(reply, 2 * half, worth, false));
    }

    /** Whether the others are on one side or the other of so many plies. */
    private boolean isBefore(int reply, int before, int worth, boolean counts) {
      return captured(reply) >= before + 2
          && Arrays.stream(replies)
              .filter(other -> other != reply)
              .allMatch(
                  other ->
                      worth(other) <= Worth.of(before, Worth.NONE)
                          || ((!counts || counting.mayLeaveOut(other))
                              && (worth(other) >= worth || isFutile(other, before))));
    }

    private boolean isFutile(int reply, int before) {
      return counting.mayLeaveOut(reply)
          && captured(reply) <= before
          && Arrays.stream(replies)
              .anyMatch(
                  other -> !counting.mayLeaveOut(other) && worth(other) >= Worth.of(before, 0));
    }

    @Override
    public int before(int reply, int worth) {
      boolean counts = countsFirst && asked++ == 0;
      return stage.depth() > 0 ? beyond() : told(7, i -> isBefore(reply, 2 * i, worth, counts));
    }

    @Override
    public int side(int reply, int before, int worth) {
      if (stage.depth() > 0) {
        return beyond();
      }
      return told(
          3,
          i ->
              switch (i) {
                case 0 -> worth(reply) <= Worth.of(before, Worth.NONE);
                case 1 -> worth(reply) >= worth;
                default -> isFutile(reply, before);
              });
    }
  }
}
