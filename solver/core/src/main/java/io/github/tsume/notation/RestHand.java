package io.github.tsume.notation;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.board.FilledSetup;
import io.github.tsume.board.Setup;
import io.github.tsume.record.Replay;
import java.util.Map;

/**
 * How "the defender holds the rest" is written where other readers would take a hand that is not
 * stated for an empty one: the pieces are listed, and a key of its own says that they need not be.
 */
final class RestHand {
  static final String KEY = "玉方持駒";
  static final String VALUE = "残り";

  private RestHand() {}

  /** Whether the defender's hand is not stated and yet not empty. */
  static boolean isWritten(Setup setup) {
    return Replay.holdsRest(setup) && filled(setup).filledCount() > 0;
  }

  /** The setup with the defender's hand as it is meant. */
  static Setup spelledOut(Setup setup) {
    return isWritten(setup) ? filled(setup).setup() : setup;
  }

  private static FilledSetup filled(Setup setup) {
    return setup.fillDefenderHand(DefenderHand.AUTO);
  }

  /** Takes the key out of metadata; returns whether it was there. */
  static boolean take(Map<String, String> metadata) {
    return metadata.remove(KEY, VALUE);
  }

  /** The setup with the defender's hand not stated. */
  static Setup unstated(Setup setup) {
    Setup.Builder builder = setup.toBuilder();
    for (int kind = 0; kind < setup.rules().kindLimit(); kind++) {
      builder.hand(setup.defender(), kind, 0);
    }
    return builder.handStated(setup.defender(), false).build();
  }
}
