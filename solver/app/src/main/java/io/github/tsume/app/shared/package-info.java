/** What page and report have in common: their scripts are ES modules, and read the same texts. */
@NullMarked
package io.github.tsume.app.shared;

import org.jspecify.annotations.NullMarked;
