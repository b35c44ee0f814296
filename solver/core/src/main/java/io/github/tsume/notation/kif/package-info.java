/** KIF, KI2 and BOD, and the Japanese moves they are made of. */
@NullMarked
package io.github.tsume.notation.kif;

import org.jspecify.annotations.NullMarked;
