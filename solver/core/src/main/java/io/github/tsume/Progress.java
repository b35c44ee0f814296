package io.github.tsume;

import io.github.tsume.verdict.SearchPhase;

/**
 * A moment of a search, as {@link Options#withProgress} is told it.
 *
 * @param phase what is being done
 * @param nodes how many positions were searched so far
 * @param length the plies of the solution at most, as far as that is proved; 0 if nothing is. It
 *     only becomes less
 * @param done how many steps of the phase are done; 0 if it has none
 * @param total how many steps it has; 0 if it has none
 * @param asked the moves up to the one that is being asked about, which comes last; none if no
 *     single move is
 */
public record Progress(
    SearchPhase phase, long nodes, int length, int done, int total, Line asked) {}
