package io.github.tsume.soundness;

import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.mate.Session;
import java.util.Collection;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * Asks about several other checks at a time, one in each thread, before they are settled one after
 * another: most of them fail, and there is nothing more to do about these.
 *
 * <p>With one thread nothing is asked ahead.
 */
final class AskedAhead {
  /** How many questions there are for each thread, so that all of them end at about one time. */
  private static final int FOR_EACH = 8;

  private final Session session;
  private final Mainline mainline;
  private final CookQuestion own;
  private final Map<Session, CookQuestion> others = new ConcurrentHashMap<>();
  private final Map<OtherCheck, CookQuestion.Asked> answers = new ConcurrentHashMap<>();

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

  /** How many questions are asked at a time; 0 if none. */
  int most() {
    return session.threads() > 1 ? FOR_EACH * session.threads() : 0;
  }

  /** Whether so many questions keep all threads busy. */
  boolean areEnough(int questions) {
    return session.threads() > 1 && questions >= session.threads();
  }

  /**
   * Asks about some checks.
   *
   * @param budget for all of them
   * @param nodes how many nodes each may take
   */
  void ask(Collection<OtherCheck> checks, SearchBudget budget, long nodes) {
    Queue<OtherCheck> left = new ConcurrentLinkedQueue<>(checks);
    long each = Math.min(nodes, Math.max(1, budget.nodesLeft() / session.threads()));
    session.sideBySide(budget, (thread, part) -> askAll(thread, left, part, each));
  }

  private void askAll(Session thread, Queue<OtherCheck> left, SearchBudget budget, long nodes) {
    CookQuestion question =
        thread == session
            ? own
            : others.computeIfAbsent(thread, s -> new CookQuestion(s, mainline));
    for (OtherCheck check = left.poll(); check != null; check = left.poll()) {
      answers.put(check, question.ask(check, budget.slice(nodes)));
      if (budget.isSpent()) {
        left.clear();
      }
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
