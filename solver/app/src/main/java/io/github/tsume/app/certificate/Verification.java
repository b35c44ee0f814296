package io.github.tsume.app.certificate;

import io.github.tsume.app.certificate.RefusedException.Reason;
import io.github.tsume.app.json.Result;
import io.github.tsume.verdict.Outcome;

/** What a certificate shows of a result, found by following its proofs: no search takes part. */
public sealed interface Verification {
  /**
   * Of a result that mates.
   *
   * @param length the plies within which the mate is shown, every interposition counted
   * @param exact whether it is shown too that no mate is shorter
   * @param mates the other mates that are shown
   * @param defects how many defects are such other mates
   * @param refuted the other checks along the mainline that are shown to fail
   * @param checks all other checks along the mainline
   */
  record OfMate(int length, boolean exact, int mates, int defects, int refuted, int checks)
      implements Verification {}

  /**
   * Of a result without a mate, which is shown if all its checks are shown to fail.
   *
   * @param refuted the checks that are shown to fail
   * @param checks all checks
   */
  record OfNoMate(int refuted, int checks) implements Verification {}

  /**
   * Checks by the rules alone what people read of a result, without its certificate.
   *
   * @throws RefusedException if something of it does not hold
   */
  static void checkResult(Result result) {
    if (result.origin().sfen() != null && result.answer().outcome() != Outcome.INVALID) {
      new ResultCheck(result, CertificateFollower.start(result)).run();
    }
  }

  /**
   * Follows the certificate of a result.
   *
   * @throws RefusedException if one of its claims does not hold
   */
  static Verification of(Result result, CertificateFile file) {
    try {
      return new CertificateFollower(result, file).follow();
    } catch (StackOverflowError e) {
      throw new RefusedException(Reason.DEPTH, "");
    }
  }
}
