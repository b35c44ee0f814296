package io.github.tsume.compose;

import java.util.Iterator;
import java.util.function.BooleanSupplier;

/**
 * An iterator that stops at a condition.
 *
 * @param all what it goes through
 * @param enough whether it stops, asked before each
 */
public record Until<E>(Iterator<E> all, BooleanSupplier enough) implements Iterator<E> {
  @Override
  public boolean hasNext() {
    return all.hasNext() && !enough.getAsBoolean();
  }

  @Override
  public E next() {
    return all.next();
  }
}
