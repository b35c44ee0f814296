package io.github.tsume.soundness;

import io.github.tsume.board.Move;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.Judgement.OpenMove;
import io.github.tsume.mate.Note;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.Solution;
import java.util.ArrayList;
import java.util.List;

/**
 * The line whose nodes a check examines: the author's, if he gives one that mates; else the
 * mainline that was found.
 *
 * @param moves the moves to the mate
 * @param authored whether it is the author's
 * @param defects what choosing it brought to light
 * @param notes what is to be said about the author's moves
 * @param open what of the author's moves is not decided
 */
record ExaminedLine(
    List<Integer> moves,
    boolean authored,
    List<Defect> defects,
    List<Note> notes,
    List<OpenMove> open) {
  ExaminedLine {
    moves = List.copyOf(moves);
    defects = List.copyOf(defects);
    notes = List.copyOf(notes);
    open = List.copyOf(open);
  }

  /** The line to examine of a composition that was found to mate. */
  static ExaminedLine choose(
      Session session, Solution solution, CheckOptions options, SearchBudget budget) {
    if (!options.givesLine()) {
      return LongVariation.choose(session, solution, options, budget);
    }
    AuthoredLine author =
        new AuthoredLine(session, options.authoredLine(), options.standards().lineEnd(), budget);
    author.walk();
    List<Defect> defects = new ArrayList<>();
    if (author.defect() != null) {
      defects.add(author.defect().with(options.profile(), solution.length()));
    }
    List<Integer> line = author.line();
    if (line != null) {
      return new ExaminedLine(line, true, defects, author.notes(), List.of());
    }
    ExaminedLine computed = LongVariation.choose(session, solution, options, budget);
    // What was found may be his all the same, however much of it is open.
    boolean authored = !author.fails() && JudgedLine.isAuthors(author.followed(), computed.moves());
    if (!authored) {
      defects.addAll(computed.defects());
    }
    List<OpenMove> open = new ArrayList<>(computed.open());
    List<Note> notes = new ArrayList<>(author.notes());
    notes.addAll(computed.notes());
    if (author.openPly() > 0) {
      open.add(new OpenMove(author.openPly(), Move.NONE));
    }
    return new ExaminedLine(computed.moves(), authored, defects, notes, open);
  }

  /** What of it the judgement goes by. */
  JudgedLine judged() {
    return new JudgedLine(moves, authored, !open.isEmpty());
  }
}
