package io.github.tsume.soundness;

import java.util.List;

/**
 * A record of what a check has found to fail so far, kept where a later run of the same check can
 * go on from it.
 *
 * <p>A journal is believed: it must be one that was kept for this very position.
 */
public interface Journal {
  /** Remembers nothing. */
  Journal NONE = line -> Page.EMPTY;

  /** What is known of the checks that leave one line. */
  interface Page {
    /** Knows nothing, and remembers nothing. */
    Page EMPTY =
        new Page() {
          @Override
          public boolean fails(int ply, int move) {
            return false;
          }

          @Override
          public void failed(int ply, int move) {}
        };

    /** Whether the check {@code move} instead of the line's is known not to mate. */
    boolean fails(int ply, int move);

    /** Remembers that the check {@code move} instead of the line's does not mate. */
    void failed(int ply, int move);
  }

  /** The page of a line that begins at the position. */
  Page page(List<Integer> line);
}
