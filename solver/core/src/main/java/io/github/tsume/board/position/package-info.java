/**
 * A {@link io.github.tsume.board.position.Position} is a legal one that can be played on: what
 * moves and search ever see. It is fast and shows what they need, so that programs of others have
 * {@link io.github.tsume.Play} instead.
 */
@NullMarked
package io.github.tsume.board.position;

import org.jspecify.annotations.NullMarked;
