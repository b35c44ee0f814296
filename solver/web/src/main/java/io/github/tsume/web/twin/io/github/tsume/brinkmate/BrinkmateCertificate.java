package io.github.tsume.web.twin.io.github.tsume.brinkmate;

import io.github.tsume.board.position.Position;
import io.github.tsume.brinkmate.Brinkmate;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.verify.ClaimKind;
import java.util.List;

/** A certificate of nothing: there are no files in a browser that it could be put into. */
public record BrinkmateCertificate(List<Claim> claims) {
  @SuppressWarnings("ArrayRecordComponent") // compared by nobody
  public record Claim(ClaimKind kind, int plies, List<Integer> path, byte[] proof) {}

  public static BrinkmateCertificate of(
      Position position, Brinkmate found, int most, MateSolver solver, SearchBudget budget) {
    return new BrinkmateCertificate(List.of());
  }
}
