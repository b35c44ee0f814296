package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.game.FutileRule;
import io.github.tsume.game.TsumeGame;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verify.ProofTree;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What was proved once is not searched for again. */
class KnownProofsTest {
  /** A problem whose first proof takes less than the table knows. */
  private static final String SFEN =
      "4ng2+r/5+r1+L1/4P1k1G/4l2P1/3spS1p+p/9/3N1L+p2/3+b5/1+B7 b 2g2s2nl12p 1";

  private final Session session =
      new Session(
          Sfen.filledPosition(SFEN, StandardShogi.RULES),
          new MateSolver(16 << 20),
          FutileRule.STANDARD);
  private final TsumeGame game = session.game();
  private final DfPn search = session.search();
  private final SearchBudget unlimited = SearchBudget.unlimited();
  private int bound;

  @BeforeEach
  void prove() {
    bound = search.solve(Lengths.UNBOUNDED, unlimited).length();
  }

  @Test
  void what_a_proof_turns_out_to_take_is_known_once_it_is_entered() {
    ProofExtractor extractor = new ProofExtractor(game, search, unlimited, new ProofTree());
    int length = extractor.extract(bound);
    assertThat(length).isLessThan(bound);
    assertThat(search.proofs().length(length)).isEqualTo(-1);

    extractor.enter();

    assertThat(search.proofs().length(length)).isEqualTo(length);
    long before = search.nodes();
    assertThat(search.solve(length, unlimited).isProven()).isTrue();
    assertThat(search.nodes() - before).isLessThan(5);
  }

  @Test
  void
      a_raw_proof_is_known_even_where_futile_interpositions_are_left_out_and_a_shorter_mate_was_looked_for() {
    session.during(
        session.question(bound, unlimited),
        inquiry -> {
          assertThat(inquiry.within(bound - 4, 10).isUnknown()).isTrue();

          assertThat(inquiry.provenLength(bound)).isEqualTo(bound);
          int move = inquiry.provenMove(bound);
          inquiry.play(move);
          assertThat(inquiry.within(bound - 1, 1).isProven()).isTrue();
          return bound;
        });
  }
}
