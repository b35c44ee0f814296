package io.github.tsume.grade;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Move;
import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.grade.Opponent.Reaction;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.soundness.SoundnessChecker;
import io.github.tsume.soundness.SoundnessReport;
import io.github.tsume.twins.SlowRules;
import io.github.tsume.twins.SoundnessTwins;
import io.github.tsume.twins.SoundnessTwins.Row;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Profile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * The opponent of somebody who solves, against the slow twin: at each node of a hundred problems
 * the solution, every other check and a move without check, each of which has to be taken for what
 * the slow twin says that it is.
 */
class OpponentTwinTest {
  private static final int PROBLEMS = Boolean.getBoolean("tsume.full") ? 400 : 100;
  private static final long NODES = 500_000;

  private final List<String> wrong = new ArrayList<>();
  private final Map<Reaction.Kind, Integer> seen = new EnumMap<>(Reaction.Kind.class);
  private int equalReplies;

  @Test
  void every_move_of_a_hundred_problems_is_taken_for_what_it_is() throws IOException {
    List<Row> rows =
        SoundnessTwins.recorded().stream()
            .filter(row -> row.author().isEmpty() && row.value().matches("[0-9]+[+]?"))
            .toList();
    int solved = 0;
    for (int i = 0; i < rows.size() && solved < PROBLEMS; i++) {
      solved += solve(rows.get(i)) ? 1 : 0;
    }
    assertThat(wrong).as("%s", seen).isEmpty();
    assertThat(solved).isEqualTo(PROBLEMS);
    assertThat(seen.get(Reaction.Kind.ANOTHER)).isGreaterThan(50);
    assertThat(seen.get(Reaction.Kind.LONGER)).isGreaterThan(20);
    assertThat(seen.get(Reaction.Kind.ESCAPES)).isGreaterThan(300);
    assertThat(seen.get(Reaction.Kind.NO_CHECK)).isGreaterThan(100);
    assertThat(equalReplies).isGreaterThan(20);
  }

  private boolean solve(Row row) {
    Position start = Sfen.position(row.sfen(), row.rules());
    MateSolver solver = new MateSolver(1 << 20);
    CheckOptions options = CheckOptions.DEFAULT.withProfile(Profile.STRICT);
    SoundnessReport report =
        new SoundnessChecker(solver)
            .check(start, options, SearchBudget.nodes(NODES), SolveListener.NONE);
    List<Integer> line = report.solution().mainline();
    if (line.isEmpty()) {
      return false;
    }
    assertThat(line).as("%s", row).hasSize(Integer.parseInt(row.value().replace("+", "")));
    Opponent opponent =
        new Opponent(start, new MateSolver(1 << 20), options, SearchBudget.nodes(20 * NODES));
    Map<String, DefectClass> ways = ways(row);
    Position at = start.copy();
    for (int i = 0; i < line.size(); i++) {
      if (i % 2 == 0) {
        List<Integer> played = line.subList(0, i);
        boolean unchecked = false;
        for (int move : SlowRules.legalMoves(at)) {
          boolean check = SlowRules.checks(at).contains(move);
          if (check || !unchecked) {
            unchecked |= !check;
            Reaction reaction =
                opponent.to(move, new Opponent.SoFar(line, false, false, played), i);
            judge(row, at, line, i, move, check, ways, reaction);
          }
        }
        equal(row, opponent, line, i);
      }
      at.play(line.get(i));
    }
    return true;
  }

  /** The other ways to mate that the slow twin lists, by ply and move. */
  private static Map<String, DefectClass> ways(Row row) {
    Map<String, DefectClass> ways = new HashMap<>();
    for (String listed : row.rows().isEmpty() ? new String[0] : row.rows().split(",")) {
      String[] parts = listed.split(" ");
      DefectClass kind = DefectClass.ofCode(parts[0]).orElseThrow();
      if (kind.isAttackers()) {
        ways.put(parts[1] + " " + parts[2], kind);
      }
    }
    return ways;
  }

