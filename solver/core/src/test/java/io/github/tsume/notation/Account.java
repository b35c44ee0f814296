package io.github.tsume.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.DefenderHand;
import io.github.tsume.notation.common.ReadOptions;
import io.github.tsume.notation.common.ReadResult;
import io.github.tsume.notation.common.RestHand;
import io.github.tsume.notation.common.WriteOptions;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.record.MoveTree;
import io.github.tsume.record.Problem;
import io.github.tsume.record.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Whether what a conversion says it lost is all that it lost. */
public final class Account {
  private Account() {}

  /** Converts a problem, reads the text, and compares in a slow and obvious way. */
  public static void check(Problem problem, Format target) {
    Conversion conversion = Conversion.of(problem, target, WriteOptions.DEFAULT);
    if (conversion.text() == null) {
      assertThat(conversion.faithful()).isFalse();
      assertThat(conversion.losses())
          .singleElement()
          .extracting(Conversion.Loss::kind)
          .isIn(Conversion.LossKind.RULES, Conversion.LossKind.POSITION);
      return;
    }
    String name = "a." + target.extensions().get(0);
    ReadResult result = Notation.read(conversion.text(), name, ReadOptions.DEFAULT);
    assertThat(result.errors()).isEmpty();
    assertThat(result.problems()).hasSize(1);
    Problem again = result.problems().get(0);
    String sfen = SfenWriter.sfen(problem.setup());
    assertThat(SfenWriter.sfen(again.setup()))
        .isIn(sfen, SfenWriter.sfen(RestHand.spelledOut(problem.setup())));
    assertThat(again.tree().moves())
        .as("moves that nobody made")
        .isEqualTo(beginning(problem.tree().moves(), again.tree().moves().length));
    assertThat(conversion.losses())
        .as("nothing comes from nowhere")
        .noneMatch(loss -> loss.detail().matches("-\\d+"));
    assertThat(conversion.losses())
        .as("what is lost is told in detail")
        .filteredOn(loss -> loss.kind() != Conversion.LossKind.DEFENDER_HAND)
        .noneMatch(loss -> loss.detail().isEmpty());
    if (conversion.losses().isEmpty()) {
      assertThat(conversion.faithful()).isTrue();
      assertThat(RestHand.sameMeaning(again.setup(), problem.setup(), DefenderHand.AUTO)).isTrue();
      assertThat(said(again)).isEqualTo(said(problem));
      assertThat(told(again.tree())).isEqualTo(told(problem.tree()));
    }
  }

  private static int[] beginning(int[] moves, int length) {
    assertThat(length).isLessThanOrEqualTo(moves.length);
    return java.util.Arrays.copyOf(moves, length);
  }

  private static Map<String, String> said(Problem problem) {
    Map<String, String> said = new TreeMap<>(problem.metadata().entries());
    said.values().removeIf(String::isBlank);
    return said;
  }

  private static List<String> told(MoveTree tree) {
    List<String> told = new ArrayList<>(lines(tree.comments()));
    for (Step step : tree.line()) {
      told.add(step.move() + " " + step.special() + " " + step.time());
      told.addAll(lines(step.comments()));
      for (MoveTree alternative : step.alternatives()) {
        told.add("(");
        told.addAll(told(alternative));
        told.add(")");
      }
    }
    return told;
  }

  private static List<String> lines(List<String> comments) {
    List<String> lines = new ArrayList<>();
    comments.forEach(comment -> lines.addAll(List.of(comment.split("\\R", -1))));
    return lines;
  }
}
