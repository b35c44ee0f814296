package io.github.tsume.verify;

/** The hints of a certificate: whatever is asked, the next number. */
final class NumberHints implements Hints {
  private MoveNumbers numbers;

  NumberHints(MoveNumbers numbers) {
    this.numbers = numbers;
  }

  /** Goes on with the numbers of another claim. */
  void read(MoveNumbers next) {
    numbers = next;
  }

  @Override
  public int spare() {
    return numbers.read();
  }

  @Override
  public int mate() {
    return numbers.read();
  }

  @Override
  public int refutation() {
    return numbers.read();
  }

  @Override
  public int attack(int worth) {
    return numbers.read();
  }

  @Override
  public int interposition(int reply, int worth) {
    return numbers.read();
  }

  @Override
  public int capture(int[] captures, int plies) {
    return numbers.read();
  }

  @Override
  public int witness(int[] replies, boolean[] counted, int plies, boolean plain) {
    return numbers.read();
  }

  @Override
  public int outlasting(int[] replies, int reply, int plies) {
    return numbers.read();
  }

  @Override
  public int defence(int[] replies, int worth) {
    return numbers.read();
  }

  @Override
  public int before(int reply, int worth) {
    return numbers.read();
  }

  @Override
  public int side(int reply, int before, int worth) {
    return numbers.read();
  }
}
