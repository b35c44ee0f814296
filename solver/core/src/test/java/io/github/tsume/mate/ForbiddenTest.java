package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.game.FutileRule;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is forbidden stays so, whatever the table knows. */
class ForbiddenTest {
  /** The rook mates from 6一 promoted; without promotion only by way of the same positions. */
  private static final String SFEN = "8k/6K2/9/9/9/3R5/9/9/9 b 2s 1";

  private static final List<String> MAINLINE = List.of("6f6a+", "1a1b", "6a2a", "1b1c");

  private static void play(Session session, String usi) {
    session.play(LegalMoves.resolve(session.position(), usi));
  }

  private static Session session(MateSolver solver) {
    Position position = Sfen.position(SFEN, StandardShogi.RULES);
    return new Session(position, solver, FutileRule.STANDARD);
  }

  /** Forbids the attacker's positions of the mainline. */
  private static void forbidMainline(Session session, MateSolver solver) {
    for (int i = 0; i < MAINLINE.size(); i++) {
      if (i % 2 == 0) {
        session.forbid();
      }
      play(session, MAINLINE.get(i));
    }
    session.forbid();
    for (int i = MAINLINE.size() - 1; i >= 0; i--) {
      Session before = session(solver);
      MAINLINE.subList(0, i).forEach(usi -> play(before, usi));
      session.undo(LegalMoves.resolve(before.position(), MAINLINE.get(i)));
    }
  }

  @Test
  void a_mate_known_to_the_table_is_none_if_it_leads_through_what_is_forbidden() {
    MateSolver solver = new MateSolver(1 << 20);
    Session session = session(solver);
    play(session, "6f6a");
    assertThat(session.mates(SearchBudget.unlimited()).isProven()).isTrue();
    session.undo(LegalMoves.resolve(session(solver).position(), "6f6a"));
    forbidMainline(session, solver);
    play(session, "6f6a");
    Answer apart = session.mates(SearchBudget.unlimited());
    assertThat(apart.isDisproven()).isTrue();
    assertThat(apart.absolute()).isFalse();
    session.allowAll();
    assertThat(session.mates(SearchBudget.unlimited()).isProven()).as("allowed again").isTrue();
  }

  @Test
  void the_line_shown_is_that_of_the_mate_that_was_found() {
    MateSolver solver = new MateSolver(1 << 20);
    Session session = session(solver);
    play(session, "6f6a");
    Answer answer = session.mates(SearchBudget.unlimited());
    List<Integer> line = session.provenLine(answer.length(), SearchBudget.unlimited()).get();
    assertThat(line).hasSize(answer.length());
  }
}
