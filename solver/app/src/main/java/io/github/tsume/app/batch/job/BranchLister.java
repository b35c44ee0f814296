package io.github.tsume.app.batch.job;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.results.json.CheckRequest.Branches;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.TryEntry;
import io.github.tsume.results.json.VariationEntry;
import io.github.tsume.results.text.LineText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.soundness.branches.TryFinder;
import io.github.tsume.soundness.branches.TryFinder.Try;
import io.github.tsume.soundness.branches.VariationFinder;
import io.github.tsume.soundness.branches.VariationFinder.Variation;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Unfinished;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A list of what was asked for besides the mainline: variations and tries. */
final class BranchLister {

  private final Branches wanted;
  private final FutileRule rule;
  private final Messages messages;
  private final List<VariationEntry> variations = new ArrayList<>();
  private final List<TryEntry> tries = new ArrayList<>();
  private final List<NoteEntry> notes = new ArrayList<>();
  private final Set<Unfinished> unfinished = EnumSet.noneOf(Unfinished.class);

  BranchLister(JobOptions options, Messages messages) {
    this.wanted = options.asked().branches();
    this.rule = options.solve().futile();
    this.messages = messages;
  }

  /** Makes the lists for a solution whose length is exact; for others they would not hold. */
  void list(Position position, Solution solution, MateSolver solver, SearchBudget budget) {
    if (!solution.isExact()) {
      return;
    }
    if (wanted.variations() > 0) {
      variations(
          position, solution, solver, budget.rest(solver.efforts().nodes(EffortTable.LIST_NODES)));
    }
    if (wanted.tries() > 0) {
      SearchBudget part = budget.rest(solver.efforts().nodes(EffortTable.LIST_NODES));
      TryFinder finder =
          new TryFinder(position, solution.mainline(), wanted.tries(), solver, rule, part);
      finder.find().forEach(attempt -> tries.add(entry(position, solution.mainline(), attempt)));
      noteOpen(Remark.TRIES_OPEN, finder.openPlies(), "why.tries-not-examined");
    }
  }

  private void variations(
      Position position, Solution solution, MateSolver solver, SearchBudget budget) {
    List<Integer> line = solution.mainline();
    VariationFinder finder =
        new VariationFinder(position, line, wanted.variations(), solver, rule, budget);
    finder.find().forEach(variation -> variations.add(entry(position, line, variation)));
    noteOpen(Remark.VARIATIONS_OPEN, finder.openPlies(), "why.not-examined");
  }

  private void noteOpen(Remark remark, List<Integer> plies, String why) {
    for (int ply : plies) {
      remark.leaves().ifPresent(unfinished::add);
      notes.add(NoteEntry.of(remark, ply, Sentences.of(why), messages.locale()));
    }
  }

  private static VariationEntry entry(Position start, List<Integer> line, Variation variation) {
    Position position = before(start, line, variation.ply());
    return new VariationEntry(
        variation.ply(),
        Move.toUsi(variation.move(), start.rules()),
        variation.length(),
        variation.equal(),
        !variation.counts(),
        LineText.usi(position, variation.line()),
        Prepared.pieces(position, variation.leftover()));
  }

  private static TryEntry entry(Position start, List<Integer> line, Try attempt) {
    return new TryEntry(
        attempt.ply(),
        Move.toUsi(attempt.move(), start.rules()),
        attempt.plies(),
        attempt.endless(),
        LineText.usi(before(start, line, attempt.ply()), attempt.line()));
  }

  private static Position before(Position start, List<Integer> line, int ply) {
    Position position = start.copy();
    line.subList(0, ply - 1).forEach(position::play);
    return position;
  }

  List<VariationEntry> variations() {
    return variations;
  }

  List<TryEntry> tries() {
    return tries;
  }

  /** What could not be listed. */
  List<NoteEntry> notes() {
    return notes;
  }

  /** Which lists are not complete. */
  Set<Unfinished> unfinished() {
    return unfinished;
  }
}
