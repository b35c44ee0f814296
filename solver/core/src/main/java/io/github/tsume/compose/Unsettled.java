package io.github.tsume.compose;

import java.util.List;
import java.util.Locale;

/**
 * Edits whose check came to no verdict.
 *
 * @param edits what is changed
 * @param proved how far it was proved
 */
public record Unsettled(List<Edit> edits, Proved proved) {
  /** A copy of the list. */
  public Unsettled {
    edits = List.copyOf(edits);
  }

  /** The stages of a proof that a problem is sound. */
  public enum Proved {
    /** The first stage: not even that the goal is reached. */
    NOTHING,
    /** A proof that the goal is reached; whether otherwise, too, is open. */
    GOAL,
    /** A proof of soundness; the length, or what it is without the given line, is open. */
    SOUND;

    /** The name in results. */
    public String code() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The later of two stages. */
    Proved or(Proved other) {
      return compareTo(other) >= 0 ? this : other;
    }
  }
}
