package io.github.tsume.soundness;

import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.Session;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Asks about several other checks at a time, one in each thread, before they are settled one after
 * another: most of them fail, and there is nothing more to do about these.
 *
 * <p>With one thread nothing is asked ahead.
 */
final class AskedAhead {
  private final Session session;
  private final Mainline mainline;
  private final CookQuestion own;

  /* What the threads share while they ask. */
  private final Map<Session, CookQuestion> others = new HashMap<>();
  private final Deque<OtherCheck> left = new ArrayDeque<>();
  private final Map<OtherCheck, CookQuestion.Asked> answers = new HashMap<>();

  /**
   * Nothing asked yet.
   *
   * @param own asks in the calling thread
   */
  AskedAhead(Session session, Mainline mainline, CookQuestion own) {
    this.session = session;
    this.mainline = mainline;
    this.own = own;
  }

  /**
   * Whether questions are asked ahead that may take so many nodes: only small ones are. A larger
   * one is searched by all threads together, and then nobody has to wait for the last to end.
   */
  boolean isFor(long nodes) {
    return session.threads() > 1 && nodes <= session.nodesAlone();
  }

  /**
   * Asks about some checks, until all have an answer or one of them mates: that may be enough.
   *
   * @param budget for all of them
   * @param nodes how many nodes each may take
   */
  void ask(Collection<OtherCheck> checks, SearchBudget budget, long nodes) {
    left.addAll(checks);
    long each = Math.min(nodes, Math.max(1, budget.nodesLeft() / session.threads()));
    session.sideBySide(budget, (thread, part) -> askAll(thread, part, each));
    left.clear();
  }

  private void askAll(Session thread, SearchBudget budget, long nodes) {
    CookQuestion question = questionIn(thread);
    OtherCheck check = next();
    while (check != null && !budget.isSpent()) {
      answer(check, question.ask(check, budget.slice(nodes)));
      check = next();
    }
  }

  private synchronized CookQuestion questionIn(Session thread) {
    return thread == session
        ? own
        : others.computeIfAbsent(thread, other -> new CookQuestion(other, mainline));
  }

  private synchronized @Nullable OtherCheck next() {
    return left.poll();
  }

  private synchronized void answer(OtherCheck check, CookQuestion.Asked asked) {
    answers.put(check, asked);
    if (!asked.isNoMate()) {
      left.clear();
    }
  }

  /** What was found about a check, which is forgotten then; null if it was not asked about. */
  CookQuestion.@Nullable Asked take(OtherCheck check) {
    return answers.remove(check);
  }

  /** Forgets what was not taken. */
  void forget() {
    answers.clear();
  }
}
