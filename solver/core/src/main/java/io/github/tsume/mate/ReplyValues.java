package io.github.tsume.mate;

import io.github.tsume.board.Position;
import io.github.tsume.moves.Evasions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * The values of all replies at a defender's node: how long each lasts, whether it counts, what is
 * left over.
 *
 * <p>A question that stays open ends it with {@link OpenQuestionException}.
 */
final class ReplyValues {
  private final Inquiry inquiry;
  private final int most;
  private final LeftoverFinder leftovers;

  /** Values of replies of at most so many plies. */
  ReplyValues(Inquiry inquiry, int most) {
    this.inquiry = inquiry;
    this.most = most;
    this.leftovers = new LeftoverFinder(inquiry);
  }

  /** The replies in the order in which ties are broken. */
  List<Reply> all() {
    int[] buffer = new int[Position.MAX_MOVES];
    int end = Evasions.generate(inquiry.position(), buffer, 0);
    int[] moves = inquiry.sorted(Arrays.copyOf(buffer, end));
    List<Reply> replies = new ArrayList<>();
    if (inquiry.within(0).isProven()) {
      for (int move : moves) {
        replies.add(new Reply(move, Reply.LONGER, false, Leftover.NONE, 0));
      }
      return replies;
    }
    List<Reply> interpositions = new ArrayList<>();
    int longest = 0;
    for (int move : moves) {
      Reply reply = valued(move);
      if (inquiry.rule().mayApplyTo(move)) {
        interpositions.add(reply);
      } else {
        replies.add(reply);
        longest = Math.max(longest, Math.min(reply.length(), most));
      }
    }
    replies.addAll(judged(interpositions, longest));
    replies.sort(
        Comparator.<Reply, Boolean>comparing(reply -> FutileRule.isInterposition(reply.move()))
            .thenComparing((a, b) -> inquiry.compare(a.move(), b.move())));
    return replies;
  }

  private Reply valued(int move) {
    inquiry.play(move);
    OptionalInt rest = inquiry.lengthUpTo(most - 1);
    int plies = rest.orElse(0);
    Leftover leftover = plies > 0 ? leftovers.atAttack(plies) : Leftover.NONE;
    inquiry.undo(move);
    int length = rest.isPresent() ? plies + 1 : Reply.LONGER;
    return new Reply(move, length, true, leftover, 0);
  }

  /** The rising rule: from the shortest interposition on, equal ones against the same others. */
  private List<Reply> judged(List<Reply> interpositions, int others) {
    RisingRule rule = new RisingRule(inquiry);
    interpositions.sort(Comparator.comparingInt(Reply::length));
    List<Reply> judged = new ArrayList<>();
    int longest = others;
    int before = others;
    int group = -1;
    for (Reply reply : interpositions) {
      if (reply.length() != group) {
        group = reply.length();
        before = longest;
      }
      boolean counts = !rule.isCapturedWithin(reply.move(), before);
      Leftover leftover = counts ? reply.leftover() : Leftover.NONE;
      judged.add(new Reply(reply.move(), reply.length(), counts, leftover, before));
      if (counts) {
        longest = Math.max(longest, Math.min(reply.length(), most));
      }
    }
    return judged;
  }
}
