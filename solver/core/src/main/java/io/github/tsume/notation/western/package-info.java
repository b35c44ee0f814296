/** Western notation, and the records that Hodges describes. */
@NullMarked
package io.github.tsume.notation.western;

import org.jspecify.annotations.NullMarked;
