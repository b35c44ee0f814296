package io.github.tsume.app.batch.job;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Repair;
import io.github.tsume.compose.RepairReport;
import io.github.tsume.compose.Repairer;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.text.EditText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Wording;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Remarks on the smallest edit found that makes an unsound problem sound. */
final class RepairNotes {
  private static final Repairer.Wanted FIRST = new Repairer.Wanted(1, false);

  private RepairNotes() {}

  /**
   * The remark on a problem that was checked, if there is one; the solver forgets what it knows.
   */
  static List<NoteEntry> of(
      Position position,
      SoundnessReport report,
      CheckOptions options,
      MateSolver solver,
      SearchBudget budget,
      Messages messages) {
    List<NoteEntry> notes = new ArrayList<>();
    boolean unsound = report.verdict() == Verdict.COOKED || report.verdict() == Verdict.INCOMPLETE;
    if (!unsound) {
      return notes;
    }
    RepairReport repaired =
        new Repairer(solver, options, budget, FIRST, Repairer.Listener.NONE)
            .repair(position.toSetup(), report);
    Ruleset rules = position.rules();
    for (Repair repair : repaired.repairs()) {
      String sfen = SfenWriter.sfen(repair.setup());
      Wording words =
          Wording.of(
              "note.nearest-repair",
              in -> new Object[] {new EditText(in, rules).of(repair.edits()), sfen});
      notes.add(NoteEntry.of(Remark.NEAREST_REPAIR, words, messages));
    }
    return notes;
  }
}
