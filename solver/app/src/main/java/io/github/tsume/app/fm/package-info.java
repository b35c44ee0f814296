/** Problems in the line notation of fm, the solver for fairy problems. */
@NullMarked
package io.github.tsume.app.fm;

import org.jspecify.annotations.NullMarked;
