/** Problems extended backwards, with several threads, within limits, and on from where it ended. */
@NullMarked
package io.github.tsume.app.extend;

import org.jspecify.annotations.NullMarked;
