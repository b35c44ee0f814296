package io.github.tsume.app.usi;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenLineReader;
import io.github.tsume.rules.Ruleset;

/** Reads the position of a {@code position} command. */
final class SfenText {
  private SfenText() {}

  /**
   * The setup of "board side hands [ply]" or "startpos"; maybe illegal.
   *
   * @param rules the game that is played where the size of the board does not tell another
   */
  static Setup parse(String text, Ruleset rules) throws Root.UnusableException {
    ReadResult.Entry entry =
        SfenLineReader.parseOne(text, "position", ReadOptions.unlessTold(rules));
    if (entry instanceof ReadResult.Read read) {
      return read.problem().setup();
    }
    throw new Root.UnusableException(
        entry instanceof ReadResult.Failed failed
            ? failed.error().english() + ", column " + failed.error().column()
            : "no position");
  }
}
