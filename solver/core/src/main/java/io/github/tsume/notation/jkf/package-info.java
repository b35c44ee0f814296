/** JKF, the records of JSON Kifu Format. */
@NullMarked
package io.github.tsume.notation.jkf;

import org.jspecify.annotations.NullMarked;
