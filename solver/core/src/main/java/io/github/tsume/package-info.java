/**
 * The way in for programs: {@link io.github.tsume.Tsume} solves and checks a text in one call.
 *
 * <p>What it returns is plain data that does not change with what is inside. Texts of all formats
 * are read and written by {@link io.github.tsume.notation.Notation}.
 */
@NullMarked
package io.github.tsume;

import org.jspecify.annotations.NullMarked;
