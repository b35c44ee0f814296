/**
 * Pictures of positions in the style of books: what is where ({@link tsume.diagram.Diagram}), and
 * that as SVG. Characters are drawn from outlines, so that no font is needed.
 */
@NullMarked
package tsume.diagram;

import org.jspecify.annotations.NullMarked;
