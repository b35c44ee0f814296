package io.github.tsume.soundness.branches;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Leftover;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Question;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.ValuedReply;
import io.github.tsume.verdict.PlyCount;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A list of the defender's other replies along a line, longest first, each with its best answer.
 */
public final class VariationFinder {
  private final Session session;
  private final List<Integer> line;
  private final int most;
  private final SearchBudget budget;
  private final List<Variation> variations = new ArrayList<>();
  private final List<Integer> openPlies = new ArrayList<>();
  private boolean shown;

  /**
   * A list along a line from a position with the attacker to move.
   *
   * @param line a mainline to its end
   * @param most how many replies to list for each ply
   */
  public VariationFinder(
      Position start,
      List<Integer> line,
      int most,
      MateSolver solver,
      FutileRule rule,
      SearchBudget budget) {
    this.session = new Session(start, solver, rule);
    this.line = List.copyOf(line);
    this.most = most;
    this.budget = budget;
  }

  /** Finds the variations, in the order of plies. */
  public List<Variation> find() {
    for (int i = 0; i < line.size(); i++) {
      if (i % 2 == 1) {
        list(i);
      }
      session.play(line.get(i));
    }
    if (line.size() % 2 == 1) {
      list(line.size());
    }
    session.undoAll(line);
    return variations;
  }

  /** The plies whose replies could not be examined within the budget. */
  public List<Integer> openPlies() {
    return openPlies;
  }

  private void list(int index) {
    int left = line.size() - index;
    // More than the line's if that is not the best.
    Question question = session.question(left, budget);
    Known<Integer> length = session.lengthFrom(question);
    Known<List<ValuedReply>> replies = session.replies(question.within(length.orElse(left)));
    shown = !length.isOpen() && !replies.isOpen();
    if (!replies.isOpen()) {
      list(index, left, replies.get());
    }
    if (!shown) {
      openPlies.add(index + 1);
    }
  }

  private void list(int index, int left, List<ValuedReply> replies) {
    int main = index < line.size() ? line.get(index) : Move.NONE;
    Set<List<Object>> said = new HashSet<>();
    Leftover least =
        replies.stream()
            .filter(reply -> reply.counts() && reply.length() == left)
            .map(ValuedReply::leftover)
            .min(Comparator.naturalOrder())
            .orElse(Leftover.ALWAYS);
    replies.stream()
        .filter(reply -> reply.move() != main)
        .filter(reply -> !Move.isDrop(reply.move()) || said.add(reply.sharedByDrops()))
        .sorted(
            Comparator.comparing(ValuedReply::counts)
                .thenComparing(reply -> reply.isLonger() ? 0 : reply.length())
                .thenComparing(ValuedReply::leftover, Comparator.reverseOrder())
                .reversed())
        .limit(most)
        .forEach(reply -> variations.add(variation(index, left, reply, least)));
  }

  /** As long as it is known to be; of one that is too long to be known that it is longer. */
  private PlyCount length(int index, ValuedReply reply) {
    if (!reply.counts()) {
      return PlyCount.UNKNOWN;
    }
    return reply.isLonger()
        ? PlyCount.atLeast(line.size() + 1)
        : PlyCount.exactly(index + reply.length());
  }

  private Variation variation(int index, int left, ValuedReply reply, Leftover least) {
    boolean known = reply.counts() && !reply.isLonger();
    Known<List<Integer>> found =
        known
            ? session.lineAfter(reply.move(), session.question(reply.length() - 1, budget))
            : Known.open(Known.Obstacle.DEPTH);
    shown &= !known || !found.isOpen();
    return new Variation(
        index + 1,
        reply.move(),
        length(index, reply),
        reply.counts(),
        known && reply.length() == left && reply.leftover() == least && least != Leftover.ALWAYS,
        found.map(session::handAfter).orElse(Hand.EMPTY),
        found.orElse(List.of(reply.move())));
  }

  /**
   * A reply to check off the mainline (変化), with the attacker's best answer.
   *
   * @param ply its ply, from 1
   * @param move the reply; of drops on one square that come to the same the first
   * @param length the plies of the whole solution with it; unknown if it does not count
   * @param counts whether it counts: it is no futile interposition
   * @param equal whether it is as good as the mainline: as long, and nothing is left over
   * @param leftover the attacker's packed hand at the end of its line
   * @param line the moves from {@code move} on to the mate; only {@code move} if they are not known
   */
  public record Variation(
      int ply,
      int move,
      PlyCount length,
      boolean counts,
      boolean equal,
      int leftover,
      List<Integer> line) {
    /** A variation with a copied line. */
    public Variation {
      line = List.copyOf(line);
    }
  }
}
