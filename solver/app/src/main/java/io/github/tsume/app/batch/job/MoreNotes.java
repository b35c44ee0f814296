package io.github.tsume.app.batch.job;

import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.compose.Needless;
import io.github.tsume.compose.PruneReport;
import io.github.tsume.compose.Pruner;
import io.github.tsume.compose.Repair;
import io.github.tsume.compose.RepairReport;
import io.github.tsume.compose.Repairer;
import io.github.tsume.compose.Unsettled;
import io.github.tsume.goal.Found.Ending;
import io.github.tsume.index.Match;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.notation.sfen.SfenWriter;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.EditText;
import io.github.tsume.results.text.MatchText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Sentences;
import io.github.tsume.results.text.Wording;
import io.github.tsume.rules.Ruleset;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.verdict.Remark;
import io.github.tsume.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** Remarks on a checked problem that ask for more than its check did. */
final class MoreNotes {
  private static final int MOST_KNOWN = 10;

  private static final Repairer.Wanted FIRST = new Repairer.Wanted(1, false);

  private MoreNotes() {}

  /** Earlier problems that it is like; a problem is none of its own earlier ones. */
  static List<NoteEntry> known(
      List<ProblemIndex> known,
      Result.Origin origin,
      Position position,
      Ending ending,
      Messages messages) {
    String source = origin.source() == null ? "" : origin.source();
    List<NoteEntry> notes = new ArrayList<>();
    List<Integer> line = ending.length().isExact() ? ending.line() : List.of();
    for (ProblemIndex index : known) {
      for (Match match : index.find(position.toSetup(), line)) {
        boolean itself = match.isItself(origin.id(), source);
        if (!itself && notes.size() < MOST_KNOWN) {
          Wording words =
              Sentences.of("note.known-problem", in -> new Object[] {new MatchText(in).of(match)});
          notes.add(NoteEntry.of(Remark.KNOWN_PROBLEM, words, messages.locale()));
        }
      }
    }
    return notes;
  }

  /** Pieces that a sound problem does not need; the solver forgets what it knows. */
  static List<NoteEntry> needless(
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
      List<Unsettled> open = pruned.open();
      Wording words =
          Sentences.of(
              "note.needless-open", in -> new Object[] {new EditText(in, rules).unsettled(open)});
      notes.add(NoteEntry.of(Remark.NEEDLESS_OPEN, words, messages.locale()));
    }
    return notes;
  }

  private static NoteEntry note(String key, Ruleset rules, Needless found, Messages messages) {
    Wording words =
        Sentences.of(key, in -> new Object[] {new EditText(in, rules).of(found.edits())});
    return NoteEntry.of(Remark.NEEDLESS_PIECE, words, messages.locale());
  }

  /**
   * The smallest edit found that makes an unsound problem sound, if there is one; the solver
   * forgets what it knows.
   */
  static List<NoteEntry> repair(
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
          Sentences.of(
              "note.nearest-repair",
              in -> new Object[] {new EditText(in, rules).of(repair.edits()), sfen});
      notes.add(NoteEntry.of(Remark.NEAREST_REPAIR, words, messages.locale()));
    }
    return notes;
  }
}
