package io.github.tsume.dfpn;

/** The node that was settled last while several threads were in it. */
final class Settled {
  /* The counter is written last, and read first. */
  private volatile long key;
  private volatile int hand;
  private volatile int count;

  /** Tells those who are in the node too; only the last one told is remembered. */
  synchronized void tell(long settledKey, int settledHand) {
    key = settledKey;
    hand = settledHand;
    count++;
  }

  /** How often something was told. */
  int count() {
    return count;
  }

  long key() {
    return key;
  }

  int hand() {
    return hand;
  }
}
