/** Solvers' answers, judged: right, right by another way, wrong and why. */
@NullMarked
package io.github.tsume.grade;

import org.jspecify.annotations.NullMarked;
