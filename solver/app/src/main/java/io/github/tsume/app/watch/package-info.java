/** Notices files that change. */
@NullMarked
package io.github.tsume.app.watch;

import org.jspecify.annotations.NullMarked;
