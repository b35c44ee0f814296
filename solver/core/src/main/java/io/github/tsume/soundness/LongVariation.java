package io.github.tsume.soundness;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Leftover;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Question;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.ValuedReply;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Severity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A mainline that leaves pieces over, though at one of its plies the defender has a reply, two
 * plies shorter, after which nothing can be left (変長): then composers mean that shorter line.
 */
final class LongVariation {
  private LongVariation() {}

  /** The line to examine where the author gives none, and the defect if there is one. */
  static ExaminedLine choose(
      Session session, Solution solution, CheckOptions options, SearchBudget budget) {
    List<Integer> mainline = solution.mainline();
    ExaminedLine computed = new ExaminedLine(mainline, false, List.of(), List.of(), List.of());
    if (!solution.isExact() || Hand.size(solution.leftover()) == 0) {
      return computed;
    }
    Efforts efforts = session.efforts();
    SearchBudget part =
        budget
            .share(efforts.share(EffortTable.LONG_VARIATION_SHARE))
            .slice(efforts.nodes(EffortTable.LONG_VARIATION_NODES));
    int played = 0;
    int reply = 0;
    int open = 0;
    while (played < mainline.size() && reply == 0) {
      session.play(mainline.get(played++));
      if (played % 2 == 1) {
        int left = mainline.size() - played;
        Known<List<ValuedReply>> replies =
            left < 4 ? Known.of(List.of()) : session.replies(session.question(left, part));
        open = replies.isOpen() && open == 0 ? played + 1 : open;
        reply = replies.map(all -> shorterWithoutLeftover(all, left)).orElse(0);
      }
    }
    ExaminedLine found =
        reply == 0 ? computed : found(session, solution, options, played, reply, part);
    if (open > 0) {
      found = undecided(found, mainline.size(), options, open);
    }
    while (played > 0) {
      session.undo(mainline.get(--played));
    }
    return found;
  }

  /** Whether it matters to the verdict if there is such a line. */
  private static boolean changesTheVerdict(CheckOptions options, int length) {
    Severity with = DefectClass.LONG_VARIATION.severity(options.profile(), length);
    return with != DefectClass.LEFTOVER.severity(options.profile(), length);
  }

  /**
   * What was found, with a question or a remark for the first ply that was not examined: if nothing
   * was found, there may be such a line; if one was, an earlier one.
   */
  private static ExaminedLine undecided(
      ExaminedLine found, int length, CheckOptions options, int ply) {
    boolean question = found.defects().isEmpty() && changesTheVerdict(options, length);
    List<OpenMove> open = question ? List.of(new OpenMove(length, Move.NONE)) : found.open();
    List<Note> notes = question ? List.of() : List.of(EqualVariations.notExamined(ply));
    return new ExaminedLine(found.moves(), false, found.defects(), notes, open);
  }

  private static int shorterWithoutLeftover(List<ValuedReply> replies, int left) {
    return replies.stream()
        .filter(reply -> reply.counts() && reply.length() == left - 2)
        .filter(reply -> reply.leftover() != Leftover.ALWAYS)
        .min(Comparator.comparing(ValuedReply::leftover))
        .map(ValuedReply::move)
        .orElse(0);
  }

  private static ExaminedLine found(
      Session session,
      Solution solution,
      CheckOptions options,
      int index,
      int reply,
      SearchBudget budget) {
    List<Integer> mainline = solution.mainline();
    Severity severity = DefectClass.LONG_VARIATION.severity(options.profile(), mainline.size());
    Defect defect =
        new Defect(
            DefectClass.LONG_VARIATION,
            severity,
            index + 1,
            mainline.get(index),
            PlyCount.exactly(mainline.size()),
            mainline.subList(index, mainline.size()),
            solution.leftover());
    List<Integer> line = mainline;
    List<OpenMove> open = List.of();
    if (severity != Severity.FATAL) {
      Question question = session.question(mainline.size() - index - 3, budget);
      Known<List<Integer>> rest = session.lineAfter(reply, question);
      if (rest.isOpen()) {
        // Which line is to be examined is not known, so nothing can be said of it.
        open = List.of(new OpenMove(index + 1, reply));
      } else {
        line = new ArrayList<>(mainline.subList(0, index));
        line.addAll(rest.get());
      }
    }
    return new ExaminedLine(line, false, List.of(defect), List.of(), open);
  }
}
