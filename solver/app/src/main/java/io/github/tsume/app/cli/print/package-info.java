/** Results as words and tables on a terminal. */
@NullMarked
package io.github.tsume.app.cli.print;

import org.jspecify.annotations.NullMarked;
