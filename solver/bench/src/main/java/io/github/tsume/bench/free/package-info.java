/** Makers of the free problems: boards are drawn, what is sound is pruned and extended. */
@NullMarked
package io.github.tsume.bench.free;

import org.jspecify.annotations.NullMarked;
