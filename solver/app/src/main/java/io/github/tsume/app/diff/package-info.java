/** What changed between two runs over the same problems. */
@NullMarked
package io.github.tsume.app.diff;

import org.jspecify.annotations.NullMarked;
