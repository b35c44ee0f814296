/** Puts together what the archives hold that need no Java. */
@NullMarked
package io.github.tsume.dist;

import org.jspecify.annotations.NullMarked;
