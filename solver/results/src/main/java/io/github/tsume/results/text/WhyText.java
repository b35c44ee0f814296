package io.github.tsume.results.text;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.compose.WhyNot;
import io.github.tsume.judgement.Defect;
import io.github.tsume.posed.Findings;
import io.github.tsume.verdict.Goal;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Reasons why boards are not what is wanted, in words. */
public final class WhyText {
  private WhyText() {}

  /** The reason, such as "cook; ply 3 G*5b 5b4a G*4b", the moves from the position on. */
  public static String of(WhyNot whyNot, Goal goal, MoveStyle style, Messages messages) {
    Findings.Row row = whyNot.defect();
    if (row == null) {
      String plies = String.valueOf(whyNot.plies());
      return whyNot.verdict() == Verdict.SOUND
          ? messages.get("outcome." + goal.reached().code(), plies)
          : messages.verdict(goal, whyNot.verdict().code());
    }
    Defect defect = row.defect();
    StringBuilder text = new StringBuilder(messages.get("defect." + defect.kind().code()));
    if (defect.ply() > 0) {
      text.append(messages.get("list.separator"));
      text.append(messages.get("ply", String.valueOf(defect.ply())));
    }
    List<Integer> line = new ArrayList<>(row.before());
    line.addAll(defect.line());
    if (defect.line().isEmpty() && defect.move() != Move.NONE) {
      line.add(defect.move());
    }
    if (line.size() > row.before().size()) {
      text.append(' ').append(LineText.of(Position.of(whyNot.setup()), line, style));
    }
    if (defect.failure() != null) {
      String why = messages.get("line-fails." + defect.failure().code());
      text.append(' ').append(messages.get("line-fails.why", why));
    }
    return text.toString();
  }
}
