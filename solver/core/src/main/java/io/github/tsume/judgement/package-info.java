/**
 * What a composition is judged by, and the judgement: no search, no board that moves, no words.
 *
 * <p>Whoever has facts, a check that searched for them or {@code verify} that was shown them, hands
 * {@link io.github.tsume.judgement.Judgement.Facts} to {@link io.github.tsume.judgement.Judgement}
 * and gets the same verdict.
 */
@NullMarked
package io.github.tsume.judgement;

import org.jspecify.annotations.NullMarked;
