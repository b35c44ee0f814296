package io.github.tsume.query;

import java.util.List;

/** What a query can ask of one problem. */
public interface Subject {
  /** A number by its name, as far as it is known. */
  Quantity number(String name, List<String> arguments);

  /** Whether a word holds under a name, such as "smoke" under "theme". */
  Truth is(String name, String word);
}
