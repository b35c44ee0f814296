/**
 * Proof-number search that knows no shogi.
 *
 * <p>It sees a {@link io.github.tsume.dfpn.Game}: an AND/OR graph with cycles whose positions carry
 * a <em>hand</em>, a vector of small counters in which "more" never hurts the attacker. Toy games
 * in the tests exercise it on hand-made graphs.
 */
@NullMarked
package io.github.tsume.dfpn;

import org.jspecify.annotations.NullMarked;
