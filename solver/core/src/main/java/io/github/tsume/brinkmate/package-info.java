/** Brinkmate (必至): moves after which every defence is answered by a mate. */
@NullMarked
package io.github.tsume.brinkmate;

import org.jspecify.annotations.NullMarked;
