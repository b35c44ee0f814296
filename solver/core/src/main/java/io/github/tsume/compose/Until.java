package io.github.tsume.compose;

import java.util.Iterator;
import java.util.function.BooleanSupplier;

/** What comes, until it is enough. */
record Until<E>(Iterator<E> all, BooleanSupplier enough) implements Iterator<E> {
  @Override
  public boolean hasNext() {
    return all.hasNext() && !enough.getAsBoolean();
  }

  @Override
  public E next() {
    return all.next();
  }
}
