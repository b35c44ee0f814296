/** Diagrams as pixels; kept out of core because it needs {@code java.awt}. */
@NullMarked
package io.github.tsume.app.diagram;

import org.jspecify.annotations.NullMarked;
