/**
 * What all formats have in common: options, results, errors and warnings of reading, and lines of
 * text.
 */
@NullMarked
package io.github.tsume.notation.common;

import org.jspecify.annotations.NullMarked;
