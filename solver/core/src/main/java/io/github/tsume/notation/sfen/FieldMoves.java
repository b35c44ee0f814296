package io.github.tsume.notation.sfen;

import io.github.tsume.board.Setup;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.RunningText;
import io.github.tsume.notation.common.WarningCode;
import io.github.tsume.notation.common.Warnings;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import java.util.List;
import java.util.Map;

/** The author's line in a field beside a position, in USI or as people write moves. */
final class FieldMoves {
  private static final RunningText WORDS = RunningText.found();

  private FieldMoves() {}

  /**
   * The author's line of a field with moves as people write them; one that cannot be is told.
   *
   * @param given what stands behind the position, which is kept where it is more than comments
   */
  static MoveTree of(
      Map<String, String> metadata,
      Setup setup,
      MoveTree given,
      int lineNumber,
      ReadOptions options,
      Warnings warnings) {
    if (!given.line().isEmpty()) {
      return given;
    }
    MoveTree tree = given;
    for (Map.Entry<String, String> entry : List.copyOf(metadata.entrySet())) {
      String value = entry.getValue();
      String usi = SfenFields.moves(entry.getKey(), value);
      if (usi.isEmpty() && !SfenFields.holdsOtherMoves(entry.getKey(), value)) {
        continue;
      }
      String sfen = SfenWriter.sfen(setup);
      List<Problem> read =
          tree.moves().length > 0
              ? List.of()
              : usi.isEmpty()
                  ? WORDS.moves(value, setup, options).problems()
                  : new SfenReader().read(sfen + " moves " + usi, "", options).problems();
      if (read.size() == 1
          && read.get(0).tree().moves().length > 0
          && SfenWriter.sfen(read.get(0).setup()).equals(sfen)) {
        read.get(0).warnings().forEach(told -> warnings.add(told.at(lineNumber, 1)));
        tree = new MoveTree(given.comments(), read.get(0).tree().line());
        metadata.remove(entry.getKey());
      } else {
        warnings.add(WarningCode.OTHER_MOVES, lineNumber, 1, entry.getKey() + '：' + value);
      }
    }
    return tree;
  }
}
