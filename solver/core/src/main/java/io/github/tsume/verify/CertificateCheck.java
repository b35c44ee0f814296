package io.github.tsume.verify;

import io.github.tsume.board.Hand;
import io.github.tsume.board.position.Position;
import java.util.HashSet;
import java.util.Set;

/**
 * A check of proofs that there is a mate, or none, by the rules alone: the moves of {@link
 * PlainMoves}, 128 bits of key and the hand, no search and no table.
 *
 * <p>A mate holds if every reply to every move of the attacker leads to a position of his that has
 * a move here, and no line runs in a circle; with more in hand than in a position that holds he
 * mates as well, as the defender then has fewer. "No mate" holds if every check after every reply
 * of the defender leads to a position of his that has a reply here; a circle is then no harm, as
 * the attacker gets nowhere by it.
 */
public final class CertificateCheck {
  private static final int REFUSED = -1;

  private final Stage stage;
  private final Position position;
  private final Hints hints;
  private final Avoided avoided;
  private final ProofTree known = new ProofTree();
  private final RefutedPositions refuted = new RefutedPositions();
  private final Set<Place> onTheWay = new HashSet<>();

  private ProofTree seen = new ProofTree();

  private record Place(long key, long key2, int hand) {}

  /**
   * A walk on a stage.
   *
   * @param avoided what the attacker may not come to
   */
  CertificateCheck(Stage stage, Hints hints, Avoided avoided) {
    this.stage = stage;
    this.position = stage.position();
    this.hints = hints;
    this.avoided = avoided;
  }

  private static CertificateCheck alone(Position position, MoveNumbers numbers) {
    return new CertificateCheck(
        Stage.of(position.copy()), new NumberHints(numbers), Avoided.NOTHING);
  }

  /**
   * The plies within which a certificate shows a mate, every interposition counted; -1 if it does
   * not.
   *
   * @param attackerToMove whether the side to move mates; else it is mated
   */
  public static int mate(Position position, boolean attackerToMove, byte[] certificate) {
    MoveNumbers numbers = new MoveNumbers(certificate);
    int length = alone(position, numbers).mate(attackerToMove);
    return numbers.isAtEnd() ? length : REFUSED;
  }

  /** Whether a certificate shows that the side to move, which is in check, is never mated. */
  public static boolean noMate(Position position, byte[] certificate) {
    MoveNumbers numbers = new MoveNumbers(certificate);
    return alone(position, numbers).noMate() && numbers.isAtEnd();
  }

  /** The plies of a mate from where the stage stands; -1 if it does not hold. */
  int mate(boolean attackerToMove) {
    return attackerToMove ? attack() : position.inCheck() ? defend() : REFUSED;
  }

  /** Whether the side to move, which must be in check, is never mated. */
  boolean noMate() {
    return position.inCheck() && refute();
  }

  /** From now on what was shown covers what comes next. */
  void keep() {
    known.putAll(seen);
    seen = new ProofTree();
  }

  /** How many positions without a mate are covered. */
  int refutations() {
    return refuted.size();
  }

  /** Forgets what was not kept, and the refutations beyond a number: a walk broke off. */
  void forget(int refutations) {
    seen = new ProofTree();
    onTheWay.clear();
    refuted.forgetBeyond(refutations);
  }

  /** Whether it was shown that the attacker, to move, mates within so many plies. */
  boolean matesWithin(int plies) {
    int length = covered();
    return length >= 0 && length <= plies;
  }

  /** Whether it was shown that the defender, in check and to move, is never mated. */
  boolean isRefuted() {
    return refuted.cover(position);
  }

  /** The plies of a mate that was shown; -1 if none was. */
  private int covered() {
    int before = known.covering(position);
    int now = seen.covering(position);
    if (before == ProofTree.NONE || now == ProofTree.NONE) {
      return before != ProofTree.NONE
          ? known.lengthAt(before)
          : now != ProofTree.NONE ? seen.lengthAt(now) : REFUSED;
    }
    return Math.min(known.lengthAt(before), seen.lengthAt(now));
  }

