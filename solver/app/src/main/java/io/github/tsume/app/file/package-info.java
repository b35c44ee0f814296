/**
 * Names of files that come from what somebody wrote, files that take the place of others, and files
 * of compressed blocks.
 */
@NullMarked
package io.github.tsume.app.file;

import org.jspecify.annotations.NullMarked;
