/** Grading what solvers have answered: all of a collection, and the book that is kept of it. */
@NullMarked
package io.github.tsume.app.grading;

import org.jspecify.annotations.NullMarked;
