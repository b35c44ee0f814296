package io.github.tsume.query;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** What a query can ask of one problem. */
public interface Facts {
  /** A number by its name; empty if it is not known, and then nothing is true of it. */
  OptionalInt number(String name, List<String> arguments);

  /** The words that hold under a name, such as those of "theme". */
  Set<String> words(String name);
}
