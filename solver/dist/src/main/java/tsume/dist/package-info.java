/** Puts together what the archives hold that need no Java. */
@NullMarked
package tsume.dist;

import org.jspecify.annotations.NullMarked;
