package io.github.tsume.verify;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * A check of the certificate of a brinkmate by the rules alone: after a move of the attacker, every
 * legal move of the defender, checks and drops too, has a mate or another such move. Or that of
 * there being none: each check and each threat has a reply after which there is neither a mate nor
 * such a move.
 *
 * <p>For each reply, in the order of {@link CanonicalMoves}, there is a number. 0 is a mate, which
 * {@link CertificateCheck} follows; each other one is that of the attacker's move, and one, whose
 * replies come next. All mates of a certificate are one proof: what one has shown, covers the
 * others too. Of there being none there is a number for each move of the attacker: 0 says that it
 * threatens nothing, each other one is that of the reply, and one.
 */
public final class BrinkmateCheck {
  private static final int REFUSED = -1;

  private final Position position;
  private final MoveNumbers numbers;
  private final CertificateCheck mates;
  private final boolean threats;
  private final List<Integer> answers = new ArrayList<>();

  /**
   * A move of the attacker that is shown to make a brinkmate.
   *
   * @param plies those up to the last key, that move counted: 1, 3, 5
   * @param answers what he plays after each reply, in their order, each before those after it:
   *     {@link Move#NONE} where he mates, else the next key
   */
  public record ShownKey(int plies, List<Integer> answers) {
    /** A key with copied answers. */
    public ShownKey {
      answers = List.copyOf(answers);
    }
  }

  private BrinkmateCheck(Position position, boolean threats, byte[] certificate) {
    this.position = position.copy();
    this.threats = threats;
    this.numbers = new MoveNumbers(certificate);
    this.mates =
        new CertificateCheck(Stage.of(this.position), new NumberHints(numbers), Avoided.NOTHING);
  }

  /**
   * The plies, up to the last key, within which a certificate shows a brinkmate, counted from the
   * attacker's move before the position, in which the defender is to move: 1, 3, 5; -1 if it does
   * not show one.
   */
  public static int plies(Position position, byte[] certificate) {
    return key(position, false, certificate).map(ShownKey::plies).orElse(REFUSED);
  }

  /**
   * The same with the answers; empty if no brinkmate is shown.
   *
   * @param threats whether it is shown, too, that each key threatens mate unless it gives check:
   *     else whoever has to move may lose by that alone, or has no legal move
   */
  public static Optional<ShownKey> key(Position position, boolean threats, byte[] certificate) {
    BrinkmateCheck check = new BrinkmateCheck(position, threats, certificate);
    int plies = check.answered();
    return plies > 0 && check.numbers.isAtEnd()
        ? Optional.of(new ShownKey(plies, check.answers))
        : Optional.empty();
  }

  /** Whether each reply of the defender is answered. */
  private int answered() {
    int[] replies = CanonicalMoves.of(position);
    boolean quiet = threats && !position.inCheck();
    if (quiet && !afterPass(() -> mates.attack() >= 0)) {
      return REFUSED;
    }
    int longest = 1;
    for (int reply : replies) {
      position.play(reply);
      int plies = answer();
      position.undo(reply);
      if (plies < 0) {
        return REFUSED;
      }
      longest = Math.max(longest, 1 + plies);
    }
    return longest;
  }

  /** The plies from the reply to the last key, 0 if it is mated. */
  private int answer() {
    int number = numbers.read();
    if (number == 0) {
      answers.add(Move.NONE);
      return mates.attack() < 0 ? REFUSED : 0;
    }
    int[] moves = CanonicalMoves.of(position);
    if (number < 0 || number > moves.length) {
      return REFUSED;
    }
    int key = moves[number - 1];
    answers.add(key);
    position.play(key);
    int plies = answered();
    position.undo(key);
    return plies < 0 ? REFUSED : 1 + plies;
  }

  /**
   * Whether a certificate shows that the attacker, to move, neither mates by checks nor has, but
   * for some moves, a check or a threat that makes a brinkmate within so many plies.
   *
   * @param plies up to the last key: 1, 3, 5; or none, then only that he does not mate
   * @param apart the moves of which nothing is said
   */
  public static boolean none(Position position, int plies, Set<Integer> apart, byte[] certificate) {
    BrinkmateCheck check = new BrinkmateCheck(position, false, certificate);
    return check.hasNone(plies, apart) && check.numbers.isAtEnd();
  }

  private boolean hasNone(int plies, Set<Integer> apart) {
    if (!mates.failsEveryCheck()) {
      return false;
    }
    if (plies < 1) {
      return true;
    }
    for (int move : CanonicalMoves.of(position)) {
      if (apart.contains(move)) {
        continue;
      }
      position.play(move);
      // A check that is a key in one ply would be a mate.
      boolean fails = (position.inCheck() && plies < 3) || fails(plies);
      position.undo(move);
      if (!fails) {
        return false;
      }
    }
    return true;
  }

  /** Whether the attacker's last move is no key within so many plies, it counted. */
  private boolean fails(int plies) {
    int number = numbers.read();
    int[] replies = CanonicalMoves.of(position);
    if (number < 0 || number > replies.length) {
      return false;
    }
    if (number == 0) {
      return !position.inCheck() && afterPass(mates::failsEveryCheck);
    }
    int reply = replies[number - 1];
    position.play(reply);
    boolean none = hasNone(plies - 2, Set.of());
    position.undo(reply);
    return none;
  }

  /** What holds if the defender does nothing. */
  private boolean afterPass(BooleanSupplier held) {
    position.pass();
    boolean holds = held.getAsBoolean();
    position.pass();
    return holds;
  }
}
