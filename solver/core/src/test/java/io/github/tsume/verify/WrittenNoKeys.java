package io.github.tsume.verify;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.moves.LegalMoves;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Certificates that there is no brinkmate, written by trying everything: nothing of the kernel has
 * a hand in them but the coding of a number.
 */
final class WrittenNoKeys {
  /** A position of the defender, in check, after which no check mates. */
  private record Met(String board, int hand) {
    boolean isCovered(Met by, boolean better) {
      boolean less = better ? Hand.dominates(by.hand, hand) : by.hand == hand;
      return less && by.board.equals(board);
    }
  }

  private final List<Integer> numbers = new ArrayList<>();
  private final List<Met> met = new ArrayList<>();
  private final Position position;

  private WrittenNoKeys(Position position) {
    this.position = position;
  }

  /** The numbers of the claim; null if it is not so. */
  static byte @Nullable [] none(Position position, int plies, Set<Integer> apart) {
    WrittenNoKeys written = new WrittenNoKeys(position.copy());
    return written.hasNone(plies, apart) ? written.toBytes() : null;
  }

  /** The legal moves in the order of certificates. */
  static int[] moves(Position position) {
    return Arrays.stream(LegalMoves.of(position))
        .boxed()
        .sorted(Comparator.comparing(move -> Move.toUsi(move, position.rules())))
        .mapToInt(move -> move)
        .toArray();
  }

  private byte[] toBytes() {
    MoveNumbers out = new MoveNumbers();
    numbers.forEach(out::write);
    return out.toBytes();
  }

  private boolean hasNone(int plies, Set<Integer> apart) {
    if (!failsEveryCheck()) {
      return false;
    }
    if (plies < 1) {
      return true;
    }
    for (int move : moves(position)) {
      if (!apart.contains(move)) {
        position.play(move);
        boolean fails = (plies == 1 && position.inCheck()) || fails(plies);
        position.undo(move);
        if (!fails) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean fails(int plies) {
    int[] replies = moves(position);
    if (!position.inCheck()) {
      int before = numbers.size();
      int known = met.size();
      numbers.add(0);
      position.pass();
      boolean nothing = failsEveryCheck();
      position.pass();
      if (nothing) {
        return true;
      }
      forget(before, known);
    }
    // The last one first, so that there are greatest numbers too.
    for (int i = replies.length - 1; i >= 0; i--) {
      int before = numbers.size();
      int known = met.size();
      numbers.add(1 + i);
      position.play(replies[i]);
      boolean none = hasNone(plies - 2, Set.of());
      position.undo(replies[i]);
      if (none) {
        return true;
      }
      forget(before, known);
    }
    return false;
  }

  private void forget(int before, int known) {
    numbers.subList(before, numbers.size()).clear();
    met.subList(known, met.size()).clear();
  }

  private boolean failsEveryCheck() {
    for (int check : moves(position)) {
      position.play(check);
      boolean fails = !position.inCheck() || refute();
      position.undo(check);
      if (!fails) {
        return false;
      }
    }
    return true;
  }

  /** By the first reply after which no check mates; what was met on the way does no harm. */
  private boolean refute() {
    int attacker = 1 - position.side();
    Met place =
        new Met(CanonicalSfen.of(position.toSetup()).split(" ")[0], position.hand(attacker));
    boolean better = position.king(attacker) < 0;
    if (met.stream().anyMatch(other -> place.isCovered(other, better))) {
      return true;
    }
    int before = numbers.size();
    int known = met.size();
    int[] replies = moves(position);
    for (int i = 0; i < replies.length; i++) {
      met.add(place);
      numbers.add(i);
      position.play(replies[i]);
      boolean fails = failsEveryCheck();
      position.undo(replies[i]);
      if (fails) {
        return true;
      }
      forget(before, known);
    }
    return false;
  }
}
