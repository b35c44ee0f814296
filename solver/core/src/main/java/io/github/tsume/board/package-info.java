/**
 * Positions: a {@link io.github.tsume.board.Setup} is what somebody typed, a {@link
 * io.github.tsume.board.Position} is a legal one that can be played on.
 */
@NullMarked
package io.github.tsume.board;

import org.jspecify.annotations.NullMarked;
