package io.github.tsume.verify;

import io.github.tsume.board.Hand;

/**
 * Numbers for the parts of a hand: 0 is nothing, the last one all of it. Of each kind, in order,
 * there are as many possibilities as pieces of it, and one.
 */
public final class HandNumbers {
  private static final int LAST_KIND = 7;

  private HandNumbers() {}

  /** The number of a part of a hand. */
  public static int of(int part, int hand) {
    int number = 0;
    for (int kind = LAST_KIND; kind > 0; kind--) {
      number = number * (Hand.count(hand, kind) + 1) + Hand.count(part, kind);
    }
    return number;
  }

  /** The part of a hand that has a number; -1 if none has. */
  public static int part(int number, int hand) {
    int part = Hand.EMPTY;
    int rest = number;
    for (int kind = 1; kind <= LAST_KIND; kind++) {
      int possible = Hand.count(hand, kind) + 1;
      part = Hand.with(part, kind, rest % possible);
      rest /= possible;
    }
    return number < 0 || rest > 0 ? -1 : part;
  }
}
