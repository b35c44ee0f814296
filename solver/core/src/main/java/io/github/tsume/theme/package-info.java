/**
 * Themes of problems that can be decided from position and solution, and what is counted in them.
 */
@NullMarked
package io.github.tsume.theme;

import org.jspecify.annotations.NullMarked;
