package io.github.tsume.mate;

import io.github.tsume.dfpn.TableProofs;

/** The failures of the attacker that the table of a session knows without a search. */
public final class KnownFailures {
  private final TableProofs proofs;

  /** What is known wherever the session stands, in the game in which nothing is forbidden. */
  public KnownFailures(Session session) {
    this.proofs = session.search().proofs();
  }

  /** Whether it is known where the session stands. */
  public boolean here() {
    return proofs.isDisproven();
  }

  /** Whether it is known after a legal move from there. */
  public boolean after(int move) {
    return proofs.isDisprovenAfter(move);
  }
}
