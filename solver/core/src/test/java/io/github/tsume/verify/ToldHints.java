package io.github.tsume.verify;

import io.github.tsume.twins.SlowComposer;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Hints that are right wherever they can be. Where no number is right all are tried, one walk after
 * the other, with the first one that names nothing: a claim that is false has to end wherever it is
 * lied about.
 */
final class ToldHints extends OracleHints {
  private static final int RIGHT = -1;

  private final Set<String> met;
  private final IntArrayList numbers = new IntArrayList();
  private final IntArrayList last = new IntArrayList();
  private int at;

  /**
   * Hints for walks over the very position of a slow twin.
   *
   * @param met is told what was asked for
   */
  ToldHints(SlowComposer slow, int deepest, Set<String> met) {
    super(slow, deepest);
    this.met = met;
  }

  /** Goes on with another claim. */
  void first(boolean counts) {
    numbers.clear();
    last.clear();
    again(counts);
  }

  private void again(boolean counts) {
    at = 0;
    begin(counts);
  }

  /** Goes on with the next numbers for the same claim; false if all were tried. */
  boolean next(boolean counts) {
    int end = last.size() - 1;
    while (end >= 0 && numbers.getInt(end) >= last.getInt(end)) {
      end--;
    }
    if (end < 0) {
      return false;
    }
    numbers.size(end + 1);
    last.size(end + 1);
    numbers.set(end, numbers.getInt(end) + 1);
    again(counts);
    return true;
  }

  /** Whether each number was right. */
  boolean areRight() {
    return last.intStream().allMatch(each -> each == RIGHT);
  }

  /** How many were asked for. */
  int count() {
    return at;
  }

  /** The numbers, without so many of them at the end. */
  byte[] written(int without) {
    MoveNumbers out = new MoveNumbers();
    numbers.intStream().limit(at - without).forEach(out::write);
    return out.toBytes();
  }

  @Override
  int told(String kind, int below, IntPredicate isRight) {
    if (at == numbers.size()) {
      int right = 0;
      while (right < below && !isRight.test(right)) {
        right++;
      }
      boolean none = right == below;
      numbers.add(none ? 0 : right);
      last.add(none ? below : RIGHT);
      met.add(kind + (none ? " none" : right == 0 ? " 0" : 2 * right > below ? " late" : ""));
    }
    return numbers.getInt(at++);
  }
}
