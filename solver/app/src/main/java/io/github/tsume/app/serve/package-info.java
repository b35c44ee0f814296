/** The page from the program itself: a server for this computer alone. */
@NullMarked
package io.github.tsume.app.serve;

import org.jspecify.annotations.NullMarked;
