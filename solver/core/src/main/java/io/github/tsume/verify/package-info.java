/**
 * The trusted kernel: it verifies proofs of mate and certificates by the rules alone. Whoever
 * believes these few classes, the board and the rules need not believe the search.
 *
 * <p>A {@link io.github.tsume.verify.ProofTree} is replayed by {@link
 * io.github.tsume.verify.ProofVerifier}, a certificate is followed by {@link
 * io.github.tsume.verify.CertificateCheck}. What else is here is their format: how moves and hands
 * are named by numbers.
 */
@NullMarked
package io.github.tsume.verify;

import org.jspecify.annotations.NullMarked;
