/** Generators of moves: all legal moves, checks, evasions, mates in one, and their count. */
@NullMarked
package io.github.tsume.moves;

import org.jspecify.annotations.NullMarked;
