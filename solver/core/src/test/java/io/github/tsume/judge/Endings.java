package io.github.tsume.judge;

import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Endings as texts for tests. */
final class Endings {
  private Endings() {}

  /** "ply code result details", or "undecided". */
  static String text(@Nullable Ending ending) {
    if (ending == null) {
      return "undecided";
    }
    String text = ending.ply() + " " + ending.code() + " " + ending.result().code();
    if (ending instanceof Ending.Illegal illegal) {
      return text
          + " "
          + illegal.faults().stream()
              .map(Fault::code)
              .sorted()
              .collect(Collectors.joining(", ", "[", "]"));
    } else if (ending instanceof Ending.Repetition repetition) {
      return text + " " + repetition.plies();
    }
    return text;
  }
}
