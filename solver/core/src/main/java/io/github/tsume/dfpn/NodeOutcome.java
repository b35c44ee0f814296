package io.github.tsume.dfpn;

import io.github.tsume.dfpn.table.Numbers;

/** The outcome of the search of one node: its numbers and, where it is settled, how it was. */
final class NodeOutcome {
  /** {@link #dependsOn}: no ancestor, the node fails on any path. */
  static final int NO_ANCESTOR = Integer.MAX_VALUE;

  /** {@link #dependsOn}: the path was too long to go on. */
  static final int CUT_OFF = -1;

  long pn;
  long dn;

  /** Of a settled node: within how many plies the attacker wins, or does not. */
  int length;

  /** Of a settled node: its proof or disproof hand. */
  int hand;

  /** Of a disproven node: the depth of the ancestor without which it might not fail. */
  int dependsOn;

  void leaveOpen(long proofNumber, long disproofNumber) {
    pn = proofNumber;
    dn = disproofNumber;
  }

  void prove(int plies, int proofHand) {
    pn = 0;
    dn = Numbers.INFINITE;
    length = plies;
    hand = proofHand;
    dependsOn = NO_ANCESTOR;
  }

  void disprove(int plies, int disproofHand, int ancestor) {
    pn = Numbers.INFINITE;
    dn = 0;
    length = plies;
    hand = disproofHand;
    dependsOn = ancestor;
  }

  boolean isProven() {
    return pn == 0;
  }

  boolean isDisproven() {
    return dn == 0;
  }
}
