package io.github.tsume.web.twin.java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.List;

/** References of a single thread. */
public final class AtomicReferenceArray<E> {
  private final List<E> values;

  @SuppressWarnings("unchecked")
  public AtomicReferenceArray(int length) {
    values = (List<E>) Arrays.asList(new Object[length]);
  }

  public E getAcquire(int index) {
    return values.get(index);
  }

  public void setRelease(int index, E value) {
    values.set(index, value);
  }
}
