package io.github.tsume.app.usi;

import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Outcome;

/** The last lines of a search, of which the very last is the answer. */
final class Reply {
  private Reply() {}

  /** Nothing was found out, or not in time. */
  static String[] unknown(GoCommand go) {
    return new String[] {go.mate() ? "checkmate timeout" : "bestmove resign"};
  }

  /** There is no position in which it could be asked for. */
  static String[] unusable(GoCommand go) {
    return new String[] {go.mate() ? "checkmate notimplemented" : "bestmove resign"};
  }

  /**
   * What was found out about the root. What is not there within so many plies may be there within
   * more: that is said, and is no "nomate".
   */
  static String[] of(Finding finding, Aim aim, GoCommand go, Ruleset rules) {
    String moves = finding.moves(rules);
    if (finding.isReached() && finding.length() == 0) {
      return new String[] {
        "info string the side to move is mated already",
        go.mate() ? "checkmate nomate" : "bestmove resign"
      };
    }
    if (finding.isReached() && go.mate()) {
      return reached(finding, moves);
    }
    // Where there is no mate but a move, it is the one by which a defender escapes.
    if (!go.mate() && !moves.isEmpty() && (finding.isReached() || finding.isRefuted())) {
      return new String[] {"bestmove " + moves.strip().split(" ")[0]};
    }
    if (finding.isRefuted() && go.mate()) {
      String within = "info string " + finding.outcome().code() + " within " + aim.within();
      return aim.within() == 0
          ? new String[] {"checkmate nomate"}
          : new String[] {within, "checkmate timeout"};
    }
    return unknown(go);
  }

  private static String[] reached(Finding finding, String moves) {
    String exact = "info string exact=" + finding.exact();
    String answer = "checkmate" + moves;
    return finding.outcome() == Outcome.MATE
        ? new String[] {exact, answer}
        : new String[] {"info string result=" + finding.outcome().code(), exact, answer};
  }
}
