package io.github.tsume.verify;

import io.github.tsume.board.Position;
import java.util.HashSet;
import java.util.Set;

/**
 * Follows a certificate by the rules alone: the moves of {@link PlainMoves}, 128 bits of key and
 * the hand, no search and no table.
 *
 * <p>A mate holds if every reply to every move of the attacker leads to a position of his that has
 * a move here, and no line runs in a circle; with more in hand than in a position that holds he
 * mates as well, as the defender then has fewer. "No mate" holds if every check after every reply
 * of the defender leads to a position of his that has a reply here; a circle is then no harm, as
 * the attacker gets nowhere by it.
 */
public final class CertificateCheck {
  private static final int REFUSED = -1;

  private final Position position;
  private final MoveNumbers numbers;
  private final ProofTree seen = new ProofTree();
  private final RefutedPositions refuted = new RefutedPositions();
  private final Set<Place> onTheWay = new HashSet<>();

  private record Place(long key, long key2, int hand) {}

  /** A walk on a position, which is not copied, by the numbers of a certificate. */
  CertificateCheck(Position position, byte[] certificate) {
    this.position = position;
    this.numbers = new MoveNumbers(certificate);
  }

  /**
   * The plies within which a certificate shows a mate, every interposition counted; -1 if it does
   * not.
   *
   * @param attackerToMove whether the side to move mates; else it is mated
   */
  public static int mate(Position position, boolean attackerToMove, byte[] certificate) {
    CertificateCheck check = new CertificateCheck(position.copy(), certificate);
    if (!attackerToMove && !position.inCheck()) {
      return REFUSED;
    }
    int length = attackerToMove ? check.attack() : check.defend();
    return check.isAtEnd() ? length : REFUSED;
  }

  /** The next number; -1 if there is none. */
  int read() {
    return numbers.read();
  }

  /** Whether all numbers were read. */
  boolean isAtEnd() {
    return numbers.isAtEnd();
  }

  /** Follows a mate from where the attacker is to move: its plies; -1 if it does not hold. */
  int attack() {
    int before = seen.covering(position);
    if (before != ProofTree.NONE) {
      return seen.lengthAt(before);
    }
    int attacker = position.side();
    int spare = HandNumbers.part(numbers.read(), position.hand(attacker));
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
    int[] moves = CanonicalMoves.of(position);
    int number = numbers.read();
    if (number < 0 || number >= moves.length) {
      return REFUSED;
    }
    int move = moves[number];
    position.play(move);
    int rest = position.inCheck() ? defend() : REFUSED;
    position.undo(move);
    if (rest < 0) {
      return REFUSED;
    }
    // Only now: what is on the way shows nothing yet, so that no line can run in a circle.
    seen.put(position, move, rest + 1);
    return rest + 1;
  }

  private int defend() {
    int longest = 0;
    for (int reply : CanonicalMoves.of(position)) {
      position.play(reply);
      int length = attack();
      position.undo(reply);
      if (length < 0) {
        return REFUSED;
      }
      longest = Math.max(longest, length + 1);
    }
    return longest;
  }

  /** Whether a certificate shows that the side to move, which is in check, is never mated. */
  public static boolean noMate(Position position, byte[] certificate) {
    CertificateCheck check = new CertificateCheck(position.copy(), certificate);
    return position.inCheck() && check.refute() && check.isAtEnd();
  }

  private boolean refute() {
    if (refuted.cover(position)) {
      return true;
    }
    int[] replies = CanonicalMoves.of(position);
    int number = numbers.read();
    if (number < 0 || number >= replies.length) {
      return false;
    }
    int reply = replies[number];
    refuted.add(position);
    position.play(reply);
    boolean holds = true;
    for (int check : CanonicalMoves.of(position)) {
      position.play(check);
      holds = !position.inCheck() || refute();
      position.undo(check);
      if (!holds) {
        break;
      }
    }
    position.undo(reply);
    return holds;
  }
}
