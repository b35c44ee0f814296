package io.github.tsume.app.batch;

import io.github.tsume.app.json.Result.NoteEntry;
import io.github.tsume.app.text.MatchText;
import io.github.tsume.app.text.Messages;
import io.github.tsume.app.text.Wording;
import io.github.tsume.board.Position;
import io.github.tsume.index.Match;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.mate.Solution;
import java.util.ArrayList;
import java.util.List;

/** Remarks on earlier problems that a problem is like. */
final class KnownNotes {
  private static final String CODE = "known-problem";
  private static final int MOST = 10;

  private KnownNotes() {}

  /** The remarks; a problem of the same name that is the same, piece for piece, is itself. */
  static List<NoteEntry> of(
      ProblemIndex known, String id, Position position, Solution solution, Messages messages) {
    List<NoteEntry> notes = new ArrayList<>();
    List<Integer> line = solution.isExact() ? solution.mainline() : List.of();
    for (Match match : known.find(position.toSetup(), line)) {
      boolean itself =
          match.problem().id().equals(id)
              && match.relation().isPresent()
              && match.relation().get().isSame();
      if (!itself && notes.size() < MOST) {
        Wording words =
            Wording.of("note.known-problem", in -> new Object[] {new MatchText(in).of(match)});
        notes.add(NoteEntry.of(CODE, words, messages));
      }
    }
    return notes;
  }
}
