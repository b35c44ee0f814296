/** What is asked for by a problem: how it is played, what ends it, and in how many plies. */
@NullMarked
package io.github.tsume.stipulation;

import org.jspecify.annotations.NullMarked;
