package io.github.tsume.results.json;

import org.jspecify.annotations.Nullable;

/**
 * The text after the legal moves of an author's line, where he gives any move at all.
 *
 * @param illegal a move that is not legal, in USI; null if there is none
 * @param mate whether the line ends with the words that it is mate
 */
public record AuthoredEnd(@Nullable String illegal, boolean mate) {}
