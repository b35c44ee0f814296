package tsume.mate;

import org.jspecify.annotations.Nullable;
import tsume.board.Position;
import tsume.dfpn.SearchBudget;
import tsume.moves.Evasions;

/**
 * Writes down what a {@link MateProbe} can prove at its position, so that {@link CertificateCheck}
 * can follow it without a search.
 *
 * <p>A certificate is a walk through the positions of the proof, depth first, replies and checks in
 * the order of {@link CanonicalMoves}, each position but once. Of a mate it holds the number of the
 * attacker's move in each of his positions; of "no mate" the number of the defender's reply in each
 * of his.
 */
public final class Certifier {
  private static final long NODES_PER_QUESTION = 20_000;

  private final MateProbe probe;
  private final Position position;
  private final int limit;
  private final SearchBudget budget;
  private final MoveNumbers numbers = new MoveNumbers();
  private final ProofTree seen = new ProofTree();

  private Certifier(MateProbe probe, int limit, SearchBudget budget) {
    this.probe = probe;
    this.position = probe.position();
    this.limit = limit;
    this.budget = budget;
  }

  /**
   * The certificate of a mate, whoever is to move; null if it was not found within the budget or
   * has more positions than the limit.
   */
  public static byte @Nullable [] mate(MateProbe probe, int limit, SearchBudget budget) {
    ProofTree proof = probe.proof(budget);
    if (proof == null || proof.size() > limit) {
      return null;
    }
    Certifier certifier = new Certifier(probe, limit, budget);
    if (probe.attackerToMove()) {
      certifier.attack(proof);
    } else {
      certifier.defend(proof);
    }
    return certifier.numbers.toBytes();
  }

  private void attack(ProofTree proof) {
    if (seen.move(position) != 0) {
      return;
    }
    int move = proof.move(position);
    seen.put(position, move, 0);
    numbers.write(CanonicalMoves.indexOf(move, CanonicalMoves.of(position)));
    position.play(move);
    defend(proof);
    position.undo(move);
  }

  private void defend(ProofTree proof) {
    for (int reply : CanonicalMoves.of(position)) {
      position.play(reply);
      attack(proof);
      position.undo(reply);
    }
  }

  /**
   * The certificate that the attacker, who has just given check, does not mate; null if it was not
   * found within the budget or has more positions than the limit.
   */
  public static byte @Nullable [] noMate(MateProbe probe, int limit, SearchBudget budget) {
    Certifier certifier = new Certifier(probe, limit, budget);
    return certifier.refute() ? certifier.numbers.toBytes() : null;
  }

  /** At a check: a reply from which no check mates. */
  private boolean refute() {
    if (seen.move(position) != 0) {
      return true;
    }
    if (seen.size() >= limit || budget.isSpent()) {
      return false;
    }
    int reply = refutation();
    if (reply == 0) {
      return false;
    }
    seen.put(position, reply, 0);
    numbers.write(CanonicalMoves.indexOf(reply, CanonicalMoves.of(position)));
    probe.play(reply);
    boolean holds = true;
    for (int check : CanonicalMoves.of(position)) {
      probe.play(check);
      holds = !position.inCheck() || refute();
      probe.undo(check);
      if (!holds) {
        break;
      }
    }
    probe.undo(reply);
    return holds;
  }

  private int refutation() {
    int[] replies = new int[Position.MAX_MOVES];
    int end = Evasions.generate(position, replies, 0);
    for (int i = 0; i < end; i++) {
      probe.play(replies[i]);
      SearchBudget slice = budget.slice(NODES_PER_QUESTION);
      boolean refutes = probe.mates(slice).isDisproven();
      budget.addNodes(slice.nodes());
      probe.undo(replies[i]);
      if (refutes) {
        return replies[i];
      }
    }
    return 0;
  }
}
