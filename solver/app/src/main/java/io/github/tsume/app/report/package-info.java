/** Reports on a finished batch, made from its results alone: a page to read, and KIF files. */
@NullMarked
package io.github.tsume.app.report;

import org.jspecify.annotations.NullMarked;
