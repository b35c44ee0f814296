/** Groups of options, and what their values may be. */
@NullMarked
package io.github.tsume.app.cli.options;

import org.jspecify.annotations.NullMarked;
