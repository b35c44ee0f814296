package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.dfpn.TranspositionTable;
import io.github.tsume.rules.StandardShogi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LineFromStartTest {
  /** A problem whose first proof is longer than its shortest mate. */
  private static final String SFEN = "9/2s6/+B8/B1g6/3g5/2ls5/2g+R5/R8/1kS6 b GPs4n3l17p 1";

  private static final long NODES = 1_000_000;

  private final MateSolver solver = new MateSolver(64 << 20);
  private final TranspositionTable table = solver.table();
  private final Session session =
      new Session(Sfen.filledPosition(SFEN, StandardShogi.RULES), solver, FutileRule.STANDARD);
  private final TsumeGame game = session.game();
  private final DfPn search = session.search();
  private final Inquiry inquiry =
      new Inquiry(session, session.question(Lengths.UNBOUNDED, SearchBudget.unlimited()));
  private int[] line;
  private int[] known;

  private int length;

  @BeforeEach
  void prove() {
    game.setMode(FutileRule.NONE);
    int bound = search.solve(Lengths.UNBOUNDED, SearchBudget.unlimited()).length();
    game.setMode(FutileRule.STANDARD);
    length = inquiry.within(bound).length();
    findLine();
  }

  private void findLine() {
    line = new CandidateLine(inquiry, NODES).findPart(length);
    known = new int[line.length];
    for (int ply = 0; ply < line.length; ply++) {
      known[ply] = ply % 2 == 0 ? inquiry.provenLength(length - ply) : 0;
      inquiry.play(line[ply]);
    }
    game.unwindTo(0);
    assertThat(line.length).isGreaterThan(10);
  }

  /** Whether the current node mates within a bound, asked with a table of its own. */
  private boolean matesWithin(int bound) {
    DfPn other = new DfPn(game.copy(), new TranspositionTable(16 << 20));
    Answer answer = other.solve(bound, SearchBudget.unlimited());
    assertThat(answer.isUnknown()).isFalse();
    return answer.isProven();
  }

  /** Asks as another thread would; gives the nodes that it took. */
  private long ask(LineFromStart fromStart) {
    TsumeGame copy = game.copy();
    DfPn other = new DfPn(copy, table);
    fromStart.ask(copy, other, SearchBudget.unlimited());
    return other.nodes();
  }

  @Test
  void ofAMateThatIsTooLongItShortensWhatCanBeShortened() {
    LineFromStart fromStart = new LineFromStart(line, known, NODES, 1_000);
    ask(fromStart);
    assertThat(shortened()).isPositive();
    assertThat(fromStart.isShortened()).isTrue();
  }

  @Test
  void ofTheShortestMateItShortensNothing() {
    Answer answer = inquiry.within(length - 2);
    while (answer.isProven()) {
      length = answer.length();
      answer = inquiry.within(length - 2);
    }
    findLine();
    LineFromStart fromStart = new LineFromStart(line, known, NODES, 1_000);
    ask(fromStart);
    assertThat(shortened()).isZero();
    assertThat(fromStart.isShortened()).isFalse();
  }

  /** How many nodes of the line mate sooner than known; the table is to know it of each. */
  private int shortened() {
    int shortened = 0;
    for (int ply = 0; ply < line.length; ply++) {
      if (ply > 0 && ply % 2 == 0 && known[ply] > 1) {
        boolean sooner = matesWithin(known[ply] - 2);
        assertThat(inquiry.within(known[ply] - 2, 3).isProven())
            .as("ply %d", ply)
            .isEqualTo(sooner);
        shortened += sooner ? 1 : 0;
      }
      inquiry.play(line[ply]);
    }
    return shortened;
  }

  @Test
  void itEndsWhereTheDescentIs() {
    LineFromStart fromStart = new LineFromStart(line, known, NODES, 1_000);
    fromStart.reach(6);
    assertThat(ask(fromStart)).isPositive();
    assertThat(fromStart.reach(6)).isFalse();
    assertThat(fromStart.reach(4)).isTrue();
    assertThat(fromStart.reach(2)).isTrue();
    assertThat(ask(fromStart)).as("nodes, when nothing is left").isZero();
  }

  @Test
  void itAsksNothingOfADescentThatIsDone() {
    LineFromStart fromStart = new LineFromStart(line, known, NODES, 1_000);
    assertThat(fromStart.reach(2)).isFalse();
    assertThat(ask(fromStart)).isZero();
  }
}
