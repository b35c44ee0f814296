/**
 * What a check found out, written down so that it can be followed without a search: {@link
 * io.github.tsume.soundness.claims.Certificate}. Nothing that checks knows of it.
 */
@NullMarked
package io.github.tsume.soundness.claims;

import org.jspecify.annotations.NullMarked;
