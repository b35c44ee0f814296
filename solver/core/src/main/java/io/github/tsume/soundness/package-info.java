/**
 * Soundness of compositions: whether the solution is the only one, and what is wrong if not.
 *
 * <p>{@link io.github.tsume.soundness.SoundnessChecker} is the way in.
 */
@NullMarked
package io.github.tsume.soundness;

import org.jspecify.annotations.NullMarked;
