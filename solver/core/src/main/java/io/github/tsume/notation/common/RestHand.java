package io.github.tsume.notation.common;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.FilledSetup;
import io.github.tsume.board.Setup;
import io.github.tsume.record.Replay;
import io.github.tsume.stipulation.Beginner;
import java.util.Map;

/**
 * The way in which "the defender holds the rest" is written where other readers would take a hand
 * that is not stated for an empty one: the pieces are listed, and a key of its own says that they
 * need not be. SFEN has no such key: there the pieces are listed, and the hand is stated.
 */
public final class RestHand {
  public static final String KEY = "玉方持駒";
  public static final String VALUE = "残り";

  private RestHand() {}

  /**
   * Whether the defender's hand is not stated and yet not empty, and the key can say so: readers
   * take it for the hand of the side that waits.
   */
  public static boolean isWritten(Setup setup) {
    return isRest(setup) && !Beginner.isBegun(setup);
  }

  private static boolean isRest(Setup setup) {
    return Replay.holdsRest(setup) && filled(setup).filledCount() > 0;
  }

  /** The setup with the defender's hand as it is meant. */
  public static Setup spelledOut(Setup setup) {
    return isRest(setup) ? filled(setup).setup() : setup;
  }

  /** The setup as a policy settles it; by "auto" what is not stated stays so. */
  public static Setup settled(Setup setup, DefenderHand policy) {
    return policy == DefenderHand.AUTO
        ? setup
        : setup.fillDefenderHand(policy).setup().toBuilder()
            .handStated(setup.defender(), true)
            .build();
  }

  /**
   * Whether both are the same problem for those who solve it and for those who play its moves,
   * begun by the same side.
   */
  public static boolean sameMeaning(Setup a, Setup b, DefenderHand policy) {
    Setup one = settled(a, policy);
    Setup other = settled(Beginner.begun(b, Beginner.isBegun(a)), policy);
    return Likeness.samePosition(spelledOut(one), spelledOut(other))
        && Likeness.samePosition(filled(one).setup(), filled(other).setup());
  }

  private static FilledSetup filled(Setup setup) {
    return setup.fillDefenderHand(DefenderHand.AUTO);
  }

  /** Takes the key out of metadata; returns whether it was there. */
  public static boolean take(Map<String, String> metadata) {
    return metadata.remove(KEY, VALUE);
  }

  /** The setup with the defender's hand not stated. */
  public static Setup unstated(Setup setup) {
    Setup.Builder builder = setup.toBuilder();
    for (int kind = 0; kind < setup.rules().kindLimit(); kind++) {
      builder.hand(setup.defender(), kind, 0);
    }
    return builder.handStated(setup.defender(), false).build();
  }
}
