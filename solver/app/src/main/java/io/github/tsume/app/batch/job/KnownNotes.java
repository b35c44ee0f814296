package io.github.tsume.app.batch.job;

import io.github.tsume.board.position.Position;
import io.github.tsume.goal.Ending;
import io.github.tsume.index.Match;
import io.github.tsume.index.ProblemIndex;
import io.github.tsume.results.json.NoteEntry;
import io.github.tsume.results.json.Result;
import io.github.tsume.results.text.MatchText;
import io.github.tsume.results.text.Messages;
import io.github.tsume.results.text.Wording;
import io.github.tsume.verdict.Remark;
import java.util.ArrayList;
import java.util.List;

/** Remarks on earlier problems that a problem is like. */
final class KnownNotes {
  private static final int MOST = 10;

  private KnownNotes() {}

  /** The remarks; a problem is none of its own earlier ones. */
  static List<NoteEntry> of(
      ProblemIndex known,
      Result.Origin origin,
      Position position,
      Ending ending,
      Messages messages) {
    String source = origin.source() == null ? "" : origin.source();
    List<NoteEntry> notes = new ArrayList<>();
    List<Integer> line = ending.exact() ? ending.line() : List.of();
    for (Match match : known.find(position.toSetup(), line)) {
      boolean itself = match.isItself(origin.id(), source);
      if (!itself && notes.size() < MOST) {
        Wording words =
            Wording.of("note.known-problem", in -> new Object[] {new MatchText(in).of(match)});
        notes.add(NoteEntry.of(Remark.KNOWN_PROBLEM, words, messages));
      }
    }
    return notes;
  }
}
