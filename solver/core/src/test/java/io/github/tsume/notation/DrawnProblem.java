package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.Problem;
import java.util.Arrays;
import java.util.List;

/** A drawn problem to which tests add words and moves, and how it is read. */
final class DrawnProblem {
  static final String SFEN = "7k1/9/7P1/9/9/9/9/9/9 b G 1";
  static final String ROWS = "| ・ ・ ・ ・ ・ ・ ・ ・ ・|\n";
  static final String DIAGRAM =
      "後手の持駒：なし\n  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n"
          + "| ・ ・ ・ ・ ・ ・ ・v玉 ・|一\n"
          + ROWS
          + "| ・ ・ ・ ・ ・ ・ ・ 歩 ・|三\n"
          + ROWS.repeat(6)
          + "+---------------------------+\n先手の持駒：金\n";

  private DrawnProblem() {}

  static ReadResult result(String text, String name) {
    return Notation.read(text, name, ReadOptions.DEFAULT);
  }

  static Problem read(String text, String name) {
    ReadResult result = result(text, name);
    assertThat(result.errors()).as(text).isEmpty();
    assertThat(result.problems()).as(text).hasSize(1);
    Problem problem = result.problems().get(0);
    assertThat(SfenWriter.sfen(problem.setup())).as(text).isEqualTo(SFEN);
    return problem;
  }

  static List<String> moves(Problem problem) {
    return Arrays.stream(problem.tree().moves())
        .mapToObj(move -> Move.toUsi(move, problem.setup().rules()))
        .toList();
  }

  static List<String> told(Problem problem) {
    return problem.warnings().stream().map(w -> w.code() + " " + w.line()).toList();
  }
}
