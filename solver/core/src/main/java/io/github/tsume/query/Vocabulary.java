package io.github.tsume.query;

import java.util.List;
import java.util.Map;

/** The words that a query may use, so that a slip is told and not answered. */
public interface Vocabulary {
  /**
   * The words that are known under a name, in the order in which to list them, each with the code
   * by which facts are asked; empty if anything may stand there.
   */
  Map<String, String> words(String name);

  /** The letters of pieces that may stand in parentheses, such as "P" and "+r". */
  List<String> pieces();

  /** Whether a text is a region of a board, such as "1a-3c". */
  boolean isRegion(String text);
}
