/** Words for people: messages in their language, colours, moves in their notation. */
@NullMarked
package io.github.tsume.results.text;

import org.jspecify.annotations.NullMarked;
