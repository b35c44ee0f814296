/** The terminal as commands see it: what is written, what was typed, and what went wrong. */
@NullMarked
package io.github.tsume.app.cli.console;

import org.jspecify.annotations.NullMarked;
