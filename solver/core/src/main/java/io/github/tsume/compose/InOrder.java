package io.github.tsume.compose;

import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;

/**
 * A queue that tells outcomes in the order of what they are the outcomes of: each waits until those
 * of all that came before it are told, so that nothing that is told depends on who was faster.
 */
public final class InOrder<E, R>
    implements Iterator<InOrder.Place<E>>, BiConsumer<InOrder.Place<E>, R> {
  private final Iterator<E> entries;
  private final BiConsumer<E, R> sink;
  private final TreeMap<Long, Done<E, R>> waiting = new TreeMap<>();
  private long handedOut;
  private long next;

  /** An entry and its place among all, from 0. */
  public record Place<E>(long number, E entry) {}

  private record Done<E, R>(E entry, R result) {}

  /** A queue; it is asked and told by one thread at a time. */
  public InOrder(Iterator<E> entries, BiConsumer<E, R> sink) {
    this.entries = entries;
    this.sink = sink;
  }

  @Override
  public boolean hasNext() {
    return entries.hasNext();
  }

  @Override
  public Place<E> next() {
    return new Place<>(handedOut++, entries.next());
  }

  @Override
  public void accept(Place<E> place, R result) {
    waiting.put(place.number, new Done<>(place.entry, result));
    for (Done<E, R> first = waiting.remove(next); first != null; first = waiting.remove(next)) {
      next++;
      sink.accept(first.entry, first.result);
    }
  }

  /** How many were told without a gap. */
  public long told() {
    return next;
  }

  /** Tells, still in order, what waits for something that never came: the work was stopped. */
  public void tellRest() {
    for (Map.Entry<Long, Done<E, R>> each : waiting.entrySet()) {
      sink.accept(each.getValue().entry, each.getValue().result);
    }
    waiting.clear();
  }
}
