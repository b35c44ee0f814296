/**
 * The USI engine: reads commands from a graphical interface, searches in a thread of its own,
 * answers.
 *
 * <p>{@link io.github.tsume.app.usi.UsiEngine} reads and obeys; a {@code Search} is one {@code go}
 * from its command to its one answer; {@code RootSolver} finds out what to answer.
 */
@NullMarked
package io.github.tsume.app.usi;

import org.jspecify.annotations.NullMarked;
