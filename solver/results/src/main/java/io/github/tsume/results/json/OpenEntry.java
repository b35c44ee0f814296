package io.github.tsume.results.json;

import org.jspecify.annotations.Nullable;

/**
 * A check off the mainline that is not decided.
 *
 * @param ply its ply, from 1
 * @param move the move in USI; null for all of that ply
 * @param refutedWithin the plies within which it is known not to mate, itself counted; 0 if none
 */
public record OpenEntry(int ply, @Nullable String move, int refutedWithin) {}
