/** What one may want of a position: each goal is a row of {@link Goal}, and a package behind it. */
@NullMarked
package io.github.tsume.goal;

import org.jspecify.annotations.NullMarked;
