package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Position;
import io.github.tsume.board.Sfen;
import io.github.tsume.dfpn.Answer;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.moves.LegalMoves;
import io.github.tsume.rules.StandardShogi;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is forbidden stays so, whatever the table knows. */
class ForbiddenTest {
  /** The rook mates from 6一 promoted; without promotion only by way of the same positions. */
  private static final String SFEN = "8k/6K2/9/9/9/3R5/9/9/9 b 2s 1";

  private static final List<String> MAINLINE = List.of("6f6a+", "1a1b", "6a2a", "1b1c");

  private static void play(MateProbe probe, String usi) {
    probe.play(LegalMoves.resolve(probe.position(), usi));
  }

  private static MateProbe probe(MateSolver solver) {
    Position position = Sfen.position(SFEN, StandardShogi.RULES);
    return new MateProbe(position, solver, FutileRule.STANDARD);
  }

  /** Forbids the attacker's positions of the mainline. */
  private static void forbidMainline(MateProbe probe, MateSolver solver) {
    for (int i = 0; i < MAINLINE.size(); i++) {
      if (i % 2 == 0) {
        probe.forbid();
      }
      play(probe, MAINLINE.get(i));
    }
    probe.forbid();
    for (int i = MAINLINE.size() - 1; i >= 0; i--) {
      MateProbe before = probe(solver);
      MAINLINE.subList(0, i).forEach(usi -> play(before, usi));
      probe.undo(LegalMoves.resolve(before.position(), MAINLINE.get(i)));
    }
  }

  @Test
  void a_mate_known_to_the_table_is_none_if_it_leads_through_what_is_forbidden() {
    MateSolver solver = new MateSolver(1 << 20);
    MateProbe probe = probe(solver);
    play(probe, "6f6a");
    assertThat(probe.mates(SearchBudget.unlimited()).isProven()).isTrue();
    probe.undo(LegalMoves.resolve(probe(solver).position(), "6f6a"));
    forbidMainline(probe, solver);
    play(probe, "6f6a");
    Answer apart = probe.mates(SearchBudget.unlimited());
    assertThat(apart.isDisproven()).isTrue();
    assertThat(apart.absolute()).isFalse();
    probe.allowAll();
    assertThat(probe.mates(SearchBudget.unlimited()).isProven()).as("allowed again").isTrue();
  }

  @Test
  void the_line_shown_is_that_of_the_mate_that_was_found() {
    MateSolver solver = new MateSolver(1 << 20);
    MateProbe probe = probe(solver);
    play(probe, "6f6a");
    Answer answer = probe.mates(SearchBudget.unlimited());
    List<Integer> line = probe.provenLine(answer.length(), SearchBudget.unlimited());
    assertThat(line).hasSize(answer.length());
  }
}
