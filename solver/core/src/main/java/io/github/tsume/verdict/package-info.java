/**
 * The words in which everything is told: what is said of a position and of a composition, what may
 * be wrong with it, how much that weighs and by whose standards, and why something is open.
 *
 * <p>Each has a code, which stands in results and never changes; whoever reads them has {@code
 * ofCode}. Nothing here knows a board or a search.
 */
@NullMarked
package io.github.tsume.verdict;

import org.jspecify.annotations.NullMarked;
