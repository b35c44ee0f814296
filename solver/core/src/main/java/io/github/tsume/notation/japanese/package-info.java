/**
 * Japanese numbers, names of pieces, drawn boards and stated lengths, as all formats write them.
 */
@NullMarked
package io.github.tsume.notation.japanese;

import org.jspecify.annotations.NullMarked;
