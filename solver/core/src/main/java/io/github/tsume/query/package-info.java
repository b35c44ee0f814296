/** A small language that asks of problems and their results whether they fit. */
@NullMarked
package io.github.tsume.query;

import org.jspecify.annotations.NullMarked;
