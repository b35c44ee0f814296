/** Problems one after another, from positions, files, directories, globs and streams. */
@NullMarked
package io.github.tsume.app.input;

import org.jspecify.annotations.NullMarked;
