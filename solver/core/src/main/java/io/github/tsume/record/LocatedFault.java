package io.github.tsume.record;

import io.github.tsume.board.SetupFault;

/**
 * A fault of a setup, with the place in the source that shows it.
 *
 * @param line the line, 1 for the first
 * @param column the column in characters, 1 for the first
 */
public record LocatedFault(SetupFault fault, int line, int column) {}
