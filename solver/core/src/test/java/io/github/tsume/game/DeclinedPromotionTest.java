package io.github.tsume.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.tsume.board.Sfen;
import io.github.tsume.board.position.Position;
import io.github.tsume.budget.SearchBudget;
import io.github.tsume.dfpn.DfPn;
import io.github.tsume.dfpn.Lengths;
import io.github.tsume.dfpn.table.TranspositionTable;
import io.github.tsume.rules.StandardShogi;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Problems whose key is a check by a rook or bishop that declines its promotion, so that a pawn
 * drop later on is no mate (Shōgi Zukō 15, 33, 37, 88, 89). While that check waited for the
 * promotion to be refuted first, they took 247,000, 418,000, over sixteen million, 370,000 and
 * fifteen million nodes.
 */
class DeclinedPromotionTest {
  @ParameterizedTest
  @CsvSource({
    "2g+Rp4/k+r1BlB3/NN1g5/n1pP+p4/9/1L7/9/9/9 b NP2g4s2l13p 1, 100000",
    "l8/1n7/np3B3/SR1+P5/k1N6/9/1Ps6/1N7/5+B3 b r4g2s3l15p 1, 100000",
    "1R7/9/g1+P6/+P2s5/1+bk+pg4/GN1Rl4/Pn+p6/3S5/9 b B2N3Pg2s3l10p 1, 1000000",
    "4gn1Sk/4pP1pB/9/4+PN1GG/4B+p1rr/9/9/9/9 b N2Pg3sn4l11p 1, 100000",
    "k1S+b5/ng1S1l3/1gN1P4/BN1+ps4/3R5/1S2R4/9/9/9 b 2gn3l16p 1, 1000000"
  })
  void is_not_put_off(String sfen, long nodes) {
    Position position = Sfen.position(sfen, StandardShogi.RULES);
    DfPn search = new DfPn(new TsumeGame(position), new TranspositionTable(64 << 20));
    assertThat(search.solve(Lengths.UNBOUNDED, SearchBudget.nodes(nodes)).isProven()).isTrue();
  }
}
