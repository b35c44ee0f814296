/** What the page asks, in a browser's worker or of {@code tsume serve}: texts in, JSON out. */
@NullMarked
package io.github.tsume.app.page;

import org.jspecify.annotations.NullMarked;
