/**
 * Problems as they are put to the search, and what it says as it is told: between what was read and
 * who searches, for the library and the programs alike.
 */
@NullMarked
package io.github.tsume.posed;

import org.jspecify.annotations.NullMarked;
