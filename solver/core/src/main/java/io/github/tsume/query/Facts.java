package io.github.tsume.query;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a query can ask of one problem. */
public interface Facts {
  /** A number by its name; empty if it is not known, and then nothing is true of it. */
  OptionalInt number(String name, List<String> arguments);

  /**
   * The words that hold under a name, such as those of "theme"; null if nothing is known there, and
   * then nothing is true of it.
   */
  @Nullable Set<String> words(String name);
}
