package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.moves.Evasions;
import io.github.tsume.verify.CanonicalMoves;
import io.github.tsume.verify.CertificateCheck;
import io.github.tsume.verify.CertificateCheck.RefutedPositions;
import io.github.tsume.verify.HandNumbers;
import io.github.tsume.verify.MoveNumbers;
import io.github.tsume.verify.ProofTree;
import java.util.Arrays;
import java.util.Optional;

/**
 * A writer of what a {@link Session} can prove at its position, so that {@link CertificateCheck}
 * can follow it without a search.
 *
 * <p>A certificate is a walk through the positions of the proof, depth first, replies and checks in
 * the order of {@link CanonicalMoves}, each position but once. Of a mate it holds, for each of the
 * attacker's positions, the number of what he can spare in hand ({@link HandNumbers}), which the
 * defender gets, and then that of his move; of "no mate" the number of the defender's reply in each
 * of his.
 */
public final class Certifier {
  private static final long[] EFFORTS = {2, 200, 20_000};

  private final Session session;
  private final Position position;
  private final int limit;
  private final SearchBudget budget;
  private final MoveNumbers numbers = new MoveNumbers();
  private final ProofTree seen = new ProofTree();
  private int written;
  private KnownReplies known = KnownReplies.NONE;
  private final RefutedPositions refuted = new RefutedPositions();

  /** Nothing written yet, of a session that may go on. */
  public Certifier(Session session, int limit, SearchBudget budget) {
    this.session = session;
    this.position = session.position();
    this.limit = limit;
    this.budget = budget;
  }

  /**
   * The certificate of a mate, whoever is to move; empty if it was not found within the budget or
   * has more positions than the limit.
   */
  public static Optional<byte[]> mate(Session session, int limit, SearchBudget budget) {
    Certifier certifier = new Certifier(session, limit, budget);
    return certifier.addMate() ? Optional.of(certifier.toBytes()) : Optional.empty();
  }

  /**
   * Writes down the mate at the session's position, as far as it is not written yet; false if it
   * was not found within the budget or there are more positions than the limit.
   */
  public boolean addMate() {
    if (session.attackerToMove() && seen.covering(position) != ProofTree.NONE) {
      return true;
    }
    ProofTree proof = session.proof(budget).orElse(null);
    return proof != null && (session.attackerToMove() ? attack(proof) : defend(proof));
  }

  /** Writes a number that means something to whoever follows. */
  public void addNumber(int number) {
    numbers.write(number);
  }

  /** What was written. */
  public byte[] toBytes() {
    return numbers.toBytes();
  }

  /** Writes down what follows; false if it is too much. */
  private boolean attack(ProofTree proof) {
    if (seen.covering(position) != ProofTree.NONE) {
      return true;
    }
    if (written >= limit) {
      return false;
    }
    written++;
    int place = proof.covering(position);
    int move = proof.moveAt(place);
    int attacker = position.side();
    int hand = position.hand(attacker);
    int spare = hand - proof.handAt(place);
    numbers.write(HandNumbers.of(spare, hand));
    position.handOver(attacker, spare);
    numbers.write(CanonicalMoves.indexOf(move, CanonicalMoves.of(position)));
    position.play(move);
    boolean fits = defend(proof);
    position.undo(move);
    seen.put(position, move, 0);
    position.handOver(attacker, -spare);
    return fits;
  }

  private boolean defend(ProofTree proof) {
    for (int reply : CanonicalMoves.of(position)) {
      position.play(reply);
      boolean fits = attack(proof);
      position.undo(reply);
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  /**
   * The certificate that the attacker, who has just given check, does not mate; empty if it was not
   * found within the budget or has more positions than the limit.
   */
  public static Optional<byte[]> noMate(Session session, int limit, SearchBudget budget) {
    Certifier certifier = new Certifier(session, limit, budget);
    return certifier.refute() ? Optional.of(certifier.toBytes()) : Optional.empty();
  }

  /** Writes down that no check mates where the attacker is to move; false if it is too much. */
  public boolean addNoMate() {
    return addNoMate(KnownReplies.NONE);
  }

  /** The same where replies are known that lead only to positions in which others are known. */
  public boolean addNoMate(KnownReplies known) {
    this.known = known;
    return refuteChecks();
  }

  /** At a check: a reply from which no check mates. */
  private boolean refute() {
    if (refuted.cover(position)) {
      return true;
    }
    if (refuted.size() >= limit || budget.isSpent()) {
      return false;
    }
    int reply = refutation();
    if (reply == 0) {
      return false;
    }
    refuted.add(position);
    numbers.write(CanonicalMoves.indexOf(reply, CanonicalMoves.of(position)));
    session.play(reply);
    boolean holds = refuteChecks();
    session.undo(reply);
    return holds;
  }

  private boolean refuteChecks() {
    for (int check : CanonicalMoves.of(position)) {
      session.play(check);
      boolean holds = !position.inCheck() || refute();
      session.undo(check);
      if (!holds) {
        return false;
      }
    }
    return true;
  }

  /** A reply that refutes, one that leaves the attacker few checks if possible. */
  private int refutation() {
    int reply = known.of(position);
    if (reply != Move.NONE) {
      return reply;
    }
    int[] byChecks = RepliesByChecks.of(position);
    // What the table knows comes first: its proof hangs together, and is the smallest at hand.
    for (long nodes : EFFORTS) {
      for (int each : byChecks) {
        if (refutes(each, nodes)) {
          return each;
        }
      }
    }
    return 0;
  }

  private boolean refutes(int reply, long nodes) {
    session.play(reply);
    boolean refutes = session.mates(budget.slice(nodes)).isDisproven();
    session.undo(reply);
    return refutes;
  }

  /**
   * The replies to a check, those first that leave the attacker few checks: they refute soonest.
   */
  static final class RepliesByChecks {
    private RepliesByChecks() {}

    /** The legal replies, in that order; the position is left as it was. */
    static int[] of(Position position) {
      int[] replies = new int[Position.MAX_MOVES];
      int[] checks = new int[Position.MAX_MOVES];
      int end = Evasions.generate(position, replies, 0);
      long[] order = new long[end];
      for (int i = 0; i < end; i++) {
        position.play(replies[i]);
        order[i] = (long) CheckMoves.generate(position, checks, 0) << 32 | replies[i];
        position.undo(replies[i]);
      }
      Arrays.sort(order);
      return Arrays.stream(order).mapToInt(each -> (int) each).toArray();
    }
  }
}
