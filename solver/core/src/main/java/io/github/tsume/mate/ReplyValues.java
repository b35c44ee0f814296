package io.github.tsume.mate;

import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.Evasions;
import java.util.ArrayList;
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
  List<ValuedReply> all() {
    int[] moves = inquiry.sorted(Evasions.of(inquiry.position()));
    List<ValuedReply> replies = new ArrayList<>();
    if (inquiry.within(0).isProven()) {
      for (int move : moves) {
        replies.add(new ValuedReply(move, ValuedReply.LONGER, false, Leftover.NONE, 0));
      }
      return replies;
    }
    List<ValuedReply> interpositions = new ArrayList<>();
    int longest = 0;
    for (int move : moves) {
      ValuedReply reply = valued(move);
      if (inquiry.rule().mayApplyTo(move)) {
        interpositions.add(reply);
      } else {
        replies.add(reply);
        longest = Math.max(longest, Math.min(reply.length(), most));
      }
    }
    replies.addAll(judged(interpositions, longest));
    replies.sort(
        Comparator.<ValuedReply, Boolean>comparing(
                reply -> FutileRule.isInterposition(reply.move()))
            .thenComparing((a, b) -> inquiry.compare(a.move(), b.move())));
    return replies;
  }

  private ValuedReply valued(int move) {
    inquiry.play(move);
    OptionalInt rest = inquiry.lengthUpTo(most - 1);
    int plies = rest.orElse(0);
    Leftover leftover = plies > 0 ? leftovers.atAttack(plies) : Leftover.NONE;
    inquiry.undo(move);
    int length = rest.isPresent() ? plies + 1 : ValuedReply.LONGER;
    return new ValuedReply(move, length, true, leftover, 0);
  }

  /** The rising rule: from the shortest interposition on, equal ones against the same others. */
  private List<ValuedReply> judged(List<ValuedReply> interpositions, int others) {
    RisingRule rule = new RisingRule(inquiry);
    interpositions.sort(Comparator.comparingInt(ValuedReply::length));
    List<ValuedReply> judged = new ArrayList<>();
    int longest = others;
    int before = others;
    int group = -1;
    for (ValuedReply reply : interpositions) {
      if (reply.length() != group) {
        group = reply.length();
        before = longest;
      }
      boolean counts = !rule.isCapturedWithin(reply.move(), before);
      Leftover leftover = counts ? reply.leftover() : Leftover.NONE;
      judged.add(new ValuedReply(reply.move(), reply.length(), counts, leftover, before));
      if (counts) {
        longest = Math.max(longest, Math.min(reply.length(), most));
      }
    }
    return judged;
  }
}
