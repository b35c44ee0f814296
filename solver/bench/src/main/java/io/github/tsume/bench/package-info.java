/** Benchmarks of the parts that the search spends its time on. */
@NullMarked
package io.github.tsume.bench;

import org.jspecify.annotations.NullMarked;
