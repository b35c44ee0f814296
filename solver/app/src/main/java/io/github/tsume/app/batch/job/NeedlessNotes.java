package io.github.tsume.app.batch.job;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Edit;
import io.github.tsume.compose.Needless;
import io.github.tsume.compose.PruneReport;
import io.github.tsume.compose.Pruner;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.text.EditText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Wording;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Remark;
import java.util.ArrayList;
import java.util.List;

/** Remarks on pieces that a sound problem does not need. */
final class NeedlessNotes {
  private NeedlessNotes() {}

  /** The remarks on a problem that was checked; the solver forgets what it knows. */
  static List<NoteEntry> of(
      Position position,
      SoundnessReport report,
      CheckOptions options,
      MateSolver solver,
      SearchBudget budget,
      Messages messages) {
    List<NoteEntry> notes = new ArrayList<>();
    Pruner pruner = new Pruner(solver, options, budget);
    PruneReport pruned = pruner.prune(position.toSetup(), report);
    Ruleset rules = position.rules();
    for (Needless needless : pruned.single()) {
      notes.add(note("note.needless-" + needless.keeps().code(), rules, needless, messages));
    }
    pruned
        .together()
        .ifPresent(most -> notes.add(note("note.needless-together", rules, most, messages)));
    if (!pruned.open().isEmpty()) {
      List<Edit> open = pruned.open();
      Wording words =
          Wording.of("note.needless-open", in -> new Object[] {new EditText(in, rules).of(open)});
      notes.add(NoteEntry.of(Remark.NEEDLESS_OPEN, words, messages));
    }
    return notes;
  }

  private static NoteEntry note(String key, Ruleset rules, Needless found, Messages messages) {
    Wording words = Wording.of(key, in -> new Object[] {new EditText(in, rules).of(found.edits())});
    return NoteEntry.of(Remark.NEEDLESS_PIECE, words, messages);
  }
}
