/** Benchmarks of the parts that the search spends its time on. */
@NullMarked
package tsume.bench;

import org.jspecify.annotations.NullMarked;
