package io.github.tsume.budget;

/**
 * The positions that a search stores a ply at a time, as far as it is.
 *
 * @param ply the ply that is being reached
 * @param inPly how many of its positions were, by now
 * @param all how many there are at all plies
 * @param bytes what they take in memory
 * @param spilled what they take elsewhere
 */
public record Stored(int ply, int inPly, int all, long bytes, long spilled) {}
