/** Forced mates in game records, and problems that they make. */
@NullMarked
package io.github.tsume.mine;

import org.jspecify.annotations.NullMarked;
