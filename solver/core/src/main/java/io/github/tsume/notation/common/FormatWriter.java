package io.github.tsume.notation.common;

import io.github.tsume.record.Problem;
import org.jspecify.annotations.Nullable;

/** A writer of problems in one format. */
public interface FormatWriter {

  /** The problem as a whole text that ends with a line feed; lines end with a line feed. */
  String write(Problem problem, WriteOptions options);

  /** What goes between the texts of two problems, or null if a text holds only one problem. */
  default @Nullable String separator() {
    return null;
  }
}
