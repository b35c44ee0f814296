/** SFEN, USI, USEN, and links that hold one of them. */
@NullMarked
package io.github.tsume.notation.sfen;

import org.jspecify.annotations.NullMarked;
