/**
 * Positions: a {@link tsume.board.Setup} is what somebody typed, a {@link tsume.board.Position} is
 * a legal one that can be played on.
 */
@NullMarked
package tsume.board;

import org.jspecify.annotations.NullMarked;
