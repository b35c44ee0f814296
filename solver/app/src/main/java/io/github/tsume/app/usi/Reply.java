package io.github.tsume.app.usi;

import io.github.tsume.rules.Ruleset;

/** The last lines of a search, of which the very last is the answer. */
final class Reply {
  private Reply() {}

  /** Nothing was found out, or not in time. */
  static String[] unknown(GoCommand go) {
    return new String[] {go.mate() ? "checkmate timeout" : "bestmove resign"};
  }

  /** There is no position in which a mate could be asked for. */
  static String[] unusable(GoCommand go) {
    return new String[] {go.mate() ? "checkmate notimplemented" : "bestmove resign"};
  }

  /** What was found out about the root. */
  static String[] of(Finding finding, GoCommand go, Ruleset rules) {
    String moves = finding.moves(rules);
    if (finding.isMate() && finding.length() == 0) {
      return new String[] {
        "info string the side to move is mated already",
        go.mate() ? "checkmate nomate" : "bestmove resign"
      };
    }
    if (moves.isEmpty()) {
      return finding.isNoMate() && go.mate() ? new String[] {"checkmate nomate"} : unknown(go);
    }
    if (!go.mate()) {
      // Where there is no mate but a move, it is the one by which a defender escapes.
      return finding.isMate() || finding.isNoMate()
          ? new String[] {"bestmove " + moves.strip().split(" ")[0]}
          : unknown(go);
    }
    if (finding.isMate()) {
      return new String[] {"info string exact=" + finding.isExact(), "checkmate" + moves};
    }
    return finding.isNoMate() ? new String[] {"checkmate nomate"} : unknown(go);
  }
}
