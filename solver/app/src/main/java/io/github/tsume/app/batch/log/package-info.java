/** Results on disk: written at once, read again by a later run, sorted, counted and summed up. */
@NullMarked
package io.github.tsume.app.batch.log;

import org.jspecify.annotations.NullMarked;
