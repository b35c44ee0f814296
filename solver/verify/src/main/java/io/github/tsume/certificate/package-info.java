/** Certificates: proofs of a result in a file of their own, and what can be said of it by them. */
@NullMarked
package io.github.tsume.certificate;

import org.jspecify.annotations.NullMarked;
