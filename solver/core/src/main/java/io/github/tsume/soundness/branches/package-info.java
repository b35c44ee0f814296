/** What is shown besides a solution: variations of the defender, and tries of the attacker. */
@NullMarked
package io.github.tsume.soundness.branches;

import org.jspecify.annotations.NullMarked;
