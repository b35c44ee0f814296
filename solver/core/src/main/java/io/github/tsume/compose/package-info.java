/** Help with composing: edits of a problem, which pieces it does not need, and what repairs it. */
@NullMarked
package io.github.tsume.compose;

import org.jspecify.annotations.NullMarked;
