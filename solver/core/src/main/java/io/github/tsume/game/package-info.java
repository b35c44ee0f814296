/** Tsume-shogi as the search sees it: its moves, keys, claims, vetoes and mates in one. */
@NullMarked
package io.github.tsume.game;

import org.jspecify.annotations.NullMarked;
