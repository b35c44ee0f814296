package io.github.tsume.mate;

import io.github.tsume.board.Move;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.EffortTable;
import io.github.tsume.budget.Efforts;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.Evasions;
import io.github.tsume.verdict.Remark;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * An explanation of the interpositions along a line: why those left out are futile, and which of
 * those that count are disputed.
 *
 * <p>Drops of several kinds on one square, about which the same is to be said, make one note, that
 * of the first kind in the order of ties.
 */
public final class FutileNotes {
  private final Session session;
  private final MateSolver solver;
  private final List<Integer> line;
  private final NavigableMap<Integer, List<Note>> notes = new TreeMap<>();
  private SearchBudget budget = SearchBudget.nodes(0);

  private FutileNotes(Position start, List<Integer> line, MateSolver solver, FutileRule rule) {
    this.session = new Session(start, solver, rule);
    this.line = line;
    this.solver = solver;
  }

  /**
   * The notes along a line from a position with the attacker to move.
   *
   * @param line a mainline to its end
   * @param budget that of the search that found it, which may be spent
   */
  public static List<Note> along(
      Position start, List<Integer> line, MateSolver solver, FutileRule rule, SearchBudget budget) {
    if (rule == FutileRule.NONE) {
      return List.of();
    }
    FutileNotes explanation = new FutileNotes(start, line, solver, rule);
    Efforts efforts = solver.efforts();
    // Each ply has its own part, so that a hard one costs the others nothing.
    SearchBudget limits = budget.rest(efforts.nodes(EffortTable.FUTILE_ALL));
    explanation.explainOpen(efforts.nodes(EffortTable.FUTILE_PLY_FIRST), limits);
    explanation.explainOpen(efforts.nodes(EffortTable.FUTILE_PLY_NEXT), limits);
    if (!budget.isSpent()) {
      long last = efforts.nodes(EffortTable.FUTILE_LAST);
      explanation.explainOpen(last, budget.slice(last));
    }
    return explanation.notes.values().stream().flatMap(List::stream).toList();
  }

  /** Explains the plies that are open, from the end on: there it helps those before. */
  private void explainOpen(long nodes, SearchBudget limits) {
    line.forEach(session::play);
    for (int played = line.size(); played > 0; played--) {
      int ply = played + 1;
      if (played % 2 == 1 && isOpen(ply) && hasInterposition()) {
        budget = limits.slice(nodes);
        notes.put(ply, explain(ply, line.size() - played));
      }
      session.undo(line.get(played - 1));
    }
  }

  private boolean isOpen(int ply) {
    List<Note> known = notes.get(ply);
    return known == null || (!known.isEmpty() && known.get(0).kind() == Remark.FUTILE_OPEN);
  }

  private List<Note> explain(int ply, int left) {
    Known<List<Note>> found =
        session.replies(session.question(left, budget)).map(all -> notes(ply, left, all));
    // Without its comparison an interposition is not explained, and none may be missing by chance.
    return found.isOpen() || budget.isSpent()
        ? List.of(Note.of(Remark.FUTILE_OPEN, ply, Move.NONE, "not-examined"))
        : found.get();
  }

  private List<Note> notes(int ply, int left, List<ValuedReply> replies) {
    List<Note> found = new ArrayList<>();
    Set<String> said = new HashSet<>();
    for (ValuedReply reply : replies) {
      if (!FutileRule.isInterposition(reply.move())) {
        continue;
      }
      Note note = reply.counts() ? disputed(ply, reply) : futile(ply, left, reply);
      boolean again =
          note != null
              && Move.isDrop(reply.move())
              && !said.add(note.kind().code() + note.why() + Move.to(reply.move()));
      if (note != null && !again) {
        found.add(note);
      }
    }
    return found;
  }

  private boolean hasInterposition() {
    for (int move : Evasions.of(session.position())) {
      if (FutileRule.isInterposition(move)) {
        return true;
      }
    }
    return false;
  }

  private Note futile(int ply, int left, ValuedReply reply) {
    WithoutGain captures =
        new WithoutGain(session.position(), reply.move(), solver, session.futile());
    WithoutGain.Comparison comparison =
        captures.shortest(captures.captures(true), reply.others(), budget);
    if (comparison == null && left == 0) {
      List<Integer> others =
          captures.captures(false).stream().filter(c -> !captures.uncoversLine(c)).toList();
      comparison = captures.shortest(others, 0, budget);
    }
    String why = left == 0 ? "mate-at-once" : "rising-rule";
    return comparison == null
        ? Note.of(Remark.FUTILE, ply, reply.move(), why)
        : new Note(
            Remark.FUTILE,
            ply,
            reply.move(),
            why,
            comparison.plies(),
            reply.others(),
            comparison.line());
  }

  /** The note on an interposition that counts, if it is one of those that are disputed. */
  private @Nullable Note disputed(int ply, ValuedReply reply) {
    if (reply.isLonger()) {
      return null;
    }
    WithoutGain captures =
        new WithoutGain(session.position(), reply.move(), solver, session.futile());
    List<Integer> others = captures.captures(false);
    if (reply.others() == 0) {
      others = others.stream().filter(captures::uncoversLine).toList();
    }
    WithoutGain.Comparison comparison = captures.shortest(others, reply.others(), budget);
    if (comparison != null) {
      String why = reply.others() == 0 ? "third-line" : "other-piece";
      return new Note(
          Remark.GREY,
          ply,
          reply.move(),
          why,
          comparison.plies(),
          reply.others(),
          comparison.line());
    }
    List<Integer> line = restoring(reply);
    return line.isEmpty()
        ? null
        : new Note(
            Remark.GREY, ply, reply.move(), "restored", reply.length(), reply.others(), line);
  }

  /**
   * The mate after an interposition, if on its way the board becomes again what it was before, at
   * the cost of more than two plies; else no moves.
   */
  private List<Integer> restoring(ValuedReply reply) {
    Position position = session.position().copy();
    long board = position.boardKey();
    Question rest = session.question(reply.length() - 1, budget);
    List<Integer> line = session.after(reply.move(), () -> session.line(rest)).orElse(List.of());
    position.play(reply.move());
    for (int move : line) {
      position.play(move);
      if (position.boardKey() == board) {
        return line;
      }
    }
    return List.of();
  }
}
