/** The command line: one class per command. */
@NullMarked
package io.github.tsume.app.cli;

import org.jspecify.annotations.NullMarked;
