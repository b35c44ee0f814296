/** Names of files that come from what somebody wrote, and files that take the place of others. */
@NullMarked
package io.github.tsume.app.file;

import org.jspecify.annotations.NullMarked;
