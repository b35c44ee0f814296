/** The command line: one class per command. */
@NullMarked
package tsume.app.cli;

import org.jspecify.annotations.NullMarked;
