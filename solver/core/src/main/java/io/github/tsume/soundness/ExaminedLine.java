package io.github.tsume.soundness;

import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.DefectClass;
import io.github.tsume.judgement.JudgedLine;
import io.github.tsume.judgement.OpenMove;
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
    if (options.authoredLine().isEmpty()) {
      return LongVariation.choose(session, solution, options, budget);
    }
    AuthoredLine author = new AuthoredLine(session, options.authoredLine(), budget);
    author.walk();
    if (author.line() != null) {
      return new ExaminedLine(author.line(), true, List.of(), author.notes(), List.of());
    }
    ExaminedLine computed = LongVariation.choose(session, solution, options, budget);
    List<Defect> defects = new ArrayList<>(computed.defects());
    List<OpenMove> open = new ArrayList<>(computed.open());
    List<Note> notes = new ArrayList<>(author.notes());
    notes.addAll(computed.notes());
    if (author.failingPly() > 0) {
      defects.add(lineFails(author, solution, options));
    }
    if (author.openPly() > 0) {
      open.add(new OpenMove(author.openPly(), io.github.tsume.board.Move.NONE));
    }
    return new ExaminedLine(computed.moves(), false, defects, notes, open);
  }

  /**
   * The author's line does not mate. It is shown from where it leaves the mainline, which takes its
   * place, to the move after which the defender escapes, and how.
   */
  private static Defect lineFails(AuthoredLine author, Solution solution, CheckOptions options) {
    List<Integer> moves = new ArrayList<>(author.given().subList(0, author.failingPly()));
    moves.addAll(author.refutation());
    int parting = JudgedLine.firstDifference(moves, solution.mainline());
    return new Defect(
        DefectClass.LINE_FAILS,
        options.profile().severity(DefectClass.LINE_FAILS, solution.length()),
        parting + 1,
        moves.get(parting),
        0,
        moves.subList(parting, moves.size()),
        0);
  }

  /** What of it the judgement goes by. */
  JudgedLine judged() {
    boolean withoutCheck =
        notes.stream().anyMatch(note -> note.kind().equals("authored-line-no-check"));
    return new JudgedLine(moves, authored, withoutCheck, !open.isEmpty());
  }
}
