/**
 * Mates: whether there is one, how long it is by the composers' convention, and the line.
 *
 * <p>{@link io.github.tsume.mate.MateSolver} is the way in.
 */
@NullMarked
package io.github.tsume.mate;

import org.jspecify.annotations.NullMarked;
