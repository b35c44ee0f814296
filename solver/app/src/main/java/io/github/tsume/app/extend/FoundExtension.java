package io.github.tsume.app.extend;

import io.github.tsume.compose.Extension;

/**
 * A problem that was found.
 *
 * @param number its place in the order in which problems were found, from 1
 * @param added how many plies it has more than the problem that was extended
 * @param extension the problem
 * @param rank its rank by the formula; the larger, the better
 */
public record FoundExtension(int number, int added, Extension extension, double rank) {}
