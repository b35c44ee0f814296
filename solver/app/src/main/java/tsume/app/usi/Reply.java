package tsume.app.usi;

import tsume.rules.Ruleset;

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
    if (finding.isMate() && moves.isEmpty()) {
      return new String[] {
        "info string the side to move is mated already",
        go.mate() ? "checkmate nomate" : "bestmove resign"
      };
    }
    if (!go.mate()) {
      boolean escapes = finding.isNoMate() && !moves.isEmpty();
      return finding.isMate() || escapes
          ? new String[] {"bestmove " + moves.strip().split(" ")[0]}
          : unknown(go);
    }
    if (finding.isMate()) {
      return new String[] {"info string exact=" + finding.isExact(), "checkmate" + moves};
    }
    return finding.isNoMate() ? new String[] {"checkmate nomate"} : unknown(go);
  }
}
