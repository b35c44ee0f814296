/** Conversion between formats, with an account of what a format cannot hold. */
@NullMarked
package io.github.tsume.app.convert;

import org.jspecify.annotations.NullMarked;
