/**
 * Mates: whether there is one, how long it is by the composers' convention, and the line.
 *
 * <p>{@link tsume.mate.MateSolver} is the way in.
 */
@NullMarked
package tsume.mate;

import org.jspecify.annotations.NullMarked;
