/**
 * Soundness of compositions: whether the solution is the only one, and what is wrong if not.
 *
 * <p>{@link io.github.tsume.soundness.SoundnessChecker} is the way in. Defects are found in several
 * places, by what has to be asked: {@code CookClassifier} (another check), {@code CheckReport}
 * (another reply), {@code ExaminedLine} (the author's line) and, where it takes no search, in
 * {@link io.github.tsume.judgement.Judgement}. How much they weigh is in {@link
 * io.github.tsume.verdict.Profile}.
 */
@NullMarked
package io.github.tsume.soundness;

import org.jspecify.annotations.NullMarked;
