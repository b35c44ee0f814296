/** Results as data, and their JSON form {@code tsume/1}: one object per line. */
@NullMarked
package io.github.tsume.results.json;

import org.jspecify.annotations.NullMarked;
