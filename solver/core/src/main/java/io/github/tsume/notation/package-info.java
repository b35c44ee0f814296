/**
 * How problems and moves look in files: one reader and one writer per format, and the notations of
 * single moves. Bytes and strings come in, strings go out; nothing here opens a file.
 */
@NullMarked
package io.github.tsume.notation;

import org.jspecify.annotations.NullMarked;
