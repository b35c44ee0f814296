package io.github.tsume.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.CanonicalSfen;
import io.github.tsume.board.Setup;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.judgement.Defect;
import io.github.tsume.judgement.Defect.LineFailure;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.Solution;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.mate.SolveOptions;
import io.github.tsume.metric.RankFormula;
import io.github.tsume.moves.Evasions;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.soundness.CheckOptions;
import io.github.tsume.verdict.Aim;
import io.github.tsume.verdict.DefectClass;
import io.github.tsume.verdict.Outcome;
import io.github.tsume.verdict.Verdict;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What {@link WhyNot} says is so: the moves it names are played, and what is left is solved. */
class WhyNotTest {
  private static final SearchBudget BUDGET = SearchBudget.nodes(1_000_000_000);

  /** All predecessors would take minutes. */
  private static final int EACH = 7;

  private final MateSolver solver = new MateSolver(1 << 22);
  private final WhyNot.Finder finder = new WhyNot.Finder(Aim.MATE, CheckOptions.DEFAULT);
  private final Map<DefectClass, Integer> shown = new EnumMap<>(DefectClass.class);
  private int alone;

  private Solution solved(Position position) {
    solver.clear();
    return solver.solve(
        position, SolveOptions.DEFAULT, SearchBudget.nodes(500_000), SolveListener.NONE);
  }

  /** The legal move between the same squares, whatever it moves. */
  private static OptionalInt same(Position position, int move) {
    return Arrays.stream(LegalMoves.of(position))
        .filter(legal -> IntendedLine.look(legal, move))
        .findFirst();
  }

  private boolean mates(Position position, int check) {
    Position after = position.copy();
    after.play(check);
    return Arrays.stream(Evasions.of(after))
        .allMatch(
            reply -> {
              Position next = after.copy();
              next.play(reply);
              return solved(next).outcome() == Outcome.MATE;
            });
  }

  /** Follows a reason by the solver alone. */
  private void follow(WhyNot why, List<Integer> wanted, int plies) {
    Position start = Position.of(why.setup());
    String name = CanonicalSfen.of(why.setup()) + " " + why;
    if (why.defect() == null) {
      Solution solution = solved(start);
      alone++;
      if (why.verdict() == Verdict.UNSOLVABLE) {
        assertThat(solution.outcome()).as(name).isEqualTo(Outcome.NO_MATE);
      } else {
        assertThat(why.verdict()).as(name).isEqualTo(Verdict.SOUND);
        assertThat(solution.length()).as(name).isEqualTo(why.plies()).isNotEqualTo(plies);
      }
      return;
    }
    Defect defect = why.defect().defect();
    DefectClass kind = defect.kind();
    shown.merge(kind, 1, Integer::sum);
    why.defect().before().forEach(start::play);
    if (kind.isAttackers()) {
      assertThat(mates(start, defect.move())).as(name).isTrue();
      assertThat(why.defect().before()).as(name).hasSize(defect.ply() - 1);
    } else if (kind == DefectClass.LEFTOVER) {
      assertThat(solved(start).leftover()).as(name).isNotZero();
    } else if (kind == DefectClass.LONGER_DEFENCE) {
      start.play(defect.move());
      Solution rest = solved(start);
      assertThat(defect.ply() + rest.length()).as(name).isGreaterThan(wanted.size());
    } else if (defect.failure() == LineFailure.ILLEGAL) {
      assertThat(same(start, wanted.get(defect.ply() - 1))).as(name).isEmpty();
    } else if (defect.failure() == LineFailure.NO_CHECK) {
      start.play(same(start, wanted.get(defect.ply() - 1)).getAsInt());
      assertThat(start.inCheck()).as(name).isFalse();
    } else {
      assertThat(kind).as(name).isEqualTo(DefectClass.LINE_FAILS);
      boolean legal = Arrays.stream(LegalMoves.of(start)).anyMatch(move -> move == defect.move());
      assertThat(defect.failure()).as(name).isEqualTo(LineFailure.ESCAPE);
      assertThat(legal).as(name).isTrue();
      defect.line().forEach(start::play);
      if (defect.line().size() > 1) {
        assertThat(solved(start).outcome()).as(name).isEqualTo(Outcome.NO_MATE);
      } else {
        assertThat(mates(start, defect.move())).as(name).isFalse();
      }
    }
  }

  @Test
  void what_refutes_an_extension_is_seen_when_it_is_played() {
    Position base = SmallMates.position(SmallMates.SACRIFICE);
    Extender.Origin origin = new Extender.Origin(base.toSetup(), solved(base).mainline());
    Extender extender = new Extender(new MateSolver(1 << 24), CheckOptions.DEFAULT);
    List<Predecessor> all = Extender.candidates(origin, RankFormula.USUAL::of);
    for (int i = 0; i < all.size(); i += EACH) {
      Predecessor each = all.get(i);
      List<Integer> line = each.before(origin.line());
      if (extender.ask(origin, each, SearchBudget.nodes(30_000)).outcome()
          == Extender.Fate.REFUTED) {
        follow(finder.of(each.setup(), line, line.size(), BUDGET), line, line.size());
      }
    }
    assertThat(shown).containsKeys(DefectClass.COOK, DefectClass.SHORT_COOK);
  }

  @Test
  void what_refutes_a_variant_is_seen_when_it_is_played() {
    Setup board = SmallMates.position(SmallMates.SACRIFICE).toSetup();
    List<Choice> choices =
        List.of(
            Choice.ofHand("S,G,SP,N", board),
            Choice.ofSquare("4d=+R,R,G,-", board),
            Choice.ofSquare("2c=p,P,-", board));
    Varier varier = new Varier(new MateSolver(1 << 24), Aim.MATE, CheckOptions.DEFAULT, 5);
    for (Setup each : Variants.of(board, choices, 3)) {
      if (varier.ask(each, BUDGET).outcome() == Extender.Fate.REFUTED) {
        follow(finder.of(each, List.of(), 5, BUDGET), List.of(), 5);
      }
    }
    assertThat(alone).isPositive();
    assertThat(shown).containsKey(DefectClass.COOK);
  }

  @Test
  void what_a_piece_is_needed_for_is_seen_when_it_is_played() {
    Setup setup = SmallMates.position(SmallMates.SACRIFICE).toSetup();
    List<Integer> line = solved(Position.of(setup)).mainline();
    for (Edit each : WeakerEdits.of(setup).stream().flatMap(List::stream).toList()) {
      for (boolean kept : new boolean[] {true, false}) {
        WhyNot why = finder.of(setup, List.of(each), line, kept, BUDGET);
        if (why != null) {
          follow(why, line, line.size());
        }
      }
    }
    assertThat(shown).containsKeys(DefectClass.LINE_FAILS, DefectClass.COOK);
  }
}
