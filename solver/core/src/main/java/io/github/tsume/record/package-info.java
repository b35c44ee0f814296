/**
 * Problems and records as data: a position with what is known about it, and the moves that somebody
 * wrote down, with comments, times and variations. How they look in files is another package's
 * business.
 */
@NullMarked
package io.github.tsume.record;

import org.jspecify.annotations.NullMarked;
