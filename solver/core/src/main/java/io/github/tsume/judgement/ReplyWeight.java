package io.github.tsume.judgement;

import io.github.tsume.board.Move;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Severity;

/** The weight of another reply of the defender. */
public final class ReplyWeight {
  private ReplyWeight() {}

  /**
   * The weight of a reply as long as a line's: less if it is one of the last two, or only another
   * kind of piece is dropped on the same square.
   *
   * @param index the place of the reply in the line, from 0
   * @param length the plies of the line
   */
  public static Severity equal(Profile profile, int reply, int main, int index, int length) {
    boolean kindOfOne = Move.isDrop(reply) && Move.isDrop(main) && Move.to(reply) == Move.to(main);
    boolean late = length - index <= 4;
    return profile != Profile.STRICT && (kindOfOne || late)
        ? Severity.TOLERATED
        : DefectClass.EQUAL_VARIATION.severity(profile, length);
  }

  /** The class of a reply that lasts longer than a line, by whether pieces are left over then. */
  public static DefectClass longer(boolean leftover) {
    return leftover ? DefectClass.LONG_VARIATION : DefectClass.LONGER_DEFENCE;
  }

  /**
   * The weight of a reply that lasts longer than an author's line.
   *
   * @param length the plies of the whole with that reply
   * @param line the plies of the line
   */
  public static Severity longer(Profile profile, DefectClass kind, int length, int line) {
    Severity usual = kind.severity(profile, line);
    // Longer by two is what is tolerated, where it is.
    return usual == Severity.TOLERATED && length != line + 2 ? Severity.FATAL : usual;
  }

  /**
   * What a reply that lasts longer is called as long as it is not known which it is, and so not
   * whether it leaves pieces: what weighs less.
   */
  public static DefectClass longerByAny(Profile profile, int length, int line) {
    Severity variation = longer(profile, DefectClass.LONG_VARIATION, length, line);
    Severity defence = longer(profile, DefectClass.LONGER_DEFENCE, length, line);
    return variation.compareTo(defence) > 0
        ? DefectClass.LONG_VARIATION
        : DefectClass.LONGER_DEFENCE;
  }
}
