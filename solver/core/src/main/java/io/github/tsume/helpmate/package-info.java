/** Helpmates (協力詰): both sides help to reach a mate in the fewest plies. */
@NullMarked
package io.github.tsume.helpmate;

import org.jspecify.annotations.NullMarked;
