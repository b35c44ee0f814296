/** Notices files that change. */
@NullMarked
package tsume.app.watch;

import org.jspecify.annotations.NullMarked;
