package io.github.tsume.grade;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.BestReplies;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.ValuedReply;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A judge of how good replies are, compared with that of a line of best play. */
record ReplyJudge(Session session, SearchBudget budget) {
  /** What a reply is. */
  enum Rank {
    /** As good as the line's, or better than an author's. */
    EQUAL,
    /** An interposition that does not count. */
    FUTILE,
    /** It loses sooner, or leaves the attacker more. */
    WEAK,
    /** A limit leaves it open. */
    OPEN
  }

  /** The best replies where the session stands; open if a limit keeps them from being known. */
  Known<List<Integer>> best() {
    return length()
        .then(length -> session.bestReplies(session.question(length, budget)))
        .map(BestReplies::moves);
  }

  /**
   * How good a reply is where the session stands.
   *
   * @param main the line's reply
   * @param left the plies to the mate by it
   */
  Rank rank(int reply, int main, int left) {
    Known<Integer> length = length();
    if (length.isOpen()) {
      return Rank.OPEN;
    }
    if (length.get() > left) {
      // The author's line is not the longest.
      Known<Boolean> lasts = session.after(reply, this::length).map(after -> after + 1 >= left);
      return lasts.isOpen()
          ? Rank.OPEN
          : lasts.get() ? Rank.EQUAL : lesser(reply, main, length.get());
    }
    Known<List<Integer>> best = best();
    if (best.isOpen()) {
      return Rank.OPEN;
    }
    return best.get().contains(reply) ? Rank.EQUAL : lesser(reply, main, length.get());
  }

  /** What a reply is that is none of the best. An author's may be none of them either. */
  private Rank lesser(int reply, int main, int length) {
    Known<List<ValuedReply>> all = session.replies(session.question(length, budget));
    ValuedReply own = all.isOpen() ? null : valued(all.get(), reply);
    if (own == null) {
      return Rank.OPEN;
    }
    if (!own.counts()) {
      return Rank.FUTILE;
    }
    ValuedReply other = valued(all.get(), main);
    boolean asGood =
        other != null
            && (own.length() > other.length()
                || (own.length() == other.length()
                    && own.leftover().compareTo(other.leftover()) <= 0));
    return asGood ? Rank.EQUAL : Rank.WEAK;
  }

  private static @Nullable ValuedReply valued(List<ValuedReply> all, int reply) {
    return all.stream().filter(valued -> valued.move() == reply).findFirst().orElse(null);
  }

  /** The exact length of the mate from where the session stands. */
  private Known<Integer> length() {
    return session
        .bound(budget)
        .then(bound -> session.exactLength(session.question(bound, budget)));
  }

  /** The best play of both sides from where the session stands to the mate. */
  Known<List<Integer>> play() {
    return length().then(length -> session.line(session.question(length, budget)));
  }
}
