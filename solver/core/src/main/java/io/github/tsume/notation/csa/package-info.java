/** CSA records. */
@NullMarked
package io.github.tsume.notation.csa;

import org.jspecify.annotations.NullMarked;
