package io.github.tsume.dfpn;

/**
 * The numbers that a node starts with before it is searched, told from how many moves the side to
 * move there seems to have.
 *
 * <p>Source of the idea: Allis, "Searching for Solutions in Games and Artificial Intelligence"
 * (1994). The weights were found by measuring; the laboratory notes have the figures.
 */
final class FirstNumbers {
  private FirstNumbers() {}

  /** pn after a check: each reply has to be answered. */
  static int pnAfterCheck(int replies) {
    return Math.max(replies, 1);
  }

  /** dn after a check: the fewer the replies, the less likely is it that one of them refutes. */
  static int dnAfterCheck(int replies) {
    if (replies <= 1) {
      return 4;
    }
    return replies <= 3 ? 2 : 1;
  }

  /**
   * dn after a reply: each check has to be refuted, which mostly takes more than one node. Where
   * there is no check, nothing is left to do.
   */
  static int dnAfterReply(int checks) {
    return Math.max(2 * checks, 1);
  }

  /** pn after a reply: one check may be enough, however many there are. */
  static int pnAfterReply() {
    return 1;
  }
}