  /** Follows a mate from where the attacker is to move: its plies; -1 if it does not hold. */
  int attack() {
    int before = covered();
    if (before >= 0) {
      return before;
    }
    if (avoided.covers(position)) {
      return REFUSED;
    }
    int attacker = position.side();
    int spare = HandNumbers.part(hints.spare(), position.hand(attacker));
    if (spare < 0) {
      return REFUSED;
    }
    position.handOver(attacker, spare);
    int length = attackWithout();
    position.handOver(attacker, -spare);
    return length;
  }

  /** The same when what he can spare is given away. */
  private int attackWithout() {
    Place place =
        new Place(position.boardKey(), position.boardKey2(), position.hand(position.side()));
    if (!onTheWay.add(place)) {
      return REFUSED; // A circle; it would go round for as long as there are numbers.
    }
    int length = attackHere();
    onTheWay.remove(place);
    return length;
  }

  private int attackHere() {
    int[] moves = stage.moves();
    int number = hints.mate();
    if (number < 0 || number >= moves.length) {
      return REFUSED;
    }
    int move = moves[number];
    stage.play(move);
    int rest = position.inCheck() ? defend() : REFUSED;
    stage.undo(move);
    if (rest < 0) {
      return REFUSED;
    }
    // Only now: what is on the way shows nothing yet, so that no line can run in a circle.
    seen.put(position, move, rest + 1);
    return rest + 1;
  }

  private int defend() {
    int longest = 0;
    for (int reply : stage.moves()) {
      stage.play(reply);
      int length = attack();
      stage.undo(reply);
      if (length < 0) {
        return REFUSED;
      }
      longest = Math.max(longest, length + 1);
    }
    return longest;
  }

  /** Whether a reply leaves only checks after which there is another one, and so on. */
  boolean refute() {
    if (refuted.cover(position)) {
      return true;
    }
    int[] replies = stage.moves();
    int number = replies.length == 0 ? -1 : hints.refutation();
    if (number < 0 || number >= replies.length) {
      return false;
    }
    int reply = replies[number];
    refuted.add(position);
    stage.play(reply);
    boolean holds = avoided.covers(position) || failsEveryCheck();
    stage.undo(reply);
    return holds;
  }

  /** Whether no check of the attacker, who is to move, ever mates. */
  boolean failsEveryCheck() {
    for (int check : stage.moves()) {
      stage.play(check);
      boolean holds = !position.inCheck() || refute();
      stage.undo(check);
      if (!holds) {
        return false;
      }
    }
    return true;
  }

  /**
   * The positions of a proof of "no mate", each with the defender, in check, to move.
   *
   * <p>If the attacker does not mate with some pieces in hand, then neither with fewer: the
   * defender, who holds the rest, can reply as before. So a position is covered by one with the
   * same board and a better hand of the attacker. Not so if the attacker has a king: then a pawn
   * drop of the defender's could mate it only because of the poorer hand, and be illegal; hands
   * have to be equal there.
   */
  public static final class RefutedPositions {
    private final MetHands met = new MetHands();

    /** How many positions were added. */
    public int size() {
      return met.size();
    }

    /** Whether a position is covered by one that was added. */
    public boolean cover(Position position) {
      int attacker = 1 - position.side();
      int hand = position.hand(attacker);
      boolean exact = position.king(attacker) >= 0;
      return met.any(position, other -> other == hand || (!exact && Hand.dominates(other, hand)));
    }

    /** Adds a position with the defender to move. */
    public void add(Position position) {
      met.add(position, position.hand(1 - position.side()));
    }

    /** Forgets what was added since there were so many: a walk broke off. */
    public void forgetBeyond(int count) {
      met.forgetBeyond(count);
    }
  }
}
