/**
 * Pictures of positions in the style of books: what is where ({@link
 * io.github.tsume.diagram.Diagram}), and that as SVG. Characters are drawn from outlines, so that
 * no font is needed.
 */
@NullMarked
package io.github.tsume.diagram;

import org.jspecify.annotations.NullMarked;
