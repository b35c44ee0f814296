package io.github.tsume.brinkmate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.KeySearch.Siblings;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.Certifier;
import io.github.tsume.mate.KnownReplies;
import io.github.tsume.mate.Session;
import io.github.tsume.verify.BrinkmateCheck;
import io.github.tsume.verify.CanonicalMoves;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A writer of proofs that there is neither a mate nor, but for some moves, a key within some plies,
 * so that {@link BrinkmateCheck} can follow it.
 */
final class NoKeyWriter {
  private final Session session;
  private final Position position;
  private final KeySearch search;
  private final Certifier certifier;
  private final SearchBudget budget;

  private NoKeyWriter(KeySearch search, int limit, SearchBudget budget) {
    this.search = search;
    this.session = search.session();
    this.position = session.position();
    this.certifier = new Certifier(session, limit, budget);
    this.budget = budget;
  }

  /**
   * The certificate where the search stands; empty if it is too much.
   *
   * @param apart the moves of which nothing is said
   */
  static Optional<byte[]> none(
      KeySearch search, int plies, Set<Integer> apart, int limit, SearchBudget budget) {
    NoKeyWriter writer = new NoKeyWriter(search, limit, budget);
    return writer.hasNone(plies, apart)
        ? Optional.of(writer.certifier.toBytes())
        : Optional.empty();
  }

  private boolean hasNone(int plies, Set<Integer> apart) {
    if (!certifier.addNoMate()) {
      return false;
    }
    if (plies < 1) {
      return true;
    }
    Siblings siblings = new Siblings();
    for (int move : CanonicalMoves.of(position)) {
      if (apart.contains(move)) {
        continue;
      }
      session.play(move);
      boolean fails = (position.inCheck() && plies < 3) || fails(move, plies, siblings);
      session.undo(move);
      if (!fails) {
        return false;
      }
    }
    return true;
  }

  private boolean fails(int move, int plies, Siblings siblings) {
    KeySearch.Refutation found = search.refutation(move, plies, siblings, budget).orElse(null);
    if (found == null) {
      return false;
    }
    int reply = found.reply();
    if (reply == Move.NONE) {
      certifier.addNumber(0);
      KnownReplies known = found.escapes();
      return known == null
          ? Passing.in(session, certifier::addNoMate)
          : Passing.in(session, () -> certifier.addNoMate(known));
    }
    certifier.addNumber(1 + CanonicalMoves.indexOf(reply, CanonicalMoves.of(position)));
    session.play(reply);
    boolean none = hasNone(plies - 2, Set.of());
    session.undo(reply);
    return none;
  }

  /** The outcome if the defender did nothing. */
  static final class Passing {
    private Passing() {}

    /**
     * What is found where the attacker is to move again; the defender, to move, is not in check.
     */
    static <T extends @Nullable Object> T in(Session session, Supplier<T> work) {
      session.position().pass();
      T found = work.get();
      session.position().pass();
      return found;
    }

    /** The same for work that finds nothing. */
    static void during(Session session, Runnable work) {
      session.position().pass();
      work.run();
      session.position().pass();
    }
  }
}
