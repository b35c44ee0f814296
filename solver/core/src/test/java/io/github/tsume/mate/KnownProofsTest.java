package io.github.tsume.mate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.dfpn.SearchBudget;
import io.github.tsume.dfpn.TranspositionTable;
import io.github.tsume.rules.StandardShogi;
import io.github.tsume.verify.ProofTree;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What was proved once is not searched for again. */
class KnownProofsTest {
  /** A problem whose first proof takes less than the table knows. */
  private static final String SFEN = "9/2s6/+B8/B1g6/3g5/2ls5/2g+R5/R8/1kS6 b GPs4n3l17p 1";

  private final TsumeGame game = new TsumeGame(Sfen.filledPosition(SFEN, StandardShogi.RULES));
  private final DfPn search = new DfPn(game, new TranspositionTable(16 << 20));
  private final SearchBudget unlimited = SearchBudget.unlimited();
  private int bound;

  @BeforeEach
  void prove() {
    bound = search.solve(Lengths.UNBOUNDED, unlimited).length();
  }

  @Test
  void whatAProofTurnsOutToTakeIsKnownOnceItIsEntered() {
    ProofExtractor extractor = new ProofExtractor(game, search, unlimited, new ProofTree());
    int length = extractor.extract(bound);
    assertThat(length).isLessThan(bound);
    assertThat(search.provenLength(length)).isEqualTo(-1);

    extractor.enter();

    assertThat(search.provenLength(length)).isEqualTo(length);
    long before = search.nodes();
    assertThat(search.solve(length, unlimited).isProven()).isTrue();
    assertThat(search.nodes() - before).isLessThan(5);
  }

  @Test
  void aRawProofIsKnownEvenWhereFutileInterpositionsAreLeftOutAndAShorterMateWasLookedFor() {
    Composer composer = new Composer(game, search, FutileRule.STANDARD, unlimited);
    assertThat(composer.within(bound - 4, 10).isUnknown()).isTrue();

    assertThat(composer.provenLength(bound)).isEqualTo(bound);
    int move = composer.provenMove(bound);
    composer.play(move);
    assertThat(composer.within(bound - 1, 1).isProven()).isTrue();
  }
}
