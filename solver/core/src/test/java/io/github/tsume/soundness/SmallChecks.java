package io.github.tsume.soundness;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.game.FutileRule;
import io.github.tsume.mate.MateSolver;
import io.github.tsume.mate.Session;
import io.github.tsume.mate.SmallMates;
import io.github.tsume.mate.SolveListener;
import io.github.tsume.moves.CheckMoves;
import io.github.tsume.rules.Minishogi;
import io.github.tsume.soundness.SoundnessChecker.Ledger;
import java.util.List;

/** The parts of a check of a small problem, each with nothing known before. */
public final class SmallChecks {
  public static final SearchBudget UNLIMITED = SearchBudget.unlimited();

  /**
   * Minishogi, mate in 3: a bishop next to the king, guarded by the attacker's own; he steps to
   * either side, and the other bishop mates. Both ways are best play.
   */
  static final String TWO_BISHOPS = "3k1/5/3K1/5/5 b 2B 1";

  /** Minishogi, mate in 3 by 2b3a+ 4a5a 5c4b; but 2c4c and 5c3a mate in 3 as well. */
  public static final String COOKED = "1k3/3B1/+B2R1/5/5 b - 1";

  static final String COOKED_LINE = "2b3a+ 4a5a 5c4b";

  /** Minishogi, mate in 5: the bishop may be dropped on any square of the long diagonal but 2b. */
  static final String DIAGONAL = "4k/4s/5/5/5 b RBS 1";

  static final String DIAGONAL_LINE = "B*3c 1a2a R*2b 2a3a S*4b";

  /**
   * Minishogi, mate in 7: two rooks drive the king along the edge. Instead of the third check the
   * rook may go back with check, and do the same again.
   */
  static final String WAITING = "3k1/1R3/5/5/5 b R2b2g2s2p 1";

  static final String WAITING_LINE = "R*2b 2a1a 2b1b 1a2a 4b2b 2a3a 1b1a+";

  /**
   * Minishogi, mate in 3 by a gold at 2c and a silver. The king may step to 1a or to 2a; but a
   * silver at 1c or at 2c, and then the gold, mate as well.
   */
  static final String COOKED_TWICE = "5/4k/5/3K1/5 b GS2r2bgs2p 1";

  private SmallChecks() {}

  public static Position position(String sfen) {
    return sfen.chars().filter(each -> each == '/').count() == 4
        ? Sfen.position(sfen, Minishogi.RULES)
        : SmallMates.position(sfen);
  }

  static Session session(String sfen) {
    return new Session(position(sfen), new MateSolver(4 << 20), FutileRule.STANDARD);
  }

  static Mainline mainline(String sfen, String line) {
    return new Mainline(SmallMates.moves(position(sfen), line));
  }

  public static int move(String sfen, String line, String usi) {
    Position position = position(sfen);
    if (!line.isEmpty()) {
      SmallMates.moves(position, line).forEach(position::play);
    }
    return SmallMates.move(position, usi);
  }

  /** How many checks there are along a line but its own. */
  public static int otherChecks(String sfen, String line) {
    Position position = position(sfen);
    int checks = 0;
    List<Integer> moves = SmallMates.moves(position, line);
    for (int i = 0; i < moves.size(); i++) {
      if (i % 2 == 0) {
        checks += CheckMoves.generate(position, new int[Position.MAX_MOVES], 0) - 1;
      }
      position.play(moves.get(i));
    }
    return checks;
  }

  static CookFinder cooks(String sfen, String line, CheckOptions options) {
    return new CookFinder(
        session(sfen),
        mainline(sfen, line),
        false,
        options,
        Journal.Page.EMPTY,
        new KnownFailures(),
        true,
        SolveListener.NONE);
  }

  static CheckTask task(String sfen, CheckOptions options, SearchBudget budget) {
    MateSolver solver = new MateSolver(4 << 20);
    Position position = position(sfen);
    Session session = new Session(position, solver, options.solve().futile());
    return new CheckTask(
        solver,
        position,
        session,
        options,
        Journal.NONE,
        budget,
        SolveListener.NONE,
        new Ledger(),
        false);
  }
}
