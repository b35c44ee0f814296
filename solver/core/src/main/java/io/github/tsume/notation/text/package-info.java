/** Positions described in words and drawn in running text. */
@NullMarked
package io.github.tsume.notation.text;

import org.jspecify.annotations.NullMarked;
