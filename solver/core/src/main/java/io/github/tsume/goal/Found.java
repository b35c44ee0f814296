package io.github.tsume.goal;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Key;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Note;
import io.github.tsume.posed.Findings;
import io.github.tsume.soundness.claims.Certificate;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Reason;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The result of a search for a goal, as everybody is told it.
 *
 * @param ending whether it is reached, and how
 * @param findings what is said of the composition, and how that stands
 * @param notes remarks that are no defects
 * @param limit what left the answer open; null if it is not open
 * @param proofs the certificate, made when it is asked for
 * @param more what goals of one kind alone have, such as the solution and the report of a mate
 */
public record Found(
    Ending ending,
    Findings findings,
    List<Note> notes,
    @Nullable Reason limit,
    Proofs proofs,
    List<Object> more) {
  /** What was found, with copied lists. */
  public Found {
    notes = List.copyOf(notes);
    more = List.copyOf(more);
  }

  /** What such goals have of a type; empty of all others. */
  public <T> Optional<T> more(Class<T> type) {
    return more.stream().filter(type::isInstance).map(type::cast).findFirst();
  }

  /** Writes down what can be followed again without a search. */
  public interface Proofs {
    /** The certificate, as far as its proofs fit; empty if there is nothing to show. */
    Optional<Certificate> write(MateSolver solver, SearchBudget budget);
  }

  /**
   * The answer to whether a goal is reached, and how.
   *
   * @param outcome the answer
   * @param length the plies it takes; unknown if it is not reached
   * @param rawLength the length with every interposition counted, where it was asked for and is
   *     proved: never a bound
   * @param leftover what the attacker has in hand at the end of the line, packed
   * @param line the moves that reach it; empty if there are none
   * @param keys the first moves that reach it, that of the line first, each with what answers every
   *     defence; empty of goals that are reached by one line
   */
  public record Ending(
      Outcome outcome,
      PlyCount length,
      OptionalInt rawLength,
      int leftover,
      List<Integer> line,
      List<Key> keys) {
    /** An ending with copied lists. */
    public Ending {
      line = List.copyOf(line);
      keys = List.copyOf(keys);
    }
  }
}
