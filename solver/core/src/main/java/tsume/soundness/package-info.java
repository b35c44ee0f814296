/**
 * Soundness of compositions: whether the solution is the only one, and what is wrong if not.
 *
 * <p>{@link tsume.soundness.SoundnessChecker} is the way in.
 */
@NullMarked
package tsume.soundness;

import org.jspecify.annotations.NullMarked;
