/** What solvers send in: moves in any notation, and lists of answers. */
@NullMarked
package io.github.tsume.notation.answer;

import org.jspecify.annotations.NullMarked;
