package io.github.tsume.app.usi;

import io.github.tsume.app.usi.RootSolver.Finding;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.Outcome;
import java.util.List;

/**
 * The answer to a {@code go}, and what is remarked before the last score: graphical interfaces show
 * the last line before the answer.
 *
 * @param remarks the remarks, none of them a score
 * @param answer the one line that ends the search
 */
record Reply(List<String> remarks, String answer) {
  private Reply(String answer) {
    this(List.of(), answer);
  }

  /** Nothing was found out, or not in time. */
  static Reply unknown(GoCommand go) {
    return new Reply(go.mate() ? "checkmate timeout" : "bestmove resign");
  }

  /** What is asked for cannot be done. */
  static Reply unusable(GoCommand go) {
    return new Reply(go.mate() ? "checkmate notimplemented" : "bestmove resign");
  }

  /**
   * What was found out about the root. What is not there within so many plies may be there within
   * more: that is said, and is no "nomate".
   */
  static Reply of(Finding finding, Aim aim, GoCommand go, Ruleset rules) {
    String moves = finding.moves(rules);
    if (finding.isReached() && finding.length().plies() == 0) {
      return new Reply(
          List.of("info string the side to move is mated already"),
          go.mate() ? "checkmate nomate" : "bestmove resign");
    }
    if (finding.isReached() && go.mate()) {
      return reached(finding, moves);
    }
    // Where there is no mate but a move, it is the one by which a defender escapes.
    if (!go.mate() && !moves.isEmpty() && (finding.isReached() || finding.isRefuted())) {
      return new Reply("bestmove " + moves.strip().split(" ")[0]);
    }
    if (finding.isRefuted() && go.mate()) {
      String within = "info string " + finding.outcome().code() + " within " + aim.within();
      return aim.within() == 0
          ? new Reply("checkmate nomate")
          : new Reply(List.of(within), "checkmate timeout");
    }
    return unknown(go);
  }

  private static Reply reached(Finding finding, String moves) {
    String exact = "info string exact=" + finding.length().isExact();
    String answer = "checkmate" + moves;
    return finding.outcome() == Outcome.MATE
        ? new Reply(List.of(exact), answer)
        : new Reply(List.of("info string result=" + finding.outcome().code(), exact), answer);
  }
}
