package io.github.tsume.soundness.claims;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verify.ClaimKind;
import java.util.List;

/**
 * The part of a check that can be checked again without a search, as far as the proofs fit.
 *
 * @param line the line that was examined; empty if there is no mate
 * @param claims what is claimed, each with its proof, in the order in which they are to be followed
 */
public record Certificate(List<Integer> line, List<Claim> claims) {
  /** A certificate with copied lists. */
  public Certificate {
    line = List.copyOf(line);
    claims = List.copyOf(claims);
  }

  /**
   * A proof of one thing.
   *
   * @param number how many positions, which value or how many plies; 0 if that plays no part
   * @param path the moves from the initial position after which that is so
   * @param proof the numbers for {@link io.github.tsume.verify.ClaimReader}
   */
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  public record Claim(ClaimKind kind, int number, List<Integer> path, byte[] proof) {
    /** A claim with copied moves. */
    public Claim {
      path = List.copyOf(path);
    }
  }

  /** The certificate of a report, as far as its proofs fit; no claims if the answer is unknown. */
  public static Certificate of(
      Position start,
      SoundnessReport report,
      MateSolver solver,
      CheckOptions options,
      SearchBudget budget) {
    return new CertificateWriter(start, report, solver, options, budget).written();
  }
}
