/** Judgements of game records as JSON. */
@NullMarked
package io.github.tsume.app.judge;

import org.jspecify.annotations.NullMarked;
