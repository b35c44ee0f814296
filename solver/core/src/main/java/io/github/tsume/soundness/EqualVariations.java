package io.github.tsume.soundness;

import io.github.tsume.board.Hand;
import io.github.tsume.board.Move;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.judgement.OtherReply;
import io.github.tsume.judgement.OtherReply.ReplyWeight;
import io.github.tsume.mate.BestReplies;
import io.github.tsume.mate.Known;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Question;
import io.github.tsume.mate.Session;
import io.github.tsume.soundness.LongerDefences.FoundReplies;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.PlyCount;
import io.github.tsume.verdict.Profile;
import io.github.tsume.verdict.Remark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A finder of replies that keep the value as the mainline's does, where that leaves nothing over:
 * equal variations (変同). Drops of several kinds on one square are one of them.
 */
final class EqualVariations {
  private final Session session;
  private final Efforts efforts;
  private final Mainline mainline;
  private final CheckOptions options;
  private final SearchBudget budget;
  private final List<Defect> defects = new ArrayList<>();
  private final List<Integer> openPlies = new ArrayList<>();

  EqualVariations(Session session, Mainline mainline, CheckOptions options, SearchBudget budget) {
    this.session = session;
    this.efforts = session.efforts();
    this.mainline = mainline;
    this.options = options;
    this.budget = budget;
  }

  List<Defect> defects() {
    return defects;
  }

  /** The plies at which it is not known whether there are some, if that matters to the verdict. */
  List<OpenMove> open() {
    if (options.profile() != Profile.STRICT) {
      return List.of();
    }
    return openPlies.stream().map(ply -> new OpenMove(ply, Move.NONE)).toList();
  }

  /** A remark if some may have been missed, though it changes no verdict. */
  Optional<Note> note() {
    return openPlies.isEmpty() || options.profile() == Profile.STRICT
        ? Optional.empty()
        : Optional.of(notExamined(openPlies.get(0)));
  }

  /** The remark that replies were not all examined, from a ply on. */
  static Note notExamined(int ply) {
    return Note.of(Remark.EQUAL_VARIATIONS_OPEN, ply, Move.NONE, "not-examined");
  }

  /** Asks at every reply of the mainline. */
  void run() {
    List<Integer> plies = new ArrayList<>();
    for (int ply = 2; ply <= mainline.length(); ply += 2) {
      plies.add(ply);
    }
    // Each ply has its own part: what one finds must not depend on what the others took.
    run(plies, efforts.nodes(EffortTable.EQUAL_PLY), budget, false);
    if (!openPlies.isEmpty()) {
      List<Integer> again = List.copyOf(openPlies);
      openPlies.clear();
      long more = efforts.nodes(EffortTable.EQUAL_PLIES_MORE);
      run(again, more, budget.slice(more), true);
    }
  }

  private void run(List<Integer> plies, long nodes, SearchBudget from, boolean last) {
    for (int i = 0; i < mainline.length(); i++) {
      if (plies.contains(i + 1)) {
        ask(i, from.slice(nodes), last);
      }
      session.play(mainline.move(i));
    }
    for (int i = mainline.length() - 1; i >= 0; i--) {
      session.undo(mainline.move(i));
    }
  }

  /** Asks at one reply, which stays open if what is found cannot be shown to the end. */
  private void ask(int index, SearchBudget part, boolean last) {
    int left = mainline.length() - index;
    Known<BestReplies> best = session.bestReplies(session.question(left, part));
    if (best.isOpen()) {
      openPlies.add(index + 1);
    } else {
      FoundReplies found = FoundReplies.of(best.get(), left, mainline.move(index));
      OptionalInt kept = OptionalInt.of(best.get().leftover().kept());
      OtherReply replies = new OtherReply(found, left, kept);
      list(index, replies.entries(OtherReply.ReplyKind.EQUAL), part, last);
    }
  }

  private void list(int index, List<Integer> replies, SearchBudget part, boolean last) {
    Question question = session.question(mainline.length() - index - 1, part);
    List<Defect> found = new ArrayList<>();
    boolean shown = true;
    for (int reply : replies) {
      Known<List<Integer>> line = session.lineAfter(reply, question);
      shown &= !line.isOpen();
      found.add(defect(index, reply, line.orElse(List.of(reply))));
    }
    if (!shown) {
      openPlies.add(index + 1);
    }
    if (shown || last) {
      defects.addAll(found);
    }
  }

  private Defect defect(int index, int reply, List<Integer> line) {
    return new Defect(
        DefectClass.EQUAL_VARIATION,
        ReplyWeight.equal(options.profile(), reply, mainline.move(index), index, mainline.length()),
        index + 1,
        reply,
        PlyCount.exactly(mainline.length()),
        line,
        Hand.EMPTY);
  }
}
