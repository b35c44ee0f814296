/** What is asked of problems and results: indices on disk, and the facts that queries ask for. */
@NullMarked
package io.github.tsume.app.find;

import org.jspecify.annotations.NullMarked;
