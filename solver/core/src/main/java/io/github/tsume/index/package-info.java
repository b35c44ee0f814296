/** Earlier problems found again: canonical forms, and an index of them that a file can hold. */
@NullMarked
package io.github.tsume.index;

import org.jspecify.annotations.NullMarked;