  private void judge(
      Row row,
      Position at,
      List<Integer> line,
      int index,
      int move,
      boolean check,
      Map<String, DefectClass> ways,
      Reaction reaction) {
    String name = (index + 1) + " " + Move.toUsi(move, row.rules());
    boolean own = move == line.get(index);
    Optional<DefectClass> way = own ? Optional.empty() : Optional.ofNullable(ways.get(name));
    Reaction.Kind expected =
        own
            ? Reaction.Kind.RIGHT
            : !check
                ? Reaction.Kind.NO_CHECK
                : way.map(kind -> kindOf(kind, line.size())).orElse(Reaction.Kind.ESCAPES);
    seen.merge(reaction.kind(), 1, Integer::sum);
    if (reaction.kind() != expected || (way.isPresent() && reaction.way() != way.get())) {
      wrong.add(row.sfen() + " " + name + ": " + reaction + ", expected " + expected + way);
    }
    if (own && reaction.mated() != (index == line.size() - 1)) {
      wrong.add(row.sfen() + " " + name + ": mate is where the line ends");
    }
    if (reaction.kind() == Reaction.Kind.ESCAPES) {
      escapes(row, at, name, reaction.moves());
    }
    if (reaction.kind().isAccepted() && !reaction.mated()) {
      onward(row, at, line.subList(0, index), name, reaction);
    }
  }

  private static Reaction.Kind kindOf(DefectClass kind, int length) {
    if (kind == DefectClass.DETOUR || kind == DefectClass.FINAL_MOVE_LONGER) {
      return Reaction.Kind.LONGER;
    }
    return kind.isAnotherSolution(length) ? Reaction.Kind.ANOTHER : Reaction.Kind.RIGHT;
  }

  /** A refutation is legal, its replies are the defender's, and after each of them is no mate. */
  private void escapes(Row row, Position at, String name, List<Integer> moves) {
    Position after = at.copy();
    boolean legal = moves.size() > 1;
    for (int i = 0; i < moves.size() && legal; i++) {
      legal =
          i % 2 == 0
              ? SlowRules.checks(after).contains(moves.get(i))
              : SlowRules.legalMoves(after).contains(moves.get(i));
      after.play(moves.get(i));
      if (i == 1) {
        Solution rest =
            new MateSolver(1 << 20)
                .solve(after.copy(), SolveOptions.DEFAULT, SearchBudget.nodes(NODES));
        legal &= !rest.isMate();
      }
    }
    if (!legal) {
      wrong.add(row.sfen() + " " + name + ": refuted by " + moves);
    }
  }

  /** What is followed from then on begins with what was played and is legal to its end. */
  private void onward(Row row, Position at, List<Integer> played, String name, Reaction reaction) {
    List<Integer> expected = new ArrayList<>(played);
    expected.addAll(reaction.moves());
    List<Integer> line = reaction.line();
    boolean fits =
        line.size() >= expected.size() && line.subList(0, expected.size()).equals(expected);
    Position after = at.copy();
    for (int i = played.size(); fits && i < line.size(); i++) {
      fits = SlowRules.legalMoves(after).contains(line.get(i));
      after.play(line.get(i));
    }
    if (!fits) {
      wrong.add(row.sfen() + " " + name + ": goes on by " + line + " after " + expected);
    }
  }

  /** Whatever reply is picked, the mate takes as long as the problem says. */
  private void equal(Row row, Opponent opponent, List<Integer> line, int index) {
    for (int pick = 1; pick < 4; pick++) {
      Reaction reaction =
          opponent.to(
              line.get(index),
              new Opponent.SoFar(line, false, false, line.subList(0, index)),
              pick);
      equalReplies += !reaction.mated() && !reaction.line().equals(line) ? 1 : 0;
      if (!reaction.mated() && reaction.line().size() != line.size()) {
        wrong.add(row.sfen() + " ply " + (index + 1) + ": " + reaction);
      }
    }
  }
}
