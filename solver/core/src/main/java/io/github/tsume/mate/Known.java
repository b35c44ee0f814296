package io.github.tsume.mate;

import io.github.tsume.verdict.Reason;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An answer that may be open: either it is so, or it is not known, and why. What is open is never
 * "no".
 *
 * @param <T> what is known
 */
public sealed interface Known<T> {
  /** Why something is not known. */
  enum Obstacle {
    /** The nodes that it was allowed are spent. */
    NODES,
    /** The time is over. */
    TIME,
    /** Somebody interrupted it. */
    INTERRUPTED,
    /** The table is too small. */
    MEMORY,
    /** The lines are too long to be followed, whatever is spent on them. */
    DEPTH,
    /** Parts of a proof were lost from the table and not found again. */
    LOST,
    /** There are more cases than are looked at. */
    TOO_MANY,
    /** It is longer than what was asked about. */
    LONGER,
    /** There is no mate, so that nothing can be said of it. */
    NO_MATE;

    /**
     * What a limit that a search has hit is here.
     *
     * @throws IllegalArgumentException if the program failed: no search says that
     */
    public static Obstacle of(Reason limit) {
      return switch (limit) {
        case NODES -> NODES;
        case TIME -> TIME;
        case INTERRUPTED -> INTERRUPTED;
        case MEMORY -> MEMORY;
        case DEPTH -> DEPTH;
        case OUT_OF_MEMORY, INTERNAL -> throw new IllegalArgumentException(limit.code());
      };
    }
  }

  /**
   * It is so.
   *
   * @param value what is known
   */
  record Fact<T>(T value) implements Known<T> {}

  /**
   * It is not known.
   *
   * @param why what was in the way
   */
  record Open<T>(Obstacle why) implements Known<T> {}

  /** What is known. */
  static <T> Known<T> of(T value) {
    return new Fact<>(value);
  }

  /** What is not known. */
  static <T> Known<T> open(Obstacle why) {
    return new Open<>(why);
  }

  /** Whether it is not known. */
  default boolean isOpen() {
    return this instanceof Open;
  }

  /** Whether it is known, and that. */
  default boolean is(T value) {
    return this instanceof Fact<T> fact && fact.value.equals(value);
  }

  /**
   * What is known.
   *
   * @throws IllegalStateException if it is open; ask {@link #isOpen} first
   */
  default T get() {
    if (this instanceof Fact<T> fact) {
      return fact.value;
    }
    throw new IllegalStateException("not known: " + this);
  }

  /** What is known, or something else if it is open. */
  default T orElse(T other) {
    return this instanceof Fact<T> fact ? fact.value : other;
  }

  /** What follows from yes, from no and from an open answer: none of the three is left out. */
  static <R> R decide(
      Known<Boolean> answer, Supplier<R> yes, Supplier<R> no, Function<Obstacle, R> open) {
    if (answer instanceof Open<Boolean> unknown) {
      return open.apply(unknown.why);
    }
    return answer.get() ? yes.get() : no.get();
  }

  /** What follows from it; open for the same reason if it is. */
  default <R> Known<R> map(Function<? super T, ? extends R> what) {
    return then(value -> of(what.apply(value)));
  }

  /** What follows from it if that may be open too; open for the same reason if it is. */
  default <R> Known<R> then(Function<? super T, Known<R>> what) {
    if (this instanceof Open<T> open) {
      return open(open.why);
    }
    return what.apply(get());
  }
}
