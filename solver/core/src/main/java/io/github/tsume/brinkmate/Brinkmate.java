package io.github.tsume.brinkmate;

import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Key;
import io.github.tsume.mate.Solution;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Reason;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a search for a brinkmate.
 *
 * @param wish what was wanted
 * @param answer a mate, a brinkmate, none within the plies that were asked for, or unknown
 * @param plies the plies up to the last key of the shortest brinkmate: 1, 3, 5; 0 if there is none
 * @param keys the first moves of brinkmates in so many plies, that of the mainline first: one, or
 *     all of them if asked for
 * @param open first moves of which it is not known whether they are keys too; empty if not asked
 * @param later the other keys further down the mainline, if asked for
 * @param mate the mate, if checks alone do it; null if not
 * @param mateOpen whether it is not known if checks alone mate
 * @param refuted whether it is proved that no first move is a key within the plies asked for
 * @param limit what ended the search; null if nothing did
 * @param nodes the nodes searched
 */
public record Brinkmate(
    Wish wish,
    Outcome answer,
    int plies,
    List<Key> keys,
    List<Integer> open,
    List<Later> later,
    @Nullable Solution mate,
    boolean mateOpen,
    boolean refuted,
    @Nullable Reason limit,
    long nodes) {
  /** An outcome with copied lists. */
  public Brinkmate {
    keys = List.copyOf(keys);
    open = List.copyOf(open);
    later = List.copyOf(later);
  }

  /**
   * The same after checks alone were asked about again, which did not mate.
   *
   * @param again what came of it: no mate, or it stays open
   */
  Brinkmate with(Solution again, SearchBudget budget) {
    boolean none = again.outcome() == Outcome.NO_MATE;
    boolean nothing = none && keys.isEmpty() && refuted;
    return new Brinkmate(
        wish,
        nothing ? Outcome.NO_BRINKMATE : answer,
        plies,
        keys,
        open,
        later,
        mate,
        !none,
        refuted,
        none && (nothing || (isSettled() && answer != Outcome.UNKNOWN)) ? null : limit,
        budget.nodes());
  }

  private boolean isSettled() {
    return open.isEmpty() && later.stream().allMatch(each -> each.open().isEmpty());
  }

  /** Whether all keys of the whole line were asked for, and none is open. */
  boolean isWhole() {
    boolean line = later.size() == (plies - 1) / 2;
    return wish == Wish.WHOLE_LINE
        && line
        && open.isEmpty()
        && later.stream().allMatch(each -> each.open().isEmpty());
  }

  /** What is wanted of it. */
  public enum Wish {
    /** One key. */
    ONE_KEY,
    /** All first moves that are keys. */
    ALL_KEYS,
    /** All keys at each move of the mainline. */
    WHOLE_LINE
  }
}
