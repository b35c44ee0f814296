/** Judgements of game records as JSON. */
@NullMarked
package tsume.app.judge;

import org.jspecify.annotations.NullMarked;
