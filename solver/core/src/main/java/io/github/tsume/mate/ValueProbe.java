package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.board.Position;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.moves.Evasions;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Tells the exact values, (length, leftover), of positions along a line that a {@link MateProbe}
 * plays, and of the replies there.
 *
 * <p>Lengths are by the exact rule for futile interpositions. Every answer may be missing: then the
 * budget was spent before it was found.
 */
public final class ValueProbe {
  /**
   * A reply to check, seen from the defender's node.
   *
   * @param move the reply
   * @param length the plies to mate from the node if it is played; {@link #LONGER} if more than was
   *     looked for
   * @param counts whether it counts: it is no futile interposition
   * @param leftover what the attacker keeps to the end then; only told if it counts
   * @param others the length of the longest reply that counts before it, against which it was
   *     judged if it is an interposition
   */
  public record Reply(int move, int length, boolean counts, Leftover leftover, int others) {
    /** Stands for a length beyond what was looked for. */
    public static final int LONGER = Integer.MAX_VALUE;

    /**
     * What drops of several kinds on one square share if they are one entry of a list: the square,
     * and what they are worth.
     */
    public List<Object> sharedByDrops() {
      return List.of(Move.to(move), counts, length, leftover);
    }

    /** Whether its length is not known. */
    public boolean isLonger() {
      return length == LONGER;
    }
  }

  private interface Question<T> {
    @Nullable T ask(Composer composer);
  }

  private final MateProbe probe;
  private final boolean apart;

  /** Values of the positions that a probe stands at. */
  public ValueProbe(MateProbe probe) {
    this(probe, false);
  }

  private ValueProbe(MateProbe probe, boolean apart) {
    this.probe = probe;
    this.apart = apart;
  }

  /**
   * Values in the game in which the attacker may not reach what the probe forbids. Every
   * interposition counts there: one is futile by what the game itself holds after it.
   */
  public static ValueProbe apart(MateProbe probe) {
    return new ValueProbe(probe, true);
  }

  private <T> @Nullable T ask(SearchBudget budget, Question<T> question) {
    int depth = probe.game().depth();
    Composer composer = apart ? probe.apart(budget) : probe.composer(budget);
    try {
      return question.ask(composer);
    } catch (OpenQuestionException open) {
      return null;
    } finally {
      probe.leave(depth);
    }
  }

  /** Whether the current position takes at most some plies; null if that stays open. */
  public @Nullable Boolean isWithin(int plies, SearchBudget budget) {
    return ask(budget, composer -> composer.isExactlyWithin(plies));
  }

  /**
   * The exact length of the current position; empty if it stays open or is more than {@code most}.
   */
  public OptionalInt length(int most, SearchBudget budget) {
    Integer length = ask(budget, composer -> composer.lengthUpTo(most));
    return length == null || length < 0 ? OptionalInt.empty() : OptionalInt.of(length);
  }

  /**
   * {@code likely} if the current position takes at most so many plies, else its exact length;
   * empty if that stays open.
   */
  public OptionalInt lengthFrom(int likely, SearchBudget budget) {
    Boolean within = isWithin(likely, budget);
    if (!Boolean.FALSE.equals(within)) {
      return within == null ? OptionalInt.empty() : OptionalInt.of(likely);
    }
    Answer bound = probe.mates(budget);
    return bound.isProven() ? length(bound.length(), budget) : OptionalInt.empty();
  }

  /**
   * All replies at the current defender's node in the order in which ties are broken; null if that
   * stays open.
   *
   * @param most the greatest length of a reply that is looked for; not less than the node's own, or
   *     else an interposition that is longer counts unless it is futile by what is known
   */
  public @Nullable List<Reply> replies(int most, SearchBudget budget) {
    return ask(budget, composer -> weigh(composer, most));
  }

  private static List<Reply> weigh(Composer composer, int most) {
    int[] buffer = new int[Position.MAX_MOVES];
    int end = Evasions.generate(composer.position(), buffer, 0);
    int[] moves = composer.sorted(Arrays.copyOf(buffer, end));
    List<Reply> replies = new ArrayList<>();
    if (composer.within(0).isProven()) {
      for (int move : moves) {
        replies.add(new Reply(move, Reply.LONGER, false, Leftover.NONE, 0));
      }
      return replies;
    }
    List<Reply> interpositions = new ArrayList<>();
    LeftoverFinder leftovers = new LeftoverFinder(composer);
    int longest = 0;
    for (int move : moves) {
      Reply reply = valued(composer, leftovers, move, most);
      if (composer.rule().mayApplyTo(move)) {
        interpositions.add(reply);
      } else {
        replies.add(reply);
        longest = Math.max(longest, Math.min(reply.length, most));
      }
    }
    replies.addAll(judged(composer, interpositions, longest, most));
    replies.sort(
        Comparator.<Reply, Boolean>comparing(reply -> FutileRule.isInterposition(reply.move))
            .thenComparing((a, b) -> composer.compare(a.move, b.move)));
    return replies;
  }

