/**
 * What a search remembers: the table of nodes with its entries, its names of parents and what goes
 * when it is full; the repetitions of one path; numbers and hands, packed.
 *
 * <p>Begin with {@link io.github.tsume.dfpn.table.TranspositionTable}. Nothing here searches.
 */
@NullMarked
package io.github.tsume.dfpn.table;

import org.jspecify.annotations.NullMarked;
