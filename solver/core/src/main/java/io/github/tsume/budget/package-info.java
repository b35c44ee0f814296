/**
 * What a search may spend: nodes, time, and until when nobody interrupts it.
 *
 * <p>Search, checks and everything built on them are given a budget and ask it; nothing here knows
 * what it is spent on.
 */
@NullMarked
package io.github.tsume.budget;

import org.jspecify.annotations.NullMarked;
