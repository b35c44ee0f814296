/** Files that hold files: mails, archives, Word files and workbooks. */
@NullMarked
package io.github.tsume.app.container;

import org.jspecify.annotations.NullMarked;
