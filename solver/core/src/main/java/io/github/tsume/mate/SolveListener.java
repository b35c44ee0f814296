package io.github.tsume.mate;

import io.github.tsume.budget.Stored;
import io.github.tsume.verdict.SearchPhase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A listener to how a search goes on; called from the searching thread, seldom. */
public interface SolveListener {
  /** Hears nothing. */
  SolveListener NONE = progress -> {};

  /** The search has come this far. */
  void progress(Progress progress);

  /**
   * A moment of a search.
   *
   * @param phase what is being done
   * @param nodes the nodes searched so far
   * @param length what the length is at most, in plies, as far as it is proved; 0 if nothing is. It
   *     is never taken back: it only becomes less
   * @param done how many steps of the phase are done, 0 if it has none; of a search a ply at a time
   *     within how many plies there surely is nothing
   * @param total how many steps it has, 0 if it has none
   * @param asked the moves from the first position to the one that is being asked about, which
   *     comes last; empty if no single move is
   * @param stored of a search a ply at a time, what it stores; else null
   */
  record Progress(
      SearchPhase phase,
      long nodes,
      int length,
      int done,
      int total,
      List<Integer> asked,
      @Nullable Stored stored) {
    public Progress {
      asked = List.copyOf(asked);
    }

    /** The same with other nodes and another length. */
    public Progress with(long allNodes, int best) {
      return new Progress(phase, allNodes, best, done, total, asked, stored);
    }

    /** A moment of a search that is none of a ply at a time. */
    public Progress(
        SearchPhase phase, long nodes, int length, int done, int total, List<Integer> asked) {
      this(phase, nodes, length, done, total, asked, null);
    }

    /** A moment of a phase without steps. */
    public Progress(SearchPhase phase, long nodes, int length) {
      this(phase, nodes, length, 0, 0, List.of());
    }
  }
}
