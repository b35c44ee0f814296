/**
 * How games end: mate, illegal moves, repetitions, impasse, and whether a record's own end agrees.
 * Knows positions and legal moves, neither notation nor search.
 */
@NullMarked
package io.github.tsume.judge;

import org.jspecify.annotations.NullMarked;
