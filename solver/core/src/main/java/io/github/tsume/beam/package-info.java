/** A beam search for new problems, backwards from a mate or a problem, after a plan. */
@NullMarked
package io.github.tsume.beam;

import org.jspecify.annotations.NullMarked;
