package io.github.tsume.web.twin.io.github.tsume.soundness.claims;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.soundness.claims.Certificate;

/**
 * A writer that nobody asks: there are no files in a browser that certificates could be put into.
 */
public final class CertificateWriter {
  public CertificateWriter(
      Position start,
      SoundnessReport report,
      MateSolver solver,
      CheckOptions options,
      SearchBudget budget) {}

  public Certificate written() {
    throw new UnsupportedOperationException("no files here");
  }
}
