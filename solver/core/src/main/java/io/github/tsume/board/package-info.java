/**
 * Positions as plain data: a {@link io.github.tsume.board.Setup} is what somebody typed, maybe
 * illegal.
 */
@NullMarked
package io.github.tsume.board;

import org.jspecify.annotations.NullMarked;
