/**
 * What one may want of a position: each goal is a row of {@link io.github.tsume.verdict.Goal}, one
 * of {@link Goals}, and a package behind it.
 */
@NullMarked
package io.github.tsume.goal;

import org.jspecify.annotations.NullMarked;
