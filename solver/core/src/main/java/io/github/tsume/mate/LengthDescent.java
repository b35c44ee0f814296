package io.github.tsume.mate;

import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.game.TsumeGame;
import java.util.function.LongConsumer;

/**
 * A finder of the shortest length of a long mate, given an upper bound of it.
 *
 * <p>"Within two plies less?" is asked at the root first, and if that takes too long, at every
 * attacker's node of the candidate line, from the end to the start: there each question finds the
 * answer to the one before, so that it only has to deal with the other checks. A shorter mate found
 * on the way shortens the proof, and the line is taken anew. Where the answer at the root is no,
 * the length is exact.
 */
final class LengthDescent {
  private final Inquiry inquiry;
  private final TsumeGame game;
  private final DfPn search;
  private final Efforts efforts;
  private final KeptProof kept;
  private final SearchBudget budget;
  private final LongConsumer listener;
  private int length;
  private boolean exact;
  private boolean openOnLine;
  private long startedAt;
  private long shortenedAt;

  LengthDescent(Inquiry inquiry, KeptProof kept, SearchBudget budget, LongConsumer listener) {
    this.inquiry = inquiry;
    this.game = inquiry.game();
    this.search = inquiry.search();
    this.efforts = inquiry.efforts();
    this.kept = kept;
    this.budget = budget;
    this.listener = listener;
  }

  /** The least upper bound found by {@link #run} in plies. */
  int length() {
    return length;
  }

  /** Whether {@link #length} is proved to be the shortest. */
  boolean isExact() {
    return exact;
  }

  /**
   * Whether more of {@link #run} went before the last time that the bound was shortened than after.
   */
  boolean isShrinking() {
    return shortenedAt - startedAt > search.nodes() - shortenedAt;
  }

  /** Shortens the bound until it is exact or the budget is spent. */
  void run(int bound) {
    length = bound;
    startedAt = search.nodes();
    shortenedAt = startedAt;
    kept.hold(game, length);
    exact = bound <= 1;
    long slice = efforts.nodes(EffortTable.DESCENT_FIRST);
    while (!exact && !budget.isSpent()) {
      atRoot(openOnLine ? slice / efforts.part(EffortTable.DESCENT_ROOT_PART) : slice);
      while (!exact && !budget.isSpent() && alongLine(slice)) {
        atRoot(efforts.nodes(EffortTable.DESCENT_ROOT_AGAIN));
      }
      slice *= efforts.growth(EffortTable.DESCENT_GROWTH);
    }
  }

  private void atRoot(long slice) {
    boolean shortened = true;
    while (shortened && !exact && !budget.isSpent()) {
      listener.accept(search.nodes());
      Answer answer = inquiry.within(length - 2, budget, slice);
      shortened = answer.isProven();
      if (shortened) {
        length = answer.length();
        shortenedAt = search.nodes();
        kept.hold(game, length);
        exact = length <= 1;
      }
      exact |= answer.isDisproven();
    }
  }

  /** Goes back over the candidate line; says whether something became shorter. */
  private boolean alongLine(long slice) {
    // Where the table has lost part of the proof the line ends early, and is worth asking all the
    // same.
    int[] line =
        new CandidateLine(
                inquiry,
                Math.max(
                    efforts.nodes(EffortTable.LINE_AGAIN),
                    slice / efforts.part(EffortTable.DESCENT_LINE_PART)))
            .findPart(length);
    int[] known = knownLengths(line);
    // Together they get as much as one question.
    long afterOpen =
        Math.max(
            efforts.nodes(EffortTable.DESCENT_AFTER_OPEN), 2 * slice / Math.max(2, line.length));
    return fromTheEnd(line, known, slice, afterOpen);
  }

  /** The lengths that the table has for the attacker's nodes of a line. */
  private int[] knownLengths(int[] line) {
    int depth = game.depth();
    int[] known = new int[line.length];
    for (int i = 0; i < line.length; i++) {
      known[i] = i % 2 == 0 ? inquiry.provenLength(length - i) : 0;
      inquiry.play(line[i]);
    }
    game.unwindTo(depth);
    return known;
  }

  private boolean fromTheEnd(int[] line, int[] known, long slice, long afterOpen) {
    int depth = game.depth();
    for (int move : line) {
      inquiry.play(move);
    }
    boolean shortened = false;
    boolean open = false;
    for (int i = line.length - 1; i > 0; i--) {
      game.undo(line[i]);
      if (i % 2 == 0 && known[i] > 1) {
        // Before an open question the same is open, but another check may be shorter there; unless
        // the line itself is shorter than the bound.
        boolean promising = !open || (i + 2 < line.length && known[i] > known[i + 2] + 2);
        // The numbers of the line's own check may be those of harder questions, so that the search
        // would come to it last, though it may be settled by what was just found.
        inquiry.play(line[i]);
        inquiry.within(known[i] - 3, budget, efforts.nodes(EffortTable.DESCENT_AFTER_OPEN));
        inquiry.undo(line[i]);
        Answer answer = inquiry.within(known[i] - 2, budget, promising ? slice : afterOpen);
        shortened |= answer.isProven();
        open |= answer.isUnknown();
      }
    }
    game.unwindTo(depth);
    openOnLine = open;
    return shortened;
  }
}
