package io.github.tsume.soundness;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Errand;
import io.github.tsume.dfpn.Errand.Errands;
import io.github.tsume.mate.HelperSessions;
import io.github.tsume.mate.Session;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The questions about other checks along one line while several threads ask them: whoever is free
 * takes the next one, alone, gives it the next slice of nodes, and puts it back if that was not
 * enough. So nobody waits for the last one of a round.
 *
 * <p>What is found out only waits here for the main thread, which alone settles what follows from
 * it. A question that does not matter any more is told off.
 */
final class OpenQuestions implements Errands {
  /** How large slices are: the first, the second, and how they grow after that. */
  record Slices(long first, long second, int growth) {
    long after(long slice) {
      return Math.max(second, slice * growth);
    }
  }

  /** A question with what has gone into it. Guarded by the questions it belongs to. */
  static final class Entry {
    private final OtherCheck check;
    private long slice;
    private long spent;
    private CookQuestion.@Nullable Asked asked;

    private Entry(OtherCheck check, long slice) {
      this.check = check;
      this.slice = slice;
    }

    OtherCheck check() {
      return check;
    }
  }

  private final HelperSessions helpers;
  private final Mainline mainline;
  private final Slices slices;
  private final Map<OtherCheck, Entry> entries = new HashMap<>();
  private final Deque<Entry> waiting = new ArrayDeque<>();
  private final Deque<Entry> answered = new ArrayDeque<>();
  private final Map<Entry, Asking> asking = new HashMap<>();

  /** No questions yet. */
  OpenQuestions(HelperSessions helpers, Mainline mainline, Slices slices) {
    this.helpers = helpers;
    this.mainline = mainline;
    this.slices = slices;
  }

  /**
   * From now on asks about these checks, in this order, and about no others.
   *
   * @param first how many nodes one may take that was not asked about here before
   */
  void ask(Collection<OtherCheck> checks, long first) {
    plan(checks, first);
    helpers.begin();
    if (helpers.crew().finds(this)) {
      helpers.crew().recall(checks.size());
    } else {
      helpers.crew().setErrands(this);
    }
  }

  /** The same, before anybody is called. */
  synchronized void plan(Collection<OtherCheck> checks, long first) {
    waiting.clear();
    for (OtherCheck check : checks) {
      Entry entry = entries.computeIfAbsent(check, each -> new Entry(each, first));
      Asking errand = asking.get(entry);
      if (errand != null) {
        // It may have been told off before: then it comes again when it has ended.
        errand.again = true;
      } else if (!answered.contains(entry)) {
        waiting.add(entry);
      }
    }
    asking.forEach((entry, errand) -> tellOffUnless(checks.contains(entry.check), errand));
  }

  private static void tellOffUnless(boolean matters, Asking errand) {
    if (!matters) {
      errand.again = false;
      errand.tellOff();
    }
  }

  /** Goes on only with the questions that still matter. */
  synchronized void keep(Predicate<OtherCheck> matters) {
    waiting.removeIf(entry -> !matters.test(entry.check));
    asking.forEach((entry, errand) -> tellOffUnless(matters.test(entry.check), errand));
  }

  /** Asks nothing any more until it is told to. */
  void stop() {
    keep(check -> false);
    if (helpers.crew().finds(this)) {
      helpers.crew().setNoErrands();
    }
  }

  @Override
  public synchronized @Nullable Errand next(int thread) {
    Entry entry = waiting.poll();
    if (entry == null) {
      return null;
    }
    Asking errand = new Asking(entry);
    asking.put(entry, errand);
    return errand;
  }

  /** For the main thread: a question that has an answer; null if none has. */
  synchronized @Nullable Entry takeAnswered() {
    return answered.poll();
  }

  /** For the main thread: the next question to ask itself; null if all are in work. */
  synchronized @Nullable Entry takeWaiting() {
    return waiting.poll();
  }

  /** Whether a helper is at one of them. */
  synchronized boolean areInWork() {
    return !asking.isEmpty();
  }

  /** What was found about one that the main thread has taken; null if it is to be asked. */
  synchronized CookQuestion.@Nullable Asked found(Entry entry) {
    return entry.asked;
  }

  /** How many nodes one that was taken may take now. */
  synchronized long slice(Entry entry) {
    return entry.slice;
  }

  /** The main thread could not settle one that it had taken. */
  synchronized void putBack(Entry entry, long nodes) {
    spend(entry, nodes);
    waiting.add(entry);
  }

  /** One that was taken is settled. */
  synchronized void settled(Entry entry) {
    entries.remove(entry.check);
  }

  private void spend(Entry entry, long nodes) {
    entry.spent += nodes;
    entry.slice = slices.after(entry.slice);
    entry.asked = null;
  }

  /** The check that has taken most nodes and is still open; null if there is none. */
  synchronized @Nullable OtherCheck hardest() {
    Entry most = null;
    for (Entry entry : entries.values()) {
      if (most == null || entry.spent > most.spent) {
        most = entry;
      }
    }
    return most == null ? null : most.check;
  }

  /** A helper's slice of one question. */
  private final class Asking extends Errand {
    private final Entry entry;
    private final long slice;

    /** Whether it is to be asked again though it was told off. */
    private boolean again;

    Asking(Entry entry) {
      this.entry = entry;
      this.slice = entry.slice;
    }

    @Override
    public void run(int thread) {
      Session session = helpers.of(thread);
      SearchBudget part = helpers.part();
      long before = session.nodes();
      CookQuestion.Asked found;
      try {
        found = new CookQuestion(session, mainline).ask(entry.check, part.slice(slice));
      } finally {
        part.report();
      }
      done(this, found, session.nodes() - before);
    }
  }

  private void done(Asking errand, CookQuestion.Asked found, long nodes) {
    boolean isAnswer = !found.answer().isUnknown();
    synchronized (this) {
      Entry entry = errand.entry;
      asking.remove(entry);
      if (isAnswer) {
        entry.spent += nodes;
        entry.asked = found;
        answered.add(entry);
      } else if (!errand.isNeedless()) {
        spend(entry, nodes);
        waiting.add(entry);
      } else if (errand.again) {
        waiting.add(entry);
      }
    }
    if (isAnswer || errand.isNeedless()) {
      helpers.crew().callMain();
    }
  }
}