  private static Reply valued(Composer composer, LeftoverFinder leftovers, int move, int most) {
    composer.play(move);
    int length = composer.lengthUpTo(most - 1);
    Leftover leftover = length > 0 ? leftovers.atAttack(length) : Leftover.NONE;
    composer.undo(move);
    return new Reply(move, length < 0 ? Reply.LONGER : length + 1, true, leftover, 0);
  }

  /** The rising rule: from the shortest interposition on, equal ones against the same others. */
  private static List<Reply> judged(
      Composer composer, List<Reply> interpositions, int others, int most) {
    RisingRule rule = new RisingRule(composer);
    interpositions.sort(Comparator.comparingInt(Reply::length));
    List<Reply> judged = new ArrayList<>();
    int longest = others;
    int before = others;
    int group = -1;
    for (Reply reply : interpositions) {
      if (reply.length != group) {
        group = reply.length;
        before = longest;
      }
      boolean counts = !rule.isCapturedWithin(reply.move, before);
      Leftover leftover = counts ? reply.leftover : Leftover.NONE;
      judged.add(new Reply(reply.move, reply.length, counts, leftover, before));
      if (counts) {
        longest = Math.max(longest, Math.min(reply.length, most));
      }
    }
    return judged;
  }

  /** What the attacker keeps to the end of a mate in {@code plies}; null if open. */
  public @Nullable Leftover leftover(int plies, SearchBudget budget) {
    return ask(
        budget,
        composer -> {
          LeftoverFinder leftovers = new LeftoverFinder(composer);
          return probe.attackerToMove() ? leftovers.atAttack(plies) : leftovers.atDefence(plies);
        });
  }

  /**
   * The mainline from the current position, which takes exactly {@code plies}; null if it was not
   * found.
   */
  public @Nullable List<Integer> line(int plies, SearchBudget budget) {
    return ask(budget, composer -> lineFrom(composer, plies));
  }

  /** A move and the mainline after it, which takes exactly {@code plies}; null if not found. */
  public @Nullable List<Integer> lineAfter(int move, int plies, SearchBudget budget) {
    probe.play(move);
    List<Integer> rest = line(plies, budget);
    probe.undo(move);
    if (rest == null) {
      return null;
    }
    List<Integer> line = new ArrayList<>(List.of(move));
    line.addAll(rest);
    return line;
  }

  /**
   * The positions of best play from the current attacker's node, which takes exactly {@code plies};
   * null if that stays open, or there are more than {@code most}.
   */
  public BestPlay.@Nullable Node bestPlay(int plies, int most, SearchBudget budget) {
    return ask(budget, composer -> BestPlay.from(composer, plies, most));
  }

  /**
   * Replies that keep the value of a defender's node.
   *
   * @param leftover what of the value is left over
   * @param moves the replies in the order of ties
   */
  public record BestReplies(Leftover leftover, List<Integer> moves) {
    /** Replies with a copied list. */
    public BestReplies {
      moves = List.copyOf(moves);
    }
  }

  /**
   * The replies at the current defender's node that last exactly so long and of those keep what is
   * left over; null if that stays open.
   */
  public @Nullable BestReplies bestReplies(int plies, SearchBudget budget) {
    return ask(
        budget,
        composer -> {
          MainlineFinder finder = new MainlineFinder(composer);
          Leftover leftover = finder.leftoverAtDefence(plies);
          return new BestReplies(leftover, finder.defences(plies, leftover));
        });
  }

  private @Nullable List<Integer> lineFrom(Composer composer, int plies) {
    if (plies == 0) {
      return List.of();
    }
    int first = 0;
    if (!probe.attackerToMove()) {
      MainlineFinder finder = new MainlineFinder(composer);
      first = finder.defend(plies, finder.leftoverAtDefence(plies));
      if (first == 0) {
        return null;
      }
      composer.play(first);
    }
    int[] rest = new MainlineFinder(composer).find(first == 0 ? plies : plies - 1);
    if (first != 0) {
      composer.undo(first);
    }
    if (rest == null) {
      return null;
    }
    IntArrayList line = new IntArrayList();
    if (first != 0) {
      line.add(first);
    }
    line.addElements(line.size(), rest);
    return line;
  }
}
