/**
 * The fixed benchmark: sets of problems, and a run whose node count tells if the search changed.
 */
@NullMarked
package io.github.tsume.app.bench;

import org.jspecify.annotations.NullMarked;
