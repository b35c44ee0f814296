package io.github.tsume.dfpn.table;

/** A lookup of nodes of a table by their names as parents of others; see {@link ParentNames}. */
public final class ParentLookup {
  private final Slots slots;

  /** A look at the entries of a table. */
  ParentLookup(Slots slots) {
    this.slots = slots;
  }

  /**
   * Looks up a node by its name as a parent.
   *
   * @param hand what the attacker holds at the child
   * @param same whether that is what he held at the parent; else they may differ by a piece
   * @param out takes the key, the hand, the numbers and the parent of the entry
   * @return whether there is one that may be the parent
   */
  public boolean find(HandArithmetic hands, int name, int hand, boolean same, TableEntry out) {
    boolean found = false;
    int first = slots.home(ParentNames.leastKey(name));
    int home = slots.home(ParentNames.greatestKey(name));
    for (int slot = first; ; slot = slots.next(slot)) {
      long last = slots.word(slot, 3);
      if (last == 0) {
        if (slot == first && first != home) {
          continue;
        }
        return found;
      }
      long w1 = slots.word(slot, 1);
      long key = Slots.key(slots.word(slot, 0), w1, slots.word(slot, 2), last);
      if (ParentNames.of(key) != name) {
        continue;
      }
      int h = (int) (w1 >>> 32);
      boolean mayBe = h == hand || (!same && areNear(hands, h, hand));
      // The order of entries is not always the same; of several, one is taken that does not depend
      // on it.
      if (mayBe && (!found || h == hand || (out.hand != hand && h < out.hand))) {
        out.key = key;
        out.hand = h;
        out.pn = EntryWords.pn(w1);
        out.dn = EntryWords.dn(w1);
        out.parent = EntryWords.parent(last);
        found = true;
      }
    }
  }

  private static boolean areNear(HandArithmetic hands, int a, int b) {
    return hands.dominates(a, b) || hands.dominates(b, a);
  }
}
