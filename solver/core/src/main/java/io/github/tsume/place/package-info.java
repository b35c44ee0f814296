/** A search for boards on which a line is the solution: moves in, boards out. */
@NullMarked
package io.github.tsume.place;

import org.jspecify.annotations.NullMarked;
