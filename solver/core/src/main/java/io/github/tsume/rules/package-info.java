/**
 * What a kind of shogi is: its board, pieces and restrictions as data, and the attack tables
 * compiled from that data.
 */
@NullMarked
package io.github.tsume.rules;

import org.jspecify.annotations.NullMarked;
